import { z } from '@hono/zod-openapi'
import { callsUnder } from '../../http/call.ts'
import { unwrap } from '../../http/problem.ts'
import { json, newRouter } from '../../http/router.ts'
import { mayAudit } from './policy.ts'
import { listAudit } from './queries.ts'
import { AuditEntry, AuditQuery } from './schema.ts'

const call = callsUnder('Audit')

const getAudit = call('GET /audit', {
	may: mayAudit,
	summary: 'Every change by an installer or admin, and failed logins (admin)',
	query: AuditQuery,
	responses: { 200: json(z.array(AuditEntry), 'Newest first; X-Total-Count has how many') },
})

export function auditRoutes() {
	return newRouter().openapi(getAudit, async (c) => {
		const { store, actor } = c.var
		const { entries, total } = unwrap(await listAudit(store, actor, c.req.valid('query')))
		return c.json(entries, 200, { 'x-total-count': String(total) })
	})
}
