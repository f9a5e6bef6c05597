import { createRoute, z } from '@hono/zod-openapi'
import { limit } from '../../api/limits.ts'
import { Refused, unwrap } from '../../api/problem.ts'
import { body, IdParam, json, problems, room } from '../../api/room.ts'
import { dayAt } from '../shared/calendar.ts'
import { csvFile } from '../shared/csv.ts'
import { giveDeclineReason, reassignOrder, stepOrder } from './commands.ts'
import { exportOrders, ORDER_COLUMNS } from './export.ts'
import { countOrders, listOrders } from './list.ts'
import { placeOrder } from './place.ts'
import { getOrder } from './queries.ts'
import {
	IdempotencyKey,
	KeyQuery,
	NewOrder,
	Order,
	OrderCounts,
	OrderExportQuery,
	OrderQuery,
	Reason,
	Reassignment,
} from './schema.ts'

const tags = ['Orders']

const postOrder = createRoute({
	method: 'post',
	path: '/orders',
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

const getOrders = createRoute({
	method: 'get',
	path: '/orders',
	tags,
	summary: 'The orders the caller may see',
	request: { query: OrderQuery },
	responses: {
		200: json(z.array(Order), 'Newest first unless asked; X-Total-Count has how many'),
		...problems(401, 422),
	},
})

const getCounts = createRoute({
	method: 'get',
	path: '/order-counts',
	tags,
	summary: 'How many orders of each status the caller may see',
	responses: { 200: json(OrderCounts, 'Counts by status; a visitor sees none') },
})

const getExport = createRoute({
	method: 'get',
	path: '/exports/orders.csv',
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

const readOrder = createRoute({
	method: 'get',
	path: '/orders/{id}',
	tags,
	summary: 'One order',
	request: { params: IdParam, query: KeyQuery },
	responses: { 200: json(Order, 'The order'), ...problems(404, 422) },
})

const step = <P extends string>(path: P, summary: string) =>
	createRoute({
		method: 'post',
		path: `/orders/{id}/${path}` as const,
		tags,
		summary,
		request: {
			params: IdParam,
			query: KeyQuery,
			body: { content: { 'application/json': { schema: Reason } } },
		},
		responses: {
			200: json(Order, 'The order as it is now'),
			...problems(400, 401, 403, 404, 409, 415, 422),
		},
	})

const accept = step('accept', 'Accept a pending order (installer)')
const decline = step('decline', 'Decline a pending order (installer); its stock goes back')
const cancel = step('cancel', 'Cancel an order that is not installed yet; its stock goes back')

const reassign = createRoute({
	method: 'post',
	path: '/orders/{id}/reassign',
	tags,
	summary: 'Give an order to another installer, or back to the open pool (admin)',
	request: { params: IdParam, body: body(Reassignment) },
	responses: {
		200: json(Order, 'The order as it is now'),
		...problems(400, 401, 403, 404, 409, 415, 422),
	},
})

const declineReason = createRoute({
	method: 'put',
	path: '/orders/{id}/decline-reason',
	tags,
	summary: 'Say why one declined an order (its installer)',
	request: { params: IdParam, body: body(Reason) },
	responses: { 200: json(Order, 'The order'), ...problems(400, 401, 403, 404, 415, 422) },
})

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
		.openapi(getExport, (c) => {
			const { store, actor } = c.var
			const parts = unwrap(exportOrders(store, actor, c.req.valid('query')))
			return csvFile(`orders-${dayAt(store.now())}`, ORDER_COLUMNS, parts) as never
		})
		.openapi(readOrder, async (c) => {
			const { store, actor } = c.var
			const { key } = c.req.valid('query')
			return c.json(unwrap(await getOrder(store, actor, c.req.valid('param').id, key)), 200)
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
			const more = { ...c.req.valid('json'), ...c.req.valid('query') }
			return c.json(unwrap(await stepOrder(store, actor, id, 'cancel', more)), 200)
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
