import { chunks } from '../../../db/chunks.ts'
import type { Tx } from '../../../db/database.ts'
import { type Message, message } from '../../../shared/messages/message.ts'
import { ok, type Result } from '../../../shared/result.ts'
import type { AppContext } from '../../app-context.ts'
import { authorizedTransaction, type Change } from '../../authorized-transaction.ts'
import { MAX_MISTAKES } from '../../file-limits.ts'
import { UNDO_MS } from '../limits.ts'
import { importTables } from '../tables.ts'
import { alike } from '../value-rules.ts'
import { notToUndo } from './made-imports.ts'
import type { UndoneWithMessages } from './undo-schema.ts'

/** A row as an import has left it, and as it was. */
export interface ImportedRow<Row> {
	key: string
	title: string
	/** Null where the import added it. */
	before: Row | null
	after: Row
}

/** A table whose imports can be undone. */
export interface UndoableTable<Who, Row> {
	/** As its imports are recorded. */
	name: string
	/** Its rows as they are, by their keys. */
	read: (tx: Tx, keys: readonly string[]) => Promise<ReadonlyMap<string, Row>>
	/** Why a row cannot be as it was; null where it can. */
	whyNot?: (tx: Tx, row: ImportedRow<Row>) => Promise<Message | null>
	/** Puts rows back as they were, and removes those that were added. */
	putBack: (change: Change<Who>, rows: readonly ImportedRow<Row>[]) => Promise<unknown>
	/** What follows once everything is put back. */
	finish?: (change: Change<Who>, keys: readonly string[]) => Promise<unknown>
}

/** Marks an import as undone, so that nobody else undoes it. */
async function begin(tx: Tx, { id, name, at }: { id: string; name: string; at: number }) {
	const tables = importTables(tx)
	const begun = await tables
		.updateTable('table_imports')
		.set({ undone_at: at })
		.where('id', '=', id)
		.where('name', '=', name)
		.where('undone_at', 'is', null)
		.where('created_at', '>=', at - UNDO_MS)
		.returning('id')
		.executeTakeFirst()
	if (begun) return ok(undefined)
	return notToUndo(
		await tables
			.selectFrom('table_imports')
			.select('undone_at')
			.where('id', '=', id)
			.where('name', '=', name)
			.executeTakeFirst(),
	)
}

async function rowsOf<Row>(tx: Tx, id: string): Promise<ImportedRow<Row>[]> {
	const rows = await importTables(tx)
		.selectFrom('table_import_rows')
		.select(['row_key', 'title', 'before', 'after'])
		.where('import_id', '=', id)
		.orderBy('row_key')
		.execute()
	return rows.map(({ row_key: key, title, before, after }) => ({
		key,
		title,
		before: before === null ? null : JSON.parse(before),
		after: JSON.parse(after),
	}))
}

/**
 * Undoes an import of the last day, of the rows that nobody has changed since: they are as before, and those that it
 * added are removed.
 * @returns not_found for an import of another table or that is too old; conflict for one that is undone
 */
export const undoTableImport = <Who, Row>(
	ctx: Pick<AppContext, 'db' | 'now'>,
	allowed: Result<Who>,
	id: string,
	{ name, read, whyNot, putBack, finish }: UndoableTable<Who, Row>,
): Promise<Result<UndoneWithMessages>> =>
	authorizedTransaction(allowed, ctx, async (change) => {
		const { tx, at } = change
		const begun = await begin(tx, { id, name, at })
		if (!begun.ok) return begun
		const rows = await rowsOf<Row>(tx, id)
		const known = await read(
			tx,
			rows.map(({ key }) => key),
		)
		const back: ImportedRow<Row>[] = []
		const left: UndoneWithMessages['left'] = []
		for (const row of rows) {
			const now = known.get(row.key)
			const why =
				now !== undefined && alike(now, row.after)
					? await whyNot?.(tx, row)
					: message('import.changed_since')
			if (why) left.push({ id: row.key, name: row.title, message: why })
			else back.push(row)
		}
		for (const chunk of chunks(back)) await putBack(change, chunk)
		if (back.length > 0)
			await finish?.(
				change,
				back.map(({ key }) => key),
			)
		return ok({
			undone: back.length,
			leftCount: left.length,
			left: left.slice(0, MAX_MISTAKES),
		})
	})
