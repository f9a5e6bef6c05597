import type { Tx } from '../../../db/database.ts'
import type { OrderId } from '../../../shared/ids.ts'
import { lastClosedMonth } from '../../closed-months/queries.ts'
import type { Snapshot } from '../schema.ts'
import { documentTables } from '../tables.ts'
import { isToFile } from './keeping-rules.ts'

/** The orders among these with a document to a GSTIN in a month that is not closed. @param now epoch milliseconds */
export async function ordersToFile(
	tx: Tx,
	orders: readonly OrderId[],
	now: number,
): Promise<OrderId[]> {
	if (orders.length === 0) return []
	const lastClosed = await lastClosedMonth(tx)
	const rows = await documentTables(tx)
		.selectFrom('documents')
		.select(['order_id', 'dated_at', 'snapshot'])
		.where('order_id', 'in', orders)
		.execute()
	const open = rows.flatMap(({ order_id: id, dated_at: at, snapshot }) => {
		if (id === null || !isToFile(at, now, lastClosed)) return []
		const content = JSON.parse(snapshot) as Snapshot
		return 'billTo' in content && content.billTo.gstin !== null ? [id] : []
	})
	return [...new Set(open)]
}
