import type { AppContext } from '../app-context.ts'
import { UNDO_MS } from '../imports/limits.ts'
import { catalogueTables } from './tables.ts'

/** Deletes the records of imports that can no longer be undone. */
export async function deleteOldImports({ db, now }: Pick<AppContext, 'db' | 'now'>): Promise<void> {
	const tables = catalogueTables(db)
	const until = now() - UNDO_MS
	const old = tables.selectFrom('product_imports').select('id').where('created_at', '<', until)
	await tables.deleteFrom('product_import_rows').where('import_id', 'in', old).execute()
	await tables.deleteFrom('product_imports').where('created_at', '<', until).execute()
}
