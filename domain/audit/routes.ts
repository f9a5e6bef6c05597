import { z } from '@hono/zod-openapi'
import { answerPage } from '../../http/answer.ts'
import { callsUnder } from '../../http/call.ts'
import { json, newRouter } from '../../http/router.ts'
import { mayAudit } from './policy.ts'
import { listAudit } from './queries.ts'
import { AuditEntry, AuditQuery } from './schema.ts'

const call = callsUnder('Audit')

const getAudit = call('GET /audit', mayAudit, {
	summary: 'Every change by an installer or admin, and failed logins (admin)',
	query: AuditQuery,
	responses: { 200: json(z.array(AuditEntry), 'X-Total-Count has how many there are') },
})

export function auditRoutes() {
	return newRouter().openapi(getAudit, (c) => answerPage(c, listAudit, c.req.valid('query')))
}
