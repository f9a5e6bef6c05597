import type { Tx } from '../../../db/database.ts'
import { newId } from '../../../shared/ids.ts'
import { importTables } from '../tables.ts'

/** What an import has done to a row. */
interface RecordedRow {
	/** By which the row is found again. */
	key: string
	title: string
	/** Null where the import added it. */
	before: unknown
	after: unknown
}

/** How the changes of an import are recorded. */
export interface Recorded<Each> {
	/** Which table it is. */
	name: string
	rowOf: (change: Each) => RecordedRow
}

/** Records what an import writes into a table, part by part, in its transaction. */
export function recordTableImport<Each>({ name, rowOf }: Recorded<Each>) {
	const id = newId()
	let isBegun = false
	return async (tx: Tx, at: number, changes: readonly Each[]): Promise<void> => {
		const tables = importTables(tx)
		if (!isBegun)
			await tables
				.insertInto('table_imports')
				.values({ id, name, created_at: at, undone_at: null })
				.execute()
		isBegun = true
		await tables
			.insertInto('table_import_rows')
			.values(
				changes.map(rowOf).map(({ key, title, before, after }) => ({
					import_id: id,
					row_key: key,
					title,
					before: before === null ? null : JSON.stringify(before),
					after: JSON.stringify(after),
				})),
			)
			.execute()
	}
}
