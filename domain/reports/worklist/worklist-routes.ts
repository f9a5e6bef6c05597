import { z } from '@hono/zod-openapi'
import { routesTagged } from '../../../http/call.ts'
import { respond, respondPage } from '../../../http/respond.ts'
import { list, ok } from '../../../http/responses.ts'
import { newRouter } from '../../../http/router.ts'
import { Order } from '../../orders/schema.ts'
import { orderWork, withoutHsn, worklist } from '../internal/worklist/worklist.ts'
import { mayReport } from '../policy.ts'
import { OrderWorkQuery, ProductWithoutHsn, Worklist } from './worklist-schema.ts'

const call = routesTagged('Reports')

/** The work that waits for an admin. */
export function worklistRoutes() {
	return newRouter()
		.openapi(
			call('GET /worklist', mayReport, {
				summary: 'How much of each kind waits for an admin (admin)',
				responses: ok(Worklist, 'Counts by kind'),
			}),
			(c) => respond(c, worklist),
		)
		.openapi(
			call('GET /worklist/products-without-hsn', mayReport, {
				summary: 'The products on sale whose tax class has no HSN (admin)',
				responses: ok(z.array(ProductWithoutHsn), 'In the order of the shop; none in a demo'),
			}),
			(c) => respond(c, withoutHsn),
		)
		.openapi(
			call('GET /worklist/orders', mayReport, {
				summary: 'The orders with one kind of work (admin)',
				query: OrderWorkQuery,
				responses: list(Order, 'Oldest first'),
			}),
			(c) => respondPage(c, orderWork, c.req.valid('query')),
		)
}
