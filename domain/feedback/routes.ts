import { anybody, routesTagged } from '../../http/call.ts'
import { respond, respondNoContent, respondPage } from '../../http/respond.ts'
import { created, list, noContent, ok } from '../../http/responses.ts'
import { body, newRouter } from '../../http/router.ts'
import { BulkResult } from '../../shared/lists/bulk.ts'
import { deleteFeedback, sendFeedback, setFeedbackStatus } from './commands.ts'
import { mayRead } from './policy.ts'
import { listFeedback } from './queries.ts'
import { replyToFeedback } from './replies.ts'
import { Feedback, FeedbackChange, FeedbackQuery, NewFeedback, NewReply } from './schema.ts'

const call = routesTagged('Feedback')

export function feedbackRoutes() {
	return newRouter()
		.openapi(
			call('POST /feedback', anybody, {
				summary: 'Write to the store',
				countedBy: 'messages',
				body: body(NewFeedback),
				responses: created(Feedback, 'Received', 429),
			}),
			async (c) => c.json(await sendFeedback(c.var.ctx, c.req.valid('json')), 201),
		)
		.openapi(
			call('GET /feedback', mayRead, {
				summary: 'Read what was written (admin)',
				query: FeedbackQuery,
				responses: list(Feedback, 'Newest first'),
			}),
			(c) => respondPage(c, listFeedback, c.req.valid('query')),
		)
		.openapi(
			call('POST /feedback-replies', mayRead, {
				summary: 'Reply to one or several, who get a mail, and resolve them (admin)',
				body: body(NewReply),
				responses: ok(BulkResult, 'Who was replied to, and who was not'),
			}),
			(c) => respond(c, replyToFeedback, c.req.valid('json')),
		)
		.openapi(
			call('PATCH /feedback/{id}', mayRead, {
				summary: 'Set its status (admin)',
				body: body(FeedbackChange),
				responses: ok(Feedback, 'Changed'),
			}),
			(c) => {
				const { status } = c.req.valid('json')
				const { id } = c.req.valid('param')
				return respond(c, setFeedbackStatus, id, status)
			},
		)
		.openapi(
			call('DELETE /feedback/{id}', mayRead, {
				summary: 'Delete it (admin)',
				responses: noContent('Deleted'),
			}),
			(c) => respondNoContent(c, deleteFeedback, c.req.valid('param').id),
		)
}
