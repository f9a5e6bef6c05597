import type { Tx } from '../../../../../db/database.ts'
import { newId } from '../../../../../shared/ids.ts'
import { only } from '../../../field-rules.ts'
import { catalogueTables } from '../../../tables.ts'
import type { ProductChange } from '../write-products.ts'

/** An import that is being recorded. */
export interface RecordedImport {
	/** Records some of its changes, in its transaction. */
	add: (tx: Tx, at: number, changes: readonly ProductChange[]) => Promise<void>
	/** @param version the catalogue's, to which the import has raised it */
	end: (tx: Tx, version: number) => Promise<void>
}

/** Records what an import changes, so that it can be undone. */
export function recordImport(): RecordedImport {
	const id = newId()
	let isBegun = false
	return {
		async add(tx, at, changes) {
			const tables = catalogueTables(tx)
			if (!isBegun)
				await tables
					.insertInto('product_imports')
					.values({ id, version: 0, created_at: at, undone_at: null })
					.execute()
			isBegun = true
			await tables
				.insertInto('product_import_rows')
				.values(
					changes.map(({ id: product_id, before, columns }) => ({
						import_id: id,
						product_id,
						before: before && JSON.stringify(only(before, columns)),
					})),
				)
				.execute()
		},
		async end(tx, version) {
			await catalogueTables(tx)
				.updateTable('product_imports')
				.set({ version })
				.where('id', '=', id)
				.execute()
		},
	}
}
