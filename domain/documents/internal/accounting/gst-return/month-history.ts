import { chunks } from '../../../../../db/chunks.ts'
import type { Database } from '../../../../../db/database.ts'
import type { OrderId } from '../../../../../shared/ids.ts'
import { advancePieces, byPlaceAndRate } from '../../../accounting/advance-table-rules.ts'
import { ADVANCE_KINDS, type AdvanceDocument } from '../../../billing/advance-rules.ts'
import { documentTables } from '../../../tables.ts'
import type { DatedDocument } from '../documents-between.ts'
import type { MonthAdvances } from './return-rules.ts'
import type { InvoicesOf } from './section-rules.ts'

/** All billing documents that these orders had before a moment, by order. */
async function documentsOfOrders(db: Database, ids: readonly string[], before: number) {
	const found = new Map<string, AdvanceDocument[]>()
	for (const some of chunks(ids)) {
		const rows = await documentTables(db)
			.selectFrom('documents')
			.select(['order_id', 'number', 'snapshot', 'dated_at'])
			.where('order_id', 'in', some as OrderId[])
			.where('kind', 'in', ADVANCE_KINDS)
			.where('dated_at', '<', before)
			.orderBy('dated_at')
			.orderBy('number')
			.execute()
		for (const { order_id: id, number, snapshot, dated_at: at } of rows) {
			const document = { number, at, content: JSON.parse(snapshot) as AdvanceDocument['content'] }
			found.set(id ?? '', [...(found.get(id ?? '') ?? []), document])
		}
	}
	return found
}

/**
 * Tables 11A and 11B of a month, of the orders with a document in it, and the invoices of these orders.
 * @param documents of the month @param span epoch milliseconds
 */
export async function historyOfMonth(
	db: Database,
	documents: readonly DatedDocument[],
	span: { from: number; before: number },
): Promise<{ advances: MonthAdvances; invoiceOf: InvoicesOf }> {
	const orders = new Set(documents.flatMap(({ orderId }) => orderId ?? []))
	const found = await documentsOfOrders(db, [...orders], span.before)
	const pieces = [...found.values()].map((each) => advancePieces(each, span))
	const invoices = new Map(
		[...found.values()]
			.flat()
			.flatMap(({ number, content }) =>
				content.kind === 'tax-invoice' ? [[number, content] as const] : [],
			),
	)
	const advances = {
		received: byPlaceAndRate(pieces.flatMap(({ received }) => received)),
		adjusted: byPlaceAndRate(pieces.flatMap(({ adjusted }) => adjusted)),
	}
	return { advances, invoiceOf: (number) => invoices.get(number) }
}
