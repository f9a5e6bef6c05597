import { z } from '@hono/zod-openapi'
import { answer, answerDone, answerPage } from '../../http/answer.ts'
import { anybody, callsUnder } from '../../http/call.ts'
import { limit } from '../../http/limits.ts'
import { body, json, newRouter, problems } from '../../http/router.ts'
import { deleteFeedback, sendFeedback, setFeedbackStatus } from './commands.ts'
import { mayRead } from './policy.ts'
import { listFeedback } from './queries.ts'
import { Feedback, FeedbackChange, FeedbackQuery, NewFeedback } from './schema.ts'

const call = callsUnder('Feedback')

const postFeedback = call('POST /feedback', anybody, {
	summary: 'Write to the store',
	body: body(NewFeedback),
	responses: { 201: json(Feedback, 'Received'), ...problems(429) },
})

const getFeedback = call('GET /feedback', mayRead, {
	summary: 'Read what was written (admin)',
	query: FeedbackQuery,
	responses: { 200: json(z.array(Feedback), 'Newest first; X-Total-Count has how many') },
})

const patchFeedback = call('PATCH /feedback/{id}', mayRead, {
	summary: 'Set its status (admin)',
	body: body(FeedbackChange),
	responses: { 200: json(Feedback, 'Changed') },
})

const removeFeedback = call('DELETE /feedback/{id}', mayRead, {
	summary: 'Delete it (admin)',
	responses: { 204: { description: 'Deleted' } },
})

export function feedbackRoutes() {
	return newRouter()
		.openapi(postFeedback, async (c) => {
			await limit(c, 'messages')
			return c.json(await sendFeedback(c.var.store, c.req.valid('json')), 201)
		})
		.openapi(getFeedback, (c) => answerPage(c, listFeedback, c.req.valid('query')))
		.openapi(patchFeedback, (c) => {
			const { status } = c.req.valid('json')
			const { id } = c.req.valid('param')
			return answer(c, setFeedbackStatus, id, status)
		})
		.openapi(removeFeedback, (c) => answerDone(c, deleteFeedback, c.req.valid('param').id))
}
