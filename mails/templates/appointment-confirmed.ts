import { message } from '../../shared/messages/message.ts'
import type { Template } from '../content.ts'
import { orderButton, visit } from '../parts.ts'
import { SAMPLE_ORDER, SAMPLE_SPAN } from '../samples.ts'

export const appointmentConfirmed: Template<'appointment-confirmed'> = {
	sample: { ...SAMPLE_ORDER, installer: 'Kulkarni Solar', span: SAMPLE_SPAN },
	content: ({ orderId, installer, span, ...link }, { name }) => ({
		subject: message('mail.appointment_confirmed.subject', { span }),
		title: message('mail.appointment_confirmed.title'),
		blocks: [
			{ kind: 'text', message: message('mail.appointment_confirmed.text', { orderId, installer }) },
			visit(span, orderId),
			{ kind: 'text', message: message('mail.appointment_confirmed.next') },
			orderButton(link),
		],
		reason: message('mail.because_of_order', { shop: name }),
	}),
}
