import { routesTagged } from '../../../http/call.ts'
import { respond } from '../../../http/respond.ts'
import { ok } from '../../../http/responses.ts'
import { newRouter } from '../../../http/router.ts'
import { orderTimeline } from '../internal/timeline/timeline.ts'
import { mayReport } from '../policy.ts'
import { OrderTimeline } from './timeline-schema.ts'

const call = routesTagged('Reports')

export function timelineRoutes() {
	return newRouter().openapi(
		call('GET /orders/{id}/timeline', mayReport, {
			summary: 'All that happened to an order and because of it (admin)',
			responses: ok(OrderTimeline, 'Oldest first'),
		}),
		(c) => respond(c, orderTimeline, c.req.valid('param').id),
	)
}
