import { z } from '@hono/zod-openapi'
import { anybody } from '../../../../http/call.ts'
import { localize } from '../../../../http/render-messages.ts'
import { respond, respondNoContent } from '../../../../http/respond.ts'
import { noContent, ok } from '../../../../http/responses.ts'
import { body, newRouter } from '../../../../http/router.ts'
import { getOrder } from '../../queries.ts'
import { Order } from '../../schema.ts'
import { followedIn } from '../../tracking/follow-cookie.ts'
import { TrackedOrder, TrackingRequest } from '../../tracking/track-schema.ts'
import { call } from '../transitions/transition-routes.ts'
import { sendOrderLink, trackOrder } from './track.ts'

/** The calls of buyers without an account and without the page they had open. */
export function trackingRoutes() {
	return newRouter()
		.openapi(
			call('GET /followed-orders', anybody, {
				summary: 'The orders that this browser follows, the one followed last first',
				responses: ok(z.array(Order), 'Those that its cookie still opens'),
			}),
			async (c) => {
				const { ctx, actor } = c.var
				const orders = await Promise.all(
					followedIn(c).map(({ id, key }) => getOrder(ctx, actor, id, key)),
				)
				const open = orders.flatMap((found) => (found.ok ? [found.value] : []))
				return c.json(localize(c, open), 200)
			},
		)
		.openapi(
			call('POST /order-tracking', anybody, {
				summary: 'How far an order is, by its number and phone number',
				description: 'The answer is the same whether the number or the phone number is wrong.',
				countedBy: 'logIn',
				body: body(TrackingRequest),
				responses: ok(TrackedOrder, 'How far it is, and nothing else of it', 404, 429),
			}),
			(c) => respond(c, trackOrder, { ...c.req.valid('json'), address: c.env.address }),
		)
		.openapi(
			call('POST /order-tracking/link', anybody, {
				summary: 'Send the link to an order to the address that it was ordered with',
				countedBy: 'messages',
				body: body(TrackingRequest),
				responses: noContent('It is on its way', 404, 409, 429),
			}),
			(c) => respondNoContent(c, sendOrderLink, { ...c.req.valid('json'), address: c.env.address }),
		)
}
