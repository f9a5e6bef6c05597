import { message } from '../../shared/messages/message.ts'
import type { Template } from '../content.ts'
import { orderButton, quoted } from '../parts.ts'
import { SAMPLE_ORDER, SAMPLE_WORDS } from '../samples.ts'

export const orderCancelled: Template<'order-cancelled'> = {
	sample: { ...SAMPLE_ORDER, reason: SAMPLE_WORDS.cancellation },
	content: ({ orderId, reason, ...link }, { name }) => ({
		subject: message('mail.order_cancelled.subject', { orderId }),
		title: message('mail.order_cancelled.title'),
		blocks: [
			{ kind: 'text', message: message('mail.order_cancelled.text', { orderId }) },
			...quoted(message('mail.order_cancelled.reason'), reason),
			{ kind: 'text', message: message('mail.order_cancelled.next') },
			orderButton(link),
		],
		reason: message('mail.because_of_order', { shop: name }),
	}),
}
