import { message } from '../../../shared/messages/message.ts'
import type { Template } from '../content.ts'
import { quoted, text } from '../parts.ts'

export const feedbackReply: Template<'feedback-reply'> = {
	sample: { text: 'Yes, this cable suits 30 A. Its data sheet is on the page of the cable.' },
	content: ({ text: reply }, { name }) => ({
		subject: message('mail.feedback_reply.subject', { shop: name }),
		title: message('mail.feedback_reply.title'),
		blocks: [
			...quoted(message('mail.feedback_reply.text'), reply),
			text('mail.feedback_reply.next'),
		],
		reason: message('mail.because_of_feedback', { shop: name }),
	}),
}
