import type { Database } from '../../db/database.ts'
import type { OrderId } from '../../shared/ids.ts'
import { isOfMoney } from './rules.ts'
import type { DocumentSummary } from './schema.ts'
import { paperTables } from './tables.ts'

/** What was handed over with an installation, as papers. */
export const handOverDocumentsOf = async (db: Database, order: OrderId) =>
	(await documentsOf(db, order)).filter(({ kind }) => !isOfMoney(kind))

/** The papers of an order, in the order in which they were issued. Whoever asks has judged who may know of them. */
export async function documentsOf(db: Database, order: OrderId): Promise<DocumentSummary[]> {
	const rows = await paperTables(db)
		.selectFrom('documents')
		.select(['id', 'kind', 'number', 'created_at'])
		.where('order_id', '=', order)
		.orderBy('created_at')
		.orderBy('number')
		.execute()
	return rows.map(({ created_at, ...document }) => ({
		...document,
		createdAt: new Date(created_at).toISOString(),
	}))
}
