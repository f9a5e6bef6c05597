import { z } from '@hono/zod-openapi'
import { call } from '../../http/call.ts'
import { unwrap } from '../../http/problem.ts'
import { json, newRouter, problems } from '../../http/router.ts'
import { mayAudit } from './policy.ts'
import { listAudit } from './queries.ts'
import { AuditEntry, AuditQuery } from './schema.ts'

const getAudit = call({
	method: 'get',
	path: '/audit',
	may: mayAudit,
	tags: ['Audit'],
	summary: 'Every change by an installer or admin, and failed logins (admin)',
	request: { query: AuditQuery },
	responses: {
		200: json(z.array(AuditEntry), 'Newest first; X-Total-Count has how many'),
		...problems(401, 403, 422),
	},
})

export function auditRoutes() {
	return newRouter().openapi(getAudit, async (c) => {
		const { store, actor } = c.var
		const { entries, total } = unwrap(await listAudit(store, actor, c.req.valid('query')))
		return c.json(entries, 200, { 'x-total-count': String(total) })
	})
}
