import type { Selectable } from 'kysely'
import type { Database, Tx } from '../../db/database.ts'
import type { OrderId } from '../../shared/ids.ts'
import { rowsOfOrder } from '../rows-of-order.ts'
import { type OrderTables, orderTables } from './tables.ts'

/** The lines and charges of an order as they are stored, by their numbers. */
export async function orderRows(db: Database, id: OrderId) {
	const tables = orderTables(db)
	const lines = await rowsOfOrder(tables, 'order_lines', id, 'line')
	const charges = await rowsOfOrder(tables, 'order_charges', id, 'n')
	return { lines, charges }
}

/** Locks an order for the rest of the transaction, before anything of its money is read. */
export const lockOrder = (
	tx: Tx,
	id: OrderId,
): Promise<Selectable<OrderTables['orders']> | undefined> =>
	orderTables(tx)
		.updateTable('orders')
		.set((eb) => ({ updated_at: eb.ref('updated_at') }))
		.where('id', '=', id)
		.returningAll()
		.executeTakeFirst()
