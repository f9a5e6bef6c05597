import type { Tx } from '../../../db/database.ts'
import type { OrderId } from '../../../shared/ids.ts'
import { fulfilmentTables } from '../tables.ts'

/** Deletes the names of the people who answered changes of orders, and free text; the changes themselves stay. */
export async function anonymiseChanges(tx: Tx, orders: OrderId[]): Promise<void> {
	await fulfilmentTables(tx)
		.updateTable('order_changes')
		.set({ answered_by_name: null, answer_note: null, reason: '' })
		.where('order_id', 'in', orders)
		.execute()
}
