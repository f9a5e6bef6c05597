import type { Tx } from '../../db/database.ts'
import type { OrderId } from '../../shared/ids.ts'
import { returnTables } from './tables.ts'

/** Deletes the free text and the photos of returns and requests to cancel; goods and refunds stay. */
export async function anonymiseReturns(tx: Tx, orders: OrderId[]): Promise<void> {
	for (const table of ['returns', 'cancel_requests'] as const)
		await returnTables(tx)
			.updateTable(table)
			.set({ reason: '', answer: null })
			.where('order_id', 'in', orders)
			.execute()
	// Their files go with the next maintenance.
	await returnTables(tx).deleteFrom('return_photos').where('order_id', 'in', orders).execute()
}
