import type { Database } from '../../db/database.ts'
import type { OrderId } from '../../shared/ids.ts'
import { toRupees } from '../../shared/money.ts'
import { isOfMoney, sumOf } from './rules.ts'
import type { DocumentSummary, Snapshot } from './schema.ts'
import { type DocumentTables, documentTables } from './tables.ts'

type Row = Pick<DocumentTables['documents'], 'id' | 'kind' | 'number' | 'snapshot' | 'dated_at'>

/** A document among others. */
function summaryOf({ id, kind, number, snapshot, dated_at }: Row): DocumentSummary {
	const sum = sumOf(JSON.parse(snapshot) as Snapshot)
	const createdAt = new Date(dated_at).toISOString()
	return { id, kind, number, total: sum && toRupees(sum), createdAt }
}

/** The documents handed over with an installation. */
export const handOverDocumentsOf = async (db: Database, order: OrderId) =>
	(await documentsOf(db, order)).filter(({ kind }) => !isOfMoney(kind))

/** The documents of an order, in the order in which they were issued. The caller has checked access to them. */
export async function documentsOf(db: Database, order: OrderId): Promise<DocumentSummary[]> {
	const rows = await documentTables(db)
		.selectFrom('documents')
		.select(['id', 'kind', 'number', 'snapshot', 'dated_at'])
		.where('order_id', '=', order)
		.orderBy('created_at')
		.orderBy('number')
		.execute()
	return rows.map(summaryOf)
}
