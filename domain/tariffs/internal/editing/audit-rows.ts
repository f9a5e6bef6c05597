import type { Tx } from '../../../../db/database.ts'
import type { Actor } from '../../../../shared/actor.ts'
import { audit } from '../../../audit/commands.ts'
import { idOf, nameOf } from './editable-table.ts'
import type { TableRow } from './row-schema.ts'

export interface RowChange {
	before: TableRow | null
	after: TableRow
}

/** Audits rows that were added or changed. */
export const auditRows = (
	tx: Tx,
	actor: Actor,
	at: number,
	action: 'added' | 'imported' | 'deleted' | 'reverted',
	changes: readonly { before: TableRow | null; after: TableRow | null }[],
) =>
	audit(
		tx,
		actor,
		at,
		changes.flatMap(({ before, after }) => {
			const row = after ?? before
			return row
				? { action, kind: 'fact', subjectId: idOf(row), subject: nameOf(row), before, after }
				: []
		}),
	)
