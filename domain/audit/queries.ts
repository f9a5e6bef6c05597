import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely'
import { countOf } from '../../db/count.ts'
import type { Actor } from '../../shared/actor.ts'
import { dayAfter, startOfDay } from '../../shared/calendar.ts'
import { ok, type Result } from '../../shared/result.ts'
import { like } from '../../shared/text/text.ts'
import type { AppContext } from '../app-context.ts'
import { mayAudit } from './policy.ts'
import type { AuditEntry, AuditQuery } from './schema.ts'
import { type AuditTables, auditTables } from './tables.ts'

const parsed = (json: string | null) => (json ? JSON.parse(json) : null)

function names(q: string) {
	const pattern = like(q)
	return (eb: ExpressionBuilder<AuditTables, 'audit_entries'>): Expression<SqlBool> =>
		eb.or(
			(['actor_name', 'subject_name', 'subject_id'] as const).map(
				(column) => sql<SqlBool>`lower(${eb.ref(column)}) like lower(${pattern}) escape '!'`,
			),
		)
}

/** The audit entries, newest first unless asked otherwise, with the total. */
export async function listAudit(
	ctx: AppContext,
	actor: Actor,
	{ kind, subject, q, from, to, sort, limit, offset }: AuditQuery,
): Promise<Result<{ items: AuditEntry[]; total: number }>> {
	const allowed = mayAudit(actor)
	if (!allowed.ok) return allowed
	let matching = auditTables(ctx.db).selectFrom('audit_entries')
	if (kind) matching = matching.where('kind', '=', kind)
	if (subject) matching = matching.where('subject_id', '=', subject)
	if (q) matching = matching.where(names(q))
	if (from) matching = matching.where('created_at', '>=', startOfDay(from))
	if (to) matching = matching.where('created_at', '<', startOfDay(dayAfter(to)))
	const way = sort === 'oldest' ? 'asc' : 'desc'
	const rows = await matching
		.selectAll()
		.orderBy('created_at', way)
		.orderBy('id', way)
		.limit(limit)
		.offset(offset)
		.execute()
	const total = await countOf(matching)
	const items = rows.map((row) => ({
		id: row.id,
		actor: row.actor_name,
		role: row.actor_role,
		action: row.action,
		kind: row.kind,
		subjectId: row.subject_id,
		subject: row.subject_name,
		before: parsed(row.before),
		after: parsed(row.after),
		at: new Date(row.created_at).toISOString(),
	}))
	return ok({ items, total })
}
