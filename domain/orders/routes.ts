import { anybody, signedIn } from '../../http/call.ts'
import { respond, respondPage } from '../../http/respond.ts'
import { list, ok } from '../../http/responses.ts'
import { newRouter } from '../../http/router.ts'
import { message } from '../../shared/messages/message.ts'
import { adminOrderRoutes } from './internal/admin-routes.ts'
import { buyerOrderRoutes } from './internal/buyer-routes.ts'
import { confirmationRoutes } from './internal/confirming/routes.ts'
import { installerOrderRoutes } from './internal/installer-routes.ts'
import { countOrders, listOrders } from './internal/listing/list.ts'
import { OrderQuery } from './internal/listing/list-schema.ts'
import { trackingRoutes } from './internal/tracking/tracking-routes.ts'
import { call } from './internal/transitions/transition-routes.ts'
import { OrderCounts } from './listing/order-counts.ts'
import { getOrder } from './queries.ts'
import { KeyQuery, Order } from './schema.ts'
import { keyIn } from './tracking/follow-cookie.ts'

/** The calls of orders for everybody, and for buyers, installers and admins. */
export function orderRoutes() {
	return newRouter()
		.openapi(
			call('GET /orders', signedIn(message('orders.log_in')), {
				summary: 'The orders the caller may see',
				description:
					'X-Total-Count says how many there are. Where very many have the word that an admin searches, it may be ' +
					'less: X-Total-Count-Is-Least is true then, until the page that is asked for is beyond it.',
				query: OrderQuery,
				responses: list(Order, 'Newest first unless asked'),
			}),
			(c) => respondPage(c, listOrders, c.req.valid('query')),
		)
		.openapi(
			call('GET /order-counts', anybody, {
				summary: 'How many orders of each status the caller may see',
				responses: ok(
					OrderCounts,
					'Counts by status, and of what has expired or is refunded; a visitor sees none',
				),
			}),
			async (c) => c.json(await countOrders(c.var.ctx, c.var.actor), 200),
		)
		.openapi(
			call('GET /orders/{id}', anybody, {
				summary: 'One order',
				query: KeyQuery,
				responses: ok(Order, 'The order'),
			}),
			(c) => respond(c, getOrder, c.req.valid('param').id, keyIn(c)),
		)
		.route('/', buyerOrderRoutes())
		.route('/', trackingRoutes())
		.route('/', confirmationRoutes())
		.route('/', installerOrderRoutes())
		.route('/', adminOrderRoutes())
}
