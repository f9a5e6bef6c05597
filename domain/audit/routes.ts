import { routesTagged } from '../../http/call.ts'
import { respondPage } from '../../http/respond.ts'
import { list } from '../../http/responses.ts'
import { newRouter } from '../../http/router.ts'
import { mayAudit } from './policy.ts'
import { listAudit } from './queries.ts'
import { AuditEntry, AuditQuery } from './schema.ts'

const call = routesTagged('Audit')

export function auditRoutes() {
	return newRouter().openapi(
		call('GET /audit', mayAudit, {
			summary: 'Every change by an installer or admin, and failed logins (admin)',
			query: AuditQuery,
			responses: list(AuditEntry, 'All of them'),
		}),
		(c) => respondPage(c, listAudit, c.req.valid('query')),
	)
}
