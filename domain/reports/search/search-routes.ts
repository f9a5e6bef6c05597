import { routesTagged } from '../../../http/call.ts'
import { respond } from '../../../http/respond.ts'
import { ok } from '../../../http/responses.ts'
import { newRouter } from '../../../http/router.ts'
import { portalSearch } from '../internal/search/portal-search.ts'
import { mayReport } from '../policy.ts'
import { PortalSearch, PortalSearchQuery } from './search-schema.ts'

const call = routesTagged('Reports')

/** The search of an admin's portal. */
export function searchRoutes() {
	return newRouter().openapi(
		call('GET /portal-search', mayReport, {
			summary: 'Orders, people and products by any of their words (admin)',
			query: PortalSearchQuery,
			responses: ok(PortalSearch, 'What was found'),
		}),
		(c) => respond(c, portalSearch, c.req.valid('query')),
	)
}
