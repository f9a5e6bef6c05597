import { z } from '@hono/zod-openapi'
import { answer, answerPage } from '../../http/answer.ts'
import { anybody, signedIn } from '../../http/call.ts'
import { json, newRouter } from '../../http/router.ts'
import { message } from '../../shared/messages/message.ts'
import { adminOrderRoutes } from './admin-routes.ts'
import { buyerOrderRoutes } from './buyer-routes.ts'
import { installerOrderRoutes } from './installer-routes.ts'
import { countOrders, listOrders } from './listing/list.ts'
import { getOrder } from './queries.ts'
import { KeyQuery, Order, OrderCounts, OrderQuery } from './schema.ts'
import { call } from './steps/step-routes.ts'
import { keyFor } from './tracking/follow-cookie.ts'

const getOrders = call('GET /orders', signedIn(message('orders.log_in')), {
	summary: 'The orders the caller may see',
	query: OrderQuery,
	responses: {
		200: json(z.array(Order), 'Newest first unless asked; X-Total-Count has how many'),
	},
})

const getCounts = call('GET /order-counts', anybody, {
	summary: 'How many orders of each status the caller may see',
	responses: { 200: json(OrderCounts, 'Counts by status; a visitor sees none') },
})

const readOrder = call('GET /orders/{id}', anybody, {
	summary: 'One order',
	query: KeyQuery,
	responses: { 200: json(Order, 'The order') },
})

/** What everybody reads of orders, and what buyers, installers and admins do with them. */
export function orderRoutes() {
	return newRouter()
		.openapi(getOrders, (c) => answerPage(c, listOrders, c.req.valid('query')))
		.openapi(getCounts, async (c) => c.json(await countOrders(c.var.store, c.var.actor), 200))
		.openapi(readOrder, (c) => {
			const { id } = c.req.valid('param')
			const key = keyFor(c, id, c.req.valid('query').key)
			return answer(c, getOrder, id, key)
		})
		.route('/', buyerOrderRoutes())
		.route('/', installerOrderRoutes())
		.route('/', adminOrderRoutes())
}
