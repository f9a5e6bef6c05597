import { orderMail } from '../../order-mail.ts'
import { text } from '../../parts.ts'
import { SAMPLE_ORDER } from '../../samples.ts'

export const orderExpired = orderMail<'order-expired'>({
	words: 'mail.order_expired',
	sample: SAMPLE_ORDER,
	blocks: ({ orderId, awaited }) =>
		awaited === 'confirmation'
			? [text('mail.order_expired.unconfirmed', { orderId })]
			: [text('mail.order_expired.text', { orderId }), text('mail.order_expired.next')],
})
