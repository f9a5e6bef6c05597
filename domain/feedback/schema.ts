import { z } from '@hono/zod-openapi'
import { bulkIds } from '../../shared/lists/bulk.ts'
import { PageQuery } from '../../shared/lists/page-query.ts'
import { issue } from '../../shared/messages/message.ts'
import { model } from '../../shared/model.ts'
import { email } from '../../shared/text/email.ts'
import { line, paragraphs, personName, sought } from '../../shared/text/text.ts'
import { FEEDBACK_STATUSES } from './rules.ts'

export const FeedbackStatus = z
	.enum(FEEDBACK_STATUSES, { error: issue('feedback.bad_status') })
	.openapi('FeedbackStatus')
export type FeedbackStatus = z.output<typeof FeedbackStatus>

export const FeedbackQuery = PageQuery.extend({
	status: FeedbackStatus.optional(),
	q: sought(100).openapi({ description: 'Part of the name, email, subject or message' }),
})

export const NewFeedback = model('NewFeedback', {
	name: personName(100, issue('feedback.name_required')),
	email: email(issue('feedback.email_required')),
	subject: line(200, issue('feedback.subject_required')),
	message: paragraphs(5000, issue('feedback.message_required')),
})
export type NewFeedback = z.output<typeof NewFeedback>

export const FeedbackChange = model('FeedbackChange', { status: FeedbackStatus })

export const NewReply = model('NewFeedbackReply', {
	ids: bulkIds(issue('feedback.choose')),
	text: paragraphs(5000, issue('feedback.reply_required')),
})
export type NewReply = z.output<typeof NewReply>

export const Feedback = model('Feedback', {
	id: z.string(),
	name: z.string(),
	email: z.string(),
	subject: z.string(),
	message: z.string(),
	status: FeedbackStatus,
	date: z.string(),
	replies: z
		.array(z.object({ by: z.string(), text: z.string(), at: z.string() }))
		.openapi({ description: 'What the shop answered, the first reply first' }),
})
export type Feedback = z.output<typeof Feedback>
