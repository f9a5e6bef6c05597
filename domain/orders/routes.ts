import { z } from '@hono/zod-openapi'
import type { Context } from 'hono'
import { anybody, call, type Gate, signedIn } from '../../api/call.ts'
import { limit } from '../../api/limits.ts'
import { Refused, unwrap } from '../../api/problem.ts'
import { type ApiEnv, body, IdParam, json, problems, room } from '../../api/room.ts'
import { dayAt } from '../shared/calendar.ts'
import { csvFile } from '../shared/csv.ts'
import {
	giveDeclineReason,
	mayGiveReason,
	mayTakeStep,
	reassignOrder,
	stepOrder,
} from './commands.ts'
import { exportOrders, ORDER_COLUMNS } from './export.ts'
import { follow, isFollowed, keyFor, stopFollowing } from './follow-cookie.ts'
import { countOrders, listOrders } from './list.ts'
import { placeOrder } from './place.ts'
import { mayExport, maySeeNew } from './policy.ts'
import { getOrder } from './queries.ts'
import type { Step } from './rules.ts'
import {
	Cancellation,
	FollowedLink,
	IdempotencyKey,
	KeyQuery,
	LinkReplacement,
	NewOrder,
	Order,
	OrderCounts,
	OrderExportQuery,
	OrderQuery,
	Reason,
	Reassignment,
} from './schema.ts'
import { seeOrders } from './seen.ts'
import { mayGetAnotherLink, orderByLink, replaceLink } from './tracking-link.ts'

const tags = ['Orders']

const idIn = (c: Context<ApiEnv>) => c.req.param('id') ?? ''
const keyIn = (c: Context<ApiEnv>) => keyFor(c, idIn(c), c.req.query('key'))

const mayTake =
	(step: Step): Gate =>
	(actor, c) =>
		mayTakeStep(c.var.store, actor, idIn(c), step, keyIn(c))

const mayReplace: Gate = (actor, c) => mayGetAnotherLink(c.var.store, actor, idIn(c), keyIn(c))

const mayExplain: Gate = (actor, c) => mayGiveReason(c.var.store, actor, idIn(c))

const postOrder = call({
	method: 'post',
	path: '/orders',
	may: anybody,
	tags,
	summary: 'Place an order',
	request: {
		headers: z.object({
			'idempotency-key': z.string().optional().openapi({
				description:
					'Required, one per order: sent again with the same body, it gives the same order',
			}),
		}),
		body: body(NewOrder),
	},
	responses: {
		201: json(Order, 'The order, with its tracking key'),
		...problems(400, 404, 409, 415, 422, 429),
	},
})

const getOrders = call({
	method: 'get',
	path: '/orders',
	may: signedIn('Log in to see your orders.'),
	tags,
	summary: 'The orders the caller may see',
	request: { query: OrderQuery },
	responses: {
		200: json(z.array(Order), 'Newest first unless asked; X-Total-Count has how many'),
		...problems(401, 422),
	},
})

const getCounts = call({
	method: 'get',
	path: '/order-counts',
	may: anybody,
	tags,
	summary: 'How many orders of each status the caller may see',
	responses: { 200: json(OrderCounts, 'Counts by status; a visitor sees none') },
})

const putSeen = call({
	method: 'put',
	path: '/orders-seen',
	may: maySeeNew,
	tags,
	summary: 'Note that the list of orders was opened (installer)',
	responses: {
		200: json(
			z.object({
				arrived: z.boolean().openapi({ description: 'Whether orders came since the last time' }),
			}),
			'Whether there was something new',
		),
		...problems(401, 403),
	},
})

const getExport = call({
	method: 'get',
	path: '/exports/orders.csv',
	may: mayExport,
	tags,
	summary: 'Orders as a file, oldest first (admin)',
	request: { query: OrderExportQuery },
	responses: {
		200: {
			description:
				'A line for each order. `products` is as it was ordered, such as `2 × Home Kit 3kW`; the last column, `parts of kits`, is what was taken for all of its kits together, such as `12 × Solar Panel 500W; 2 × Solar Inverter 3kW`',
			content: { 'text/csv': { schema: z.string() } },
		},
		...problems(401, 403, 422),
	},
})

const readOrder = call({
	method: 'get',
	path: '/orders/{id}',
	may: anybody,
	tags,
	summary: 'One order',
	request: { params: IdParam, query: KeyQuery },
	responses: { 200: json(Order, 'The order'), ...problems(404, 422) },
})

const step = <
	P extends 'accept' | 'decline' | 'cancel',
	B extends typeof Reason | typeof Cancellation,
>(
	path: P,
	body: B,
	summary: string,
) =>
	call({
		method: 'post',
		path: `/orders/{id}/${path}` as const,
		may: mayTake(path),
		tags,
		summary,
		request: {
			params: IdParam,
			query: KeyQuery,
			body: { content: { 'application/json': { schema: body } } },
		},
		responses: {
			200: json(Order, 'The order as it is now'),
			...problems(400, 401, 403, 404, 409, 415, 422, 429),
		},
	})

const accept = step('accept', Reason, 'Accept a pending order (installer)')
const decline = step('decline', Reason, 'Decline a pending order (installer); its stock goes back')
const cancel = step(
	'cancel',
	Cancellation,
	'Cancel an order that is not installed yet; its stock goes back',
)

const putFollow = call({
	method: 'put',
	path: '/orders/{id}/follow',
	may: anybody,
	tags,
	summary: 'Let this browser read an order by its tracking link',
	request: { params: IdParam, body: body(FollowedLink) },
	responses: {
		200: json(Order, 'The order; a cookie opens it from now on'),
		...problems(400, 404, 415, 422),
	},
})

const deleteFollow = call({
	method: 'delete',
	path: '/orders/{id}/follow',
	may: anybody,
	tags,
	summary: 'Stop following an order in this browser',
	request: { params: IdParam },
	responses: { 204: { description: 'The cookie opens it no more' }, ...problems(404) },
})

const postTrackingKey = call({
	method: 'post',
	path: '/orders/{id}/tracking-key',
	may: mayReplace,
	tags,
	summary: 'Replace the tracking link: the old one opens nothing any more (buyer, admin)',
	request: {
		params: IdParam,
		query: KeyQuery,
		body: { content: { 'application/json': { schema: LinkReplacement } } },
	},
	responses: {
		200: json(Order, 'The order, with its new tracking key for its buyer'),
		...problems(400, 403, 404, 409, 415, 422, 429),
	},
})

const reassign = call({
	method: 'post',
	path: '/orders/{id}/reassign',
	may: mayTake('reassign'),
	tags,
	summary: 'Give an order to another installer, or back to the open pool (admin)',
	request: { params: IdParam, body: body(Reassignment) },
	responses: {
		200: json(Order, 'The order as it is now'),
		...problems(400, 401, 403, 404, 409, 415, 422),
	},
})

const declineReason = call({
	method: 'put',
	path: '/orders/{id}/decline-reason',
	may: mayExplain,
	tags,
	summary: 'Say why one declined an order (its installer)',
	request: { params: IdParam, body: body(Reason) },
	responses: { 200: json(Order, 'The order'), ...problems(400, 401, 403, 404, 415, 422) },
})

const NOT_FOLLOWED = 'This browser does not follow this order.'

function keyOf(header: string | undefined): string {
	const parsed = IdempotencyKey.safeParse(header)
	if (parsed.success) return parsed.data
	const message = parsed.error.issues[0]?.message ?? 'The Idempotency-Key header is not valid.'
	throw new Refused({ code: 'malformed', message })
}

export function orderRoutes() {
	return room()
		.openapi(postOrder, async (c) => {
			await limit(c, 'orders')
			const { store, actor } = c.var
			const key = keyOf(c.req.valid('header')['idempotency-key'])
			const order = unwrap(await placeOrder(store, actor, key, c.req.valid('json')))
			return c.json(order, 201, { location: `/api/orders/${order.id}` })
		})
		.openapi(getOrders, async (c) => {
			const { store, actor } = c.var
			const { orders, total } = unwrap(await listOrders(store, actor, c.req.valid('query')))
			return c.json(orders, 200, { 'x-total-count': String(total) })
		})
		.openapi(getCounts, async (c) => c.json(await countOrders(c.var.store, c.var.actor), 200))
		.openapi(putSeen, async (c) => c.json(unwrap(await seeOrders(c.var.store, c.var.actor)), 200))
		.openapi(getExport, (c) => {
			const { store, actor } = c.var
			const parts = unwrap(exportOrders(store, actor, c.req.valid('query')))
			return csvFile(`orders-${dayAt(store.now())}`, ORDER_COLUMNS, parts) as never
		})
		.openapi(readOrder, async (c) => {
			const { store, actor } = c.var
			const { id } = c.req.valid('param')
			const key = keyFor(c, id, c.req.valid('query').key)
			return c.json(unwrap(await getOrder(store, actor, id, key)), 200)
		})
		.openapi(accept, async (c) => {
			const { store, actor } = c.var
			const { id } = c.req.valid('param')
			const more = { ...c.req.valid('json'), ...c.req.valid('query') }
			return c.json(unwrap(await stepOrder(store, actor, id, 'accept', more)), 200)
		})
		.openapi(decline, async (c) => {
			const { store, actor } = c.var
			const { id } = c.req.valid('param')
			const more = { ...c.req.valid('json'), ...c.req.valid('query') }
			return c.json(unwrap(await stepOrder(store, actor, id, 'decline', more)), 200)
		})
		.openapi(cancel, async (c) => {
			const { store, actor } = c.var
			const { id } = c.req.valid('param')
			const key = keyFor(c, id, c.req.valid('query').key)
			const more = { ...c.req.valid('json'), key }
			return c.json(unwrap(await stepOrder(store, actor, id, 'cancel', more)), 200)
		})
		.openapi(putFollow, async (c) => {
			const { store, actor } = c.var
			const { id } = c.req.valid('param')
			const { key } = c.req.valid('json')
			const order = unwrap(await orderByLink(store, actor, id, key))
			follow(c, order.id, key)
			return c.json(order, 200)
		})
		.openapi(deleteFollow, (c) => {
			const isEnded = stopFollowing(c, c.req.valid('param').id)
			if (!isEnded) throw new Refused({ code: 'not_found', message: NOT_FOLLOWED })
			return c.body(null, 204)
		})
		.openapi(postTrackingKey, async (c) => {
			const { store, actor } = c.var
			const { id } = c.req.valid('param')
			const key = keyFor(c, id, c.req.valid('query').key)
			const { contact } = c.req.valid('json')
			const order = unwrap(await replaceLink(store, actor, id, { key, contact }))
			if (order.trackingKey && isFollowed(c, id)) follow(c, id, order.trackingKey)
			return c.json(order, 200)
		})
		.openapi(reassign, async (c) => {
			const { store, actor } = c.var
			const { id } = c.req.valid('param')
			return c.json(unwrap(await reassignOrder(store, actor, id, c.req.valid('json'))), 200)
		})
		.openapi(declineReason, async (c) => {
			const { store, actor } = c.var
			const { id } = c.req.valid('param')
			const reason = c.req.valid('json').reason ?? null
			return c.json(unwrap(await giveDeclineReason(store, actor, id, reason)), 200)
		})
}
