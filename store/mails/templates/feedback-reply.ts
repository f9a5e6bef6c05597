import { message } from '../../../shared/messages/message.ts'
import type { Template } from '../content.ts'
import { quoted, text } from '../parts.ts'
import { SAMPLE_WORDS } from '../samples.ts'

export const feedbackReply: Template<'feedback-reply'> = {
	sample: { text: SAMPLE_WORDS.reply },
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
