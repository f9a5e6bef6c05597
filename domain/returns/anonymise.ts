import type { Tx } from '../../db/database.ts'
import type { OrderId } from '../../shared/ids.ts'
import { returnTables } from './tables.ts'

/** Takes from returns and requests to cancel what was written by hand; goods and refunds stay. */
export async function anonymiseReturns(tx: Tx, orders: OrderId[]): Promise<void> {
	for (const table of ['returns', 'cancel_requests'] as const)
		await returnTables(tx)
			.updateTable(table)
			.set({ reason: '', answer: null })
			.where('order_id', 'in', orders)
			.execute()
}
