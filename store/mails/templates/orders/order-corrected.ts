import { orderMail } from '../../order-mail.ts'
import { text } from '../../parts.ts'
import { SAMPLE_ORDER } from '../../samples.ts'

export const orderCorrected = orderMail<'order-corrected'>({
	words: 'mail.order_corrected',
	sample: { ...SAMPLE_ORDER, changed: ['phone', 'street'] },
	blocks: ({ orderId, changed }) => [
		text('mail.order_corrected.text', { orderId, changed }),
		text('mail.order_corrected.next'),
	],
})
