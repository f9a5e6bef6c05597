import { message } from '../../../shared/messages/message.ts'
import type { Template } from '../../content.ts'
import { orderButton } from '../../parts.ts'
import { SAMPLE_ORDER } from '../../samples.ts'

export const orderExpired: Template<'order-expired'> = {
	sample: SAMPLE_ORDER,
	content: ({ orderId, ...link }, { name }) => ({
		subject: message('mail.order_expired.subject', { orderId }),
		title: message('mail.order_expired.title'),
		blocks: [
			{ kind: 'text', message: message('mail.order_expired.text', { orderId }) },
			{ kind: 'text', message: message('mail.order_expired.next') },
			orderButton(link),
		],
		reason: message('mail.because_of_order', { shop: name }),
	}),
}
