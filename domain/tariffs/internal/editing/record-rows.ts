import type { Tx } from '../../../../db/database.ts'
import type { Actor } from '../../../../shared/actor.ts'
import type { AppContext } from '../../../app-context.ts'
import { audit } from '../../../audit/commands.ts'
import { bumpReferenceVersion } from '../../../reference-data/version.ts'
import { idOf, nameOf } from './editable-table.ts'
import type { TableRow } from './row-schema.ts'

export interface RowChange {
	before: TableRow | null
	after: TableRow
}

/** Audits rows that were added, changed or deleted, and has processes read them anew. */
export async function recordRows(
	tx: Tx,
	actor: Actor,
	at: number,
	action: 'added' | 'imported' | 'deleted' | 'reverted',
	changes: readonly { before: TableRow | null; after: TableRow | null }[],
): Promise<void> {
	await bumpReferenceVersion(tx)
	await audit(
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
}

/** A change of rows that counts at once in the next plan of this process. */
export async function seenAtOnce<T>({ rowCache }: AppContext, change: Promise<T>): Promise<T> {
	const done = await change
	await rowCache.refresh()
	return done
}
