import { orderMail } from '../../order-mail.ts'
import { text } from '../../parts.ts'
import { SAMPLE_ORDER } from '../../samples.ts'

export const orderLink = orderMail<'order-link'>({
	words: 'mail.order_link',
	sample: SAMPLE_ORDER,
	blocks: ({ orderId }) => [
		text('mail.order_link.text', { orderId }),
		text('mail.order_link.next'),
	],
})
