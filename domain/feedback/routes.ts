import { z } from '@hono/zod-openapi'
import { anybody, callsUnder } from '../../http/call.ts'
import { limit } from '../../http/limits.ts'
import { unwrap } from '../../http/problem.ts'
import { body, IdParam, json, newRouter, problems } from '../../http/router.ts'
import { deleteFeedback, sendFeedback, setFeedbackStatus } from './commands.ts'
import { mayRead } from './policy.ts'
import { listFeedback } from './queries.ts'
import { Feedback, FeedbackChange, FeedbackQuery, NewFeedback } from './schema.ts'

const call = callsUnder('Feedback')

const postFeedback = call('POST /feedback', {
	may: anybody,
	summary: 'Write to the store',
	body: body(NewFeedback),
	responses: { 201: json(Feedback, 'Received'), ...problems(429) },
})

const getFeedback = call('GET /feedback', {
	may: mayRead,
	summary: 'Read what was written (admin)',
	query: FeedbackQuery,
	responses: { 200: json(z.array(Feedback), 'Newest first; X-Total-Count has how many') },
})

const patchFeedback = call('PATCH /feedback/{id}', {
	may: mayRead,
	summary: 'Set its status (admin)',
	params: IdParam,
	body: body(FeedbackChange),
	responses: { 200: json(Feedback, 'Changed') },
})

const removeFeedback = call('DELETE /feedback/{id}', {
	may: mayRead,
	summary: 'Delete it (admin)',
	params: IdParam,
	responses: { 204: { description: 'Deleted' } },
})

export function feedbackRoutes() {
	return newRouter()
		.openapi(postFeedback, async (c) => {
			await limit(c, 'messages')
			return c.json(await sendFeedback(c.var.store, c.req.valid('json')), 201)
		})
		.openapi(getFeedback, async (c) => {
			const { store, actor } = c.var
			const { items, total } = unwrap(await listFeedback(store, actor, c.req.valid('query')))
			return c.json(items, 200, { 'x-total-count': String(total) })
		})
		.openapi(patchFeedback, async (c) => {
			const { store, actor } = c.var
			const { status } = c.req.valid('json')
			const { id } = c.req.valid('param')
			return c.json(unwrap(await setFeedbackStatus(store, actor, id, status)), 200)
		})
		.openapi(removeFeedback, async (c) => {
			unwrap(await deleteFeedback(c.var.store, c.var.actor, c.req.valid('param').id))
			return c.body(null, 204)
		})
}
