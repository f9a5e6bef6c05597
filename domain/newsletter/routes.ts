import { anybody, routesTagged } from '../../http/call.ts'
import { respond, respondCsv, respondNoContent, respondPage } from '../../http/respond.ts'
import { created, csv, list, noContent, ok } from '../../http/responses.ts'
import { body, newRouter } from '../../http/router.ts'
import { confirmSubscription, subscribe, unsubscribe } from './commands.ts'
import { maySeeSubscribers } from './policy.ts'
import { exportSubscribers, listSubscribers, SUBSCRIBER_COLUMNS } from './queries.ts'
import {
	Subscribed,
	Subscriber,
	SubscribersQuery,
	Subscription,
	SubscriptionKey,
} from './schema.ts'

const call = routesTagged('Newsletter')

export function newsletterRoutes() {
	return newRouter()
		.openapi(
			call('POST /newsletter', anybody, {
				summary: 'Subscribe to the newsletter',
				countedBy: 'messages',
				body: body(Subscription),
				responses: created(Subscribed, 'Subscribed, or asked by mail', 429),
			}),
			async (c) => c.json(await subscribe(c.var.ctx, c.req.valid('json')), 201),
		)
		.openapi(
			call('POST /newsletter/confirm', anybody, {
				summary: 'Confirm an address by the key in its mail',
				countedBy: 'messages',
				body: body(SubscriptionKey),
				responses: ok(Subscription, 'Subscribed', 429),
			}),
			(c) => respond(c, confirmSubscription, c.req.valid('json')),
		)
		.openapi(
			call('POST /newsletter/unsubscribe', anybody, {
				summary: 'Leave the newsletter, by the key in its mails',
				body: body(SubscriptionKey),
				responses: noContent('Nobody writes to the address any more'),
			}),
			(c) => respondNoContent(c, unsubscribe, c.req.valid('json')),
		)
		.openapi(
			call('GET /newsletter/subscribers', maySeeSubscribers, {
				summary: 'Who has subscribed (admin)',
				query: SubscribersQuery,
				responses: list(Subscriber, 'The latest first'),
			}),
			(c) => respondPage(c, listSubscribers, c.req.valid('query')),
		)
		.openapi(
			call('GET /exports/subscribers.csv', maySeeSubscribers, {
				summary: 'Confirmed subscribers as a file, each with its way off the list (admin)',
				readsMuch: true,
				responses: csv('A line for each address'),
			}),
			(c) => respondCsv(c, 'subscribers', SUBSCRIBER_COLUMNS, exportSubscribers),
		)
}
