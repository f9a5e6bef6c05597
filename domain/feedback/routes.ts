import { z } from '@hono/zod-openapi'
import { anybody, call } from '../../http/call.ts'
import { limit } from '../../http/limits.ts'
import { unwrap } from '../../http/problem.ts'
import { body, IdParam, json, newRouter, problems } from '../../http/router.ts'
import { deleteFeedback, sendFeedback, setFeedbackStatus } from './commands.ts'
import { mayRead } from './policy.ts'
import { listFeedback } from './queries.ts'
import { Feedback, FeedbackChange, FeedbackQuery, NewFeedback } from './schema.ts'

const tags = ['Feedback']

const postFeedback = call({
	method: 'post',
	path: '/feedback',
	may: anybody,
	tags,
	summary: 'Write to the store',
	request: { body: body(NewFeedback) },
	responses: { 201: json(Feedback, 'Received'), ...problems(400, 415, 422, 429) },
})

const getFeedback = call({
	method: 'get',
	path: '/feedback',
	may: mayRead,
	tags,
	summary: 'Read what was written (admin)',
	request: { query: FeedbackQuery },
	responses: {
		200: json(z.array(Feedback), 'Newest first; X-Total-Count has how many'),
		...problems(401, 403, 422),
	},
})

const patchFeedback = call({
	method: 'patch',
	path: '/feedback/{id}',
	may: mayRead,
	tags,
	summary: 'Set its status (admin)',
	request: { params: IdParam, body: body(FeedbackChange) },
	responses: { 200: json(Feedback, 'Changed'), ...problems(400, 401, 403, 404, 415, 422) },
})

const removeFeedback = call({
	method: 'delete',
	path: '/feedback/{id}',
	may: mayRead,
	tags,
	summary: 'Delete it (admin)',
	request: { params: IdParam },
	responses: { 204: { description: 'Deleted' }, ...problems(401, 403, 404) },
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
