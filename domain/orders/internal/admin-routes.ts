import { unwrap } from '../../../http/problem.ts'
import { respond, respondCsv } from '../../../http/respond.ts'
import { csv, list, ok } from '../../../http/responses.ts'
import { body, newRouter } from '../../../http/router.ts'
import { PageQuery } from '../../../shared/lists/page-query.ts'
import { mayTake } from '../order-gate.ts'
import { mayAssign, mayExport } from '../policy.ts'
import {
	Assignment,
	OrderAssignments,
	OrderInstaller,
	OrdersAssigned,
	Reassignment,
	Routing,
} from '../routing/routing-schema.ts'
import { Reason } from '../schema.ts'
import { assignOrders } from './declines/assign-orders.ts'
import { installersOf, reassignOrder } from './declines/reassign.ts'
import { assignOrder, reopenOrder, routeOrder } from './declines/reopen.ts'
import { exportOrders, ORDER_COLUMNS } from './listing/export.ts'
import { OrderExportQuery } from './listing/list-schema.ts'
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
				query: OrderExportQuery,
				responses: csv(
					'A line for each order. `products` is as it was ordered, such as `2 × Home Kit 3kW`; the last column, `parts of kits`, is what was taken for all of its kits together, such as `12 × Solar Panel 500W; 2 × Solar Inverter 3kW`',
				),
			}),
			(c) => respondCsv(c, 'orders', ORDER_COLUMNS, exportOrders, c.req.valid('query')),
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
