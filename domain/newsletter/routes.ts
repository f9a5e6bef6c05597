import { anybody, callsUnder } from '../../http/call.ts'
import { limit } from '../../http/limits.ts'
import { made } from '../../http/responses.ts'
import { body, newRouter } from '../../http/router.ts'
import { subscribe } from './commands.ts'
import { Subscription } from './schema.ts'

const call = callsUnder('Newsletter')

export function newsletterRoutes() {
	return newRouter().openapi(
		call('POST /newsletter', anybody, {
			summary: 'Subscribe to the newsletter',
			body: body(Subscription),
			responses: made(Subscription, 'Subscribed', 429),
		}),
		async (c) => {
			await limit(c, 'messages')
			const subscription = c.req.valid('json')
			await subscribe(c.var.store, subscription)
			return c.json(subscription, 201)
		},
	)
}
