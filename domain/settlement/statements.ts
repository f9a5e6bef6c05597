import type { AppContext } from '../app-context.ts'
import { STATEMENT_KEPT_MS } from './limits.ts'
import { settlementTables } from './tables.ts'

/** Deletes the statements of banks that are a day old. */
export async function deleteOldStatements({
	db,
	now,
}: Pick<AppContext, 'db' | 'now'>): Promise<void> {
	await settlementTables(db)
		.deleteFrom('bank_statements')
		.where('created_at', '<=', now() - STATEMENT_KEPT_MS)
		.execute()
}
