import { type SqlBool, sql } from 'kysely'
import type { Tx } from '../../../db/database.ts'
import type { OrderId } from '../../../shared/ids.ts'
import { orderTables } from '../tables.ts'

/**
 * Orders that are sent in part: some of their goods are sent and others are not. The values stand in the text: by a
 * parameter no index of such orders alone is chosen for certain.
 */
export const PART_SENT = sql<SqlBool>`(orders.part_sent = 1 and orders.status = 'dispatched')`

/** Notes whether some of the goods of an order are sent and others are not, in the transaction that sends them. */
export async function writePartSent(tx: Tx, id: OrderId, isPartSent: boolean): Promise<void> {
	await orderTables(tx)
		.updateTable('orders')
		.set({ part_sent: isPartSent ? 1 : 0 })
		.where('id', '=', id)
		.execute()
}
