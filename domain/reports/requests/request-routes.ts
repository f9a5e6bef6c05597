import type { z } from '@hono/zod-openapi'
import { routesTagged } from '../../../http/call.ts'
import { respond, respondPage } from '../../../http/respond.ts'
import { list, ok } from '../../../http/responses.ts'
import { newRouter } from '../../../http/router.ts'
import { countRequests, listRequests } from '../internal/requests/requests.ts'
import { mayReport } from '../policy.ts'
import {
	ClaimListQuery,
	OrderRequest,
	otherKinds,
	RequestCounts,
	RequestCountsQuery,
	type RequestKind,
	RequestListQuery,
	ReturnListQuery,
} from './request-schema.ts'

const call = routesTagged('Reports')

const ORDER = 'Those that wait first, the oldest before the others; then the newest'
const RETURNS: readonly RequestKind[] = ['return']
const CLAIMS: readonly RequestKind[] = ['claim']

/** The call for a list of requests. */
const listCall = <const P extends string, Q extends z.ZodObject>(
	path: P,
	query: Q,
	summary: string,
) => call(`GET /${path}`, mayReport, { summary, query, responses: list(OrderRequest, ORDER) })

/** The call for how many of a kind are in each state. */
const countsCall = <const P extends string>(kind: P, summary: string) =>
	call(`GET /${kind}-counts`, mayReport, { summary, responses: ok(RequestCounts, 'Counts') })

/** The lists of the requests of orders. */
export function requestRoutes() {
	return newRouter()
		.openapi(listCall('returns', ReturnListQuery, 'The returns of all orders (admin)'), (c) =>
			respondPage(c, listRequests, RETURNS, c.req.valid('query')),
		)
		.openapi(countsCall('return', 'How many returns there are, by state (admin)'), (c) =>
			respond(c, countRequests, RETURNS),
		)
		.openapi(listCall('claims', ClaimListQuery, 'The warranty claims of all orders (admin)'), (c) =>
			respondPage(c, listRequests, CLAIMS, c.req.valid('query')),
		)
		.openapi(countsCall('claim', 'How many warranty claims there are, by state (admin)'), (c) =>
			respond(c, countRequests, CLAIMS),
		)
		.openapi(
			listCall(
				'order-requests',
				RequestListQuery,
				'Requests to cancel orders, and proposed changes of orders (admin)',
			),
			(c) => {
				const { kind, ...query } = c.req.valid('query')
				return respondPage(c, listRequests, otherKinds(kind), query)
			},
		)
		.openapi(
			call('GET /order-request-counts', mayReport, {
				summary: 'How many requests to cancel and changes there are, by state (admin)',
				query: RequestCountsQuery,
				responses: ok(RequestCounts, 'Counts'),
			}),
			(c) => respond(c, countRequests, otherKinds(c.req.valid('query').kind)),
		)
}
