import { message } from '../../../shared/messages/message.ts'
import type { Template } from '../content.ts'
import { button, quoted, text } from '../parts.ts'

export const enquiryAnswered: Template<'enquiry-answered'> = {
	sample: { number: 'EQ-7KQ4-M2XD', installer: 'Kulkarni Solar', path: '/account/enquiries' },
	content: ({ number, installer, path, reply = null }, { name }) => ({
		subject: message('mail.enquiry_answered.subject', { number }),
		title: message('mail.enquiry_answered.title'),
		blocks: [
			...(reply === null
				? [
						text('mail.enquiry_answered.text', { number, installer }),
						text('mail.enquiry_answered.next'),
					]
				: [
						...quoted(message('mail.enquiry_answered.reply', { number }), reply),
						text('mail.enquiry_answered.reply_next'),
					]),
			...(path === null ? [] : [button(message('mail.enquiry_answered.button'), path)]),
		],
		reason: message('mail.because_of_enquiry', { shop: name }),
	}),
}
