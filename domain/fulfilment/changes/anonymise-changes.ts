import type { Tx } from '../../../db/database.ts'
import type { OrderId } from '../../../shared/ids.ts'
import { fulfilmentTables } from '../tables.ts'

/** Takes from changes of orders who answered them and what was written by hand; what was changed stays. */
export async function anonymiseChanges(tx: Tx, orders: OrderId[]): Promise<void> {
	await fulfilmentTables(tx)
		.updateTable('order_changes')
		.set({ answered_by_name: null, answer_note: null, reason: '' })
		.where('order_id', 'in', orders)
		.execute()
}
