import { message } from '../../../shared/messages/message.ts'
import type { Template } from '../../content.ts'
import { SAMPLE_WAITING } from '../../samples.ts'

export const orderUnassigned: Template<'order-unassigned'> = {
	sample: { ...SAMPLE_WAITING, path: `/admin/orders/${SAMPLE_WAITING.orderId}` },
	content: ({ path, ...waiting }, { name }) => ({
		subject: message('mail.order_unassigned.subject', waiting),
		title: message('mail.order_unassigned.title'),
		blocks: [
			{ kind: 'text', message: message('mail.order_unassigned.text', waiting) },
			{ kind: 'text', message: message('mail.order_unassigned.next') },
			{ kind: 'button', label: message('mail.order_unassigned.button'), path },
		],
		reason: message('mail.because_of_admin', { shop: name }),
	}),
}
