import { message } from '../../../shared/messages/message.ts'
import type { Template } from '../content.ts'
import { orderButton, text, visit } from '../parts.ts'
import { SAMPLE_ORDER, SAMPLE_SPAN } from '../samples.ts'

const sample = { ...SAMPLE_ORDER, installer: 'Kulkarni Solar', span: SAMPLE_SPAN }

/** Mails of a time that waits for the buyer's word. */
const toConfirm = <T extends 'appointment-proposed' | 'appointment-moved'>(
	words: 'mail.appointment_proposed' | 'mail.appointment_moved',
): Template<T> => ({
	sample,
	content: ({ orderId, installer, span, visit: what, ...link }, { name }) => ({
		subject: message(`${words}.subject`, { orderId, visit: what }),
		title: message(`${words}.title`, { visit: what }),
		blocks: [
			text(`${words}.text`, { orderId, installer }),
			visit(span, orderId, what),
			text('mail.appointment_proposed.next'),
			orderButton(link, message('mail.appointment_proposed.button')),
		],
		reason: message('mail.because_of_order', { shop: name }),
	}),
})

export const appointmentProposed = toConfirm<'appointment-proposed'>('mail.appointment_proposed')
export const appointmentMoved = toConfirm<'appointment-moved'>('mail.appointment_moved')

export const appointmentConfirmed: Template<'appointment-confirmed'> = {
	sample,
	content: ({ orderId, installer, span, visit: what, ...link }, { name }) => ({
		subject: message('mail.appointment_confirmed.subject', { span, visit: what }),
		title: message('mail.appointment_confirmed.title', { visit: what }),
		blocks: [
			text('mail.appointment_confirmed.text', { orderId, installer }),
			visit(span, orderId, what),
			text('mail.appointment_confirmed.next'),
			orderButton(link),
		],
		reason: message('mail.because_of_order', { shop: name }),
	}),
}
