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

/** The call for how many of a kind are in each state. */
const countsCall = <const P extends string>(kind: P, summary: string) =>
	call(`GET /${kind}-counts`, mayReport, { summary, responses: ok(RequestCounts, 'Counts') })

/** The lists of the requests of orders. */
export function requestRoutes() {
	return newRouter()
		.openapi(
			call('GET /returns', mayReport, {
				summary: 'The returns of all orders (admin)',
				query: ReturnListQuery,
				responses: list(OrderRequest, ORDER),
			}),
			(c) => respondPage(c, listRequests, RETURNS, c.req.valid('query')),
		)
		.openapi(countsCall('return', 'How many returns there are, by state (admin)'), (c) =>
			respond(c, countRequests, RETURNS),
		)
		.openapi(
			call('GET /claims', mayReport, {
				summary: 'The warranty claims of all orders (admin)',
				query: ClaimListQuery,
				responses: list(OrderRequest, ORDER),
			}),
			(c) => respondPage(c, listRequests, CLAIMS, c.req.valid('query')),
		)
		.openapi(countsCall('claim', 'How many warranty claims there are, by state (admin)'), (c) =>
			respond(c, countRequests, CLAIMS),
		)
		.openapi(
			call('GET /order-requests', mayReport, {
				summary: 'Requests to cancel orders, and proposed changes of orders (admin)',
				query: RequestListQuery,
				responses: list(OrderRequest, ORDER),
			}),
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
