import { anybody, callsUnder } from '../../http/call.ts'
import { limit } from '../../http/limits.ts'
import { body, json, newRouter, problems } from '../../http/router.ts'
import { subscribe } from './commands.ts'
import { Subscription } from './schema.ts'

const call = callsUnder('Newsletter')

const postSubscription = call('POST /newsletter', anybody, {
	summary: 'Subscribe to the newsletter',
	body: body(Subscription),
	responses: { 201: json(Subscription, 'Subscribed'), ...problems(429) },
})

export function newsletterRoutes() {
	return newRouter().openapi(postSubscription, async (c) => {
		await limit(c, 'messages')
		const subscription = c.req.valid('json')
		await subscribe(c.var.store, subscription)
		return c.json(subscription, 201)
	})
}
