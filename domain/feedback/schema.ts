import { z } from '@hono/zod-openapi'
import { PageQuery } from '../../shared/page.ts'
import { email, line, optionalLine } from '../../shared/text.ts'
import { FEEDBACK_STATUSES } from './rules.ts'

export const FeedbackStatus = z
	.enum(FEEDBACK_STATUSES, { error: 'Status must be Pending, Reviewed or Resolved.' })
	.openapi('FeedbackStatus')
export type FeedbackStatus = z.output<typeof FeedbackStatus>

export const FeedbackQuery = PageQuery.extend({
	status: FeedbackStatus.optional(),
	q: optionalLine(100).openapi({ description: 'Part of the name, email, subject or message' }),
})

export const NewFeedback = z
	.object({
		name: line(100, 'Name is required.'),
		email: email('Email is required.'),
		subject: line(200, 'Subject is required.'),
		message: line(5000, 'Message is required.'),
	})
	.openapi('NewFeedback')
export type NewFeedback = z.output<typeof NewFeedback>

export const FeedbackChange = z.object({ status: FeedbackStatus }).openapi('FeedbackChange')

export const Feedback = z
	.object({
		id: z.string(),
		name: z.string(),
		email: z.string(),
		subject: z.string(),
		message: z.string(),
		status: FeedbackStatus,
		date: z.string(),
	})
	.openapi('Feedback')
export type Feedback = z.output<typeof Feedback>
