import { message } from '../../../../shared/messages/message.ts'
import { orderMail } from '../../order-mail.ts'
import { quoted, text } from '../../parts.ts'
import { SAMPLE_ORDER, SAMPLE_WORDS } from '../../samples.ts'

export const refundBegun = orderMail<'refund-begun'>({
	words: 'mail.refund_begun',
	sample: { ...SAMPLE_ORDER, amount: 12_500_00, reason: SAMPLE_WORDS.refund },
	blocks: ({ orderId, amount, reason }) => [
		text('mail.refund_begun.text', { orderId, amount }),
		...quoted(message('mail.refund_begun.reason'), reason),
		text('mail.refund_begun.next'),
	],
})
