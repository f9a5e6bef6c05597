import { message } from '../../../../shared/messages/message.ts'
import { orderMail } from '../../order-mail.ts'
import { destinationButton, quoted, text } from '../../parts.ts'
import { SAMPLE_ORDER, SAMPLE_WORDS } from '../../samples.ts'

export const refundBegun = orderMail<'refund-begun'>({
	words: 'mail.refund_begun',
	sample: { ...SAMPLE_ORDER, amount: 12_500_00, reason: SAMPLE_WORDS.refund, goes: 'asked' },
	blocks: ({ orderId, amount, reason, goes = 'back', ...link }) => [
		text('mail.refund_begun.text', { orderId, amount }),
		...quoted(message('mail.refund_begun.reason'), reason),
		text('mail.refund_begun.next', { goes }),
		...(goes === 'asked' ? [destinationButton(link)] : []),
	],
})
