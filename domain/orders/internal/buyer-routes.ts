import { anybody } from '../../../http/call.ts'
import { idempotencyHeader, idempotencyKeyIn } from '../../../http/idempotency-key.ts'
import { Refused, unwrap } from '../../../http/problem.ts'
import { localize } from '../../../http/render-messages.ts'
import { respond } from '../../../http/respond.ts'
import { created, noContent, ok } from '../../../http/responses.ts'
import { body, newRouter, optionalBody } from '../../../http/router.ts'
import type { OrderId } from '../../../shared/ids.ts'
import { message } from '../../../shared/messages/message.ts'
import { networkOf } from '../../../shared/requests/network.ts'
import { stepOrder } from '../commands.ts'
import { orderGate } from '../order-gate.ts'
import { placeOrder } from '../placing/place.ts'
import { settledAddresses } from '../placing/settled-addresses.ts'
import {
	Cancellation,
	FollowedLink,
	KeyQuery,
	LinkReplacement,
	NewOrder,
	Order,
	OrderAddresses,
} from '../schema.ts'
import { follow, isFollowed, linkIn, stopFollowing, withLink } from '../tracking/follow-cookie.ts'
import { deviceIn, writeDeviceCookie } from './origins/device-cookie.ts'
import { PlacedOrder } from './placing/placed-order.ts'
import { knowNetwork } from './tracking/contact-tries.ts'
import { mayGetAnotherLink, orderByLink, replaceLink } from './tracking/tracking-link.ts'
import { call, stepCall } from './transitions/transition-routes.ts'

const mayReplace = orderGate(mayGetAnotherLink)

const cancel = stepCall(
	'cancel',
	Cancellation,
	'Cancel an order that is not installed yet; its stock goes back',
)

const NOT_FOLLOWED = message('orders.not_followed')

/** The calls of a buyer: placing an order, following it and cancelling it. */
export function buyerOrderRoutes() {
	return newRouter()
		.openapi(
			call('POST /orders', anybody, {
				summary: 'Place an order',
				countedBy: 'orders',
				headers: idempotencyHeader(
					'Required, one per order: sent again with the same body, it gives the same order; an hour later without its tracking key, unless one is logged in',
				),
				body: body(NewOrder),
				responses: created(
					PlacedOrder,
					'The order, with its tracking key and how to pay it',
					404,
					409,
					429,
				),
			}),
			async (c) => {
				const { ctx, actor } = c.var
				const key = idempotencyKeyIn(c.req.valid('header'))
				const device = ctx.policy.openOrders ? deviceIn(c) : null
				const asked = { key, address: c.env.address, device }
				const order = unwrap(await placeOrder(ctx, actor, asked, c.req.valid('json')))
				if (device) writeDeviceCookie(c, device)
				if (order.trackingKey && order.requiresContact)
					await knowNetwork(ctx, order.id as OrderId, networkOf(c.env.address))
				return c.json(localize(c, order), 201, { location: `/api/orders/${order.id}` })
			},
		)
		.openapi(
			call('POST /order-addresses/check', anybody, {
				summary: 'Whether an order and its bill could go there',
				description: 'What is wrong is answered by field, as an order would answer it.',
				body: body(OrderAddresses),
				responses: noContent('They could'),
			}),
			(c) => {
				unwrap(settledAddresses(c.var.ctx, c.req.valid('json')))
				return c.body(null, 204)
			},
		)
		.openapi(cancel, (c) =>
			respond(c, stepOrder, c.req.valid('param').id, 'cancel', withLink(c, c.req.valid('json'))),
		)
		.openapi(
			call('PUT /orders/{id}/follow', anybody, {
				summary: 'Let this browser read an order by its tracking link',
				body: body(FollowedLink),
				responses: ok(Order, 'The order; a cookie opens it from now on'),
			}),
			async (c) => {
				const { ctx, actor } = c.var
				const { id } = c.req.valid('param')
				const { key } = c.req.valid('json')
				const order = unwrap(await orderByLink(ctx, actor, id, key))
				follow(c, order.id, key)
				return c.json(localize(c, order), 200)
			},
		)
		.openapi(
			call('DELETE /orders/{id}/follow', anybody, {
				summary: 'Stop following an order in this browser',
				responses: noContent('The cookie opens it no more'),
			}),
			(c) => {
				const isEnded = stopFollowing(c, c.req.valid('param').id)
				if (!isEnded) throw new Refused({ code: 'not_found', message: NOT_FOLLOWED })
				return c.body(null, 204)
			},
		)
		.openapi(
			call('POST /orders/{id}/tracking-key', mayReplace, {
				summary: 'Replace the tracking link: the old one opens nothing any more (buyer, admin)',
				query: KeyQuery,
				body: optionalBody(LinkReplacement),
				responses: ok(Order, 'The order, with its new tracking key for its buyer', 409, 429),
			}),
			async (c) => {
				const { ctx, actor } = c.var
				const { id } = c.req.valid('param')
				const more = { ...linkIn(c), contact: c.req.valid('json').contact }
				const order = unwrap(await replaceLink(ctx, actor, id, more))
				if (order.trackingKey && isFollowed(c, id)) follow(c, id, order.trackingKey)
				return c.json(localize(c, order), 200)
			},
		)
}
