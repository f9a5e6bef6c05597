import { idempotencyHeader, idempotencyKeyIn } from '../../../http/idempotency-key.ts'
import { unwrap } from '../../../http/problem.ts'
import { respond, respondCreatedAt, respondCsv } from '../../../http/respond.ts'
import { created, csv, list, ok } from '../../../http/responses.ts'
import { body, newRouter } from '../../../http/router.ts'
import { PageQuery } from '../../../shared/lists/page-query.ts'
import { mayTake } from '../order-gate.ts'
import { placeOrderForBuyer } from '../placing/place-for-buyer.ts'
import { mayAssign, mayCorrect, mayExport, mayOrderForBuyer, mayTakeLink } from '../policy.ts'
import {
	Assignment,
	OrderAssignments,
	OrderInstaller,
	OrdersAssigned,
	Reassignment,
	Routing,
} from '../routing/routing-schema.ts'
import { BuyerLink, Order, OrderForBuyer, Reason, Shipping } from '../schema.ts'
import { correctBuyer } from './correct-buyer.ts'
import { assignOrders } from './declines/assign-orders.ts'
import { installersOf, reassignOrder } from './declines/reassign.ts'
import { assignOrder, reopenOrder, routeOrder } from './declines/reopen.ts'
import { exportOrders, ORDER_COLUMNS } from './listing/export.ts'
import { OrderExportQuery } from './listing/list-schema.ts'
import { PlacedOrder } from './placing/placed-order.ts'
import { takeBuyerLink } from './tracking/buyer-link.ts'
import { call, stepAnswers, stepCall } from './transitions/transition-routes.ts'

const reassign = call('POST /orders/{id}/reassign', mayTake('reassign'), {
	summary: 'Give an order to another installer, or back to the open pool (admin)',
	body: body(Reassignment),
	responses: stepAnswers,
})

const reopen = stepCall(
	'reopen',
	Reason,
	'Open a declined order again for everybody, also those who declined it (admin); its stock is taken again',
)
const assign = call('POST /orders/{id}/assign', mayTake('assign'), {
	summary: 'Open a declined order again for one installer (admin); its stock is taken again',
	body: body(Assignment),
	responses: stepAnswers,
})
const route = stepCall(
	'route',
	Routing,
	'Send a declined or waiting order to the next installer by routing (admin)',
)

/** The calls of orders for admins alone. */
export function adminOrderRoutes() {
	return newRouter()
		.openapi(
			call('GET /exports/orders.csv', mayExport, {
				summary: 'Orders as a file, oldest first (admin)',
				readsMuch: true,
				query: OrderExportQuery,
				responses: csv(
					'A line for each order. `products` is as it was ordered, such as `2 × Home Kit 3kW`; the last column, `parts of kits`, is what was taken for all of its kits together, such as `12 × Solar Panel 500W; 2 × Solar Inverter 3kW`',
				),
			}),
			(c) => respondCsv(c, 'orders', ORDER_COLUMNS, exportOrders, c.req.valid('query')),
		)
		.openapi(
			call('POST /orders/for-buyer', mayOrderForBuyer, {
				summary: 'Place an order for a buyer who has called (admin)',
				description:
					'As `POST /orders` does for a visitor, with the same prices, stock and ways to pay. The admin is kept in its history; the buyer gets the usual mail where there is an address.',
				headers: idempotencyHeader(
					'Required, one per order: sent again with the same body, it gives the same order',
				),
				body: body(OrderForBuyer),
				responses: created(PlacedOrder, 'The order, with its tracking key', 404, 409),
			}),
			(c) => {
				const key = idempotencyKeyIn(c.req.valid('header'))
				return respondCreatedAt(c, '/api/orders', placeOrderForBuyer, key, c.req.valid('json'))
			},
		)
		.openapi(
			call('PUT /orders/{id}/buyer', mayCorrect, {
				summary: 'Correct the name, phone, mail or street of the buyer of an order (admin)',
				description:
					'Until it is sent or installed. PIN code and state stay as they are. The buyer gets a mail, and the installer a notification.',
				body: body(Shipping),
				responses: ok(Order, 'The order', 409),
			}),
			(c) => respond(c, correctBuyer, c.req.valid('param').id, c.req.valid('json')),
		)
		.openapi(
			call('POST /orders/{id}/buyer-link', mayTakeLink, {
				summary: 'The link by which its buyer follows an order, to be sent to them (admin)',
				responses: ok(BuyerLink, 'The link; that it was taken is in the audit log'),
			}),
			(c) => respond(c, takeBuyerLink, c.req.valid('param').id),
		)
		.openapi(
			call('GET /orders/{id}/installers', mayTake('reassign'), {
				summary: 'Whom an order can be given to, with distance and load (admin)',
				query: PageQuery,
				responses: list(
					OrderInstaller,
					'Those it fits first, and of each the least open work, the nearest, the longest without an offer; not who has it',
				),
			}),
			async (c) => {
				const { ctx, actor } = c.var
				const { limit, offset } = c.req.valid('query')
				const all = unwrap(await installersOf(ctx, actor, c.req.valid('param').id))
				const page = all.slice(offset, offset + limit)
				return c.json(page, 200, { 'x-total-count': String(all.length) })
			},
		)
		.openapi(
			call('PATCH /orders', mayAssign, {
				summary: 'Give several orders to installers, each by itself (admin)',
				body: body(OrderAssignments),
				responses: ok(OrdersAssigned, 'What was changed, and what stayed as it was'),
			}),
			(c) => respond(c, assignOrders, c.req.valid('json')),
		)
		.openapi(reopen, (c) => respond(c, reopenOrder, c.req.valid('param').id, c.req.valid('json')))
		.openapi(assign, (c) => respond(c, assignOrder, c.req.valid('param').id, c.req.valid('json')))
		.openapi(route, (c) => respond(c, routeOrder, c.req.valid('param').id, c.req.valid('json')))
		.openapi(reassign, (c) =>
			respond(c, reassignOrder, c.req.valid('param').id, c.req.valid('json')),
		)
}
