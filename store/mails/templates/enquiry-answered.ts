import { message } from '../../../shared/messages/message.ts'
import type { Template } from '../content.ts'
import { button, text } from '../parts.ts'

export const enquiryAnswered: Template<'enquiry-answered'> = {
	sample: { number: 'EQ-7KQ4-M2XD', installer: 'Kulkarni Solar', path: '/account/enquiries' },
	content: ({ number, installer, path }, { name }) => ({
		subject: message('mail.enquiry_answered.subject', { number }),
		title: message('mail.enquiry_answered.title'),
		blocks: [
			text('mail.enquiry_answered.text', { number, installer }),
			text('mail.enquiry_answered.next'),
			...(path === null ? [] : [button(message('mail.enquiry_answered.button'), path)]),
		],
		reason: message('mail.because_of_enquiry', { shop: name }),
	}),
}
