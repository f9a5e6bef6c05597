import { message } from '../../../../shared/messages/message.ts'
import { orderMail } from '../../order-mail.ts'
import { quoted, text } from '../../parts.ts'
import { SAMPLE_ORDER, SAMPLE_WORDS } from '../../samples.ts'

export const orderCancelled = orderMail<'order-cancelled'>({
	words: 'mail.order_cancelled',
	sample: { ...SAMPLE_ORDER, reason: SAMPLE_WORDS.cancellation, fulfilment: 'installation' },
	blocks: ({ orderId, reason, fulfilment = 'installation' }) => [
		text('mail.order_cancelled.text', { orderId, isInstalled: fulfilment === 'installation' }),
		...quoted(message('mail.order_cancelled.reason'), reason),
		text('mail.order_cancelled.next'),
	],
})
