import { chunks } from '../../db/chunks.ts'
import type { Tx } from '../../db/database.ts'
import { type Actor, isSignedIn } from '../../shared/actor.ts'
import { newId } from '../../shared/ids.ts'
import type { AuditKind, Fields } from './schema.ts'
import { auditTables } from './tables.ts'

interface NewEntry {
	/** A past participle, such as 'changed' or 'accepted'. */
	action: string
	kind: AuditKind
	subjectId: string
	/** The name of the subject, so that the entry can be read after its deletion. */
	subject: string
	before?: Fields | null
	after?: Fields | null
}

/** An entry about an order. */
export const ofOrder = (id: string) => ({ kind: 'order', subjectId: id, subject: id }) as const

/** An entry about an account. */
export const ofUser = ({ id, name }: { id: string; name: string }) =>
	({ kind: 'user', subjectId: id, subject: name }) as const

/** The operator of the store's own command line, without a session. */
export const COMMAND_LINE = { kind: 'command-line' } as const

/**
 * Writes the change of an installer or admin, in the transaction of the change itself. The actions of buyers and
 * visitors are not audited: orders have a history of their own.
 */
export async function audit(
	tx: Tx,
	actor: Actor | typeof COMMAND_LINE,
	at: number,
	entries: NewEntry[],
): Promise<void> {
	const who = auditedAs(actor)
	if (!who) return
	for (const chunk of chunks(entries))
		await auditTables(tx)
			.insertInto('audit_entries')
			.values(
				chunk.map(({ action, kind, subjectId, subject, before, after }) => ({
					id: newId(),
					...who,
					action,
					kind,
					subject_id: subjectId,
					subject_name: subject,
					before: before ? JSON.stringify(before) : null,
					after: after ? JSON.stringify(after) : null,
					created_at: at,
				})),
			)
			.execute()
}

function auditedAs(actor: Actor | typeof COMMAND_LINE) {
	if (actor.kind === 'command-line')
		return { actor_id: null, actor_name: 'npm run admin', actor_role: 'Command line' } as const
	if (!isSignedIn(actor) || actor.role === 'Buyer') return null
	return { actor_id: actor.id, actor_name: actor.name, actor_role: actor.role }
}
