import { ownTables } from '../../db/module-tables.ts'
import type { Role } from '../../shared/actor.ts'
import type { UserId } from '../../shared/ids.ts'
import type { AuditKind } from './schema.ts'

export interface AuditTables {
	audit_entries: {
		id: string
		/** Null for the store's own command line. */
		actor_id: UserId | null
		actor_name: string
		actor_role: Role | 'Command line' | 'Not logged in'
		action: string
		kind: AuditKind
		subject_id: string
		subject_name: string
		/** The changed fields as they were, as JSON. */
		before: string | null
		after: string | null
		created_at: number
	}
}

declare module '../../db/tables.ts' {
	interface Tables extends AuditTables {}
}

export const auditTables = ownTables<AuditTables>
