import { message } from '../../shared/messages/message.ts'
import type { Template } from '../content.ts'
import { orderButton, visit } from '../parts.ts'
import { SAMPLE_ORDER, SAMPLE_SPAN } from '../samples.ts'

export const appointmentMoved: Template<'appointment-moved'> = {
	sample: { ...SAMPLE_ORDER, installer: 'Kulkarni Solar', span: SAMPLE_SPAN },
	content: ({ orderId, installer, span, ...link }, { name }) => ({
		subject: message('mail.appointment_moved.subject', { orderId }),
		title: message('mail.appointment_moved.title'),
		blocks: [
			{ kind: 'text', message: message('mail.appointment_moved.text', { orderId, installer }) },
			visit(span, orderId),
			{ kind: 'text', message: message('mail.appointment_proposed.next') },
			orderButton(link, message('mail.appointment_proposed.button')),
		],
		reason: message('mail.because_of_order', { shop: name }),
	}),
}
