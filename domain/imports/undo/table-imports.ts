import type { AppContext } from '../../app-context.ts'
import { UNDO_MS } from '../limits.ts'
import { importTables } from '../tables.ts'
import { madeImport } from './made-imports.ts'
import type { MadeImport } from './undo-schema.ts'

/** The imports of a table that can be undone or have been, newest first. */
export async function listTableImports(
	{ db, now }: Pick<AppContext, 'db' | 'now'>,
	name: string,
): Promise<MadeImport[]> {
	const rows = await importTables(db)
		.selectFrom('table_imports')
		.innerJoin('table_import_rows', 'import_id', 'id')
		.select((eb) => [
			'id',
			'created_at',
			'undone_at',
			eb.fn.count<number>('row_key').as('rows'),
			eb.fn.count<number>('before').as('changed'),
		])
		.where('name', '=', name)
		.where('created_at', '>=', now() - UNDO_MS)
		.groupBy(['id', 'created_at', 'undone_at'])
		.orderBy('created_at', 'desc')
		.orderBy('id')
		.execute()
	return rows.map(madeImport)
}

/** Deletes the records of imports that can no longer be undone. */
export async function deleteOldTableImports({
	db,
	now,
}: Pick<AppContext, 'db' | 'now'>): Promise<void> {
	const tables = importTables(db)
	const until = now() - UNDO_MS
	const old = tables.selectFrom('table_imports').select('id').where('created_at', '<', until)
	await tables.deleteFrom('table_import_rows').where('import_id', 'in', old).execute()
	await tables.deleteFrom('table_imports').where('created_at', '<', until).execute()
}
