import type { Database } from '../../db/database.ts'
import type { OrderId } from '../../shared/ids.ts'
import { rowsOfOrder } from '../rows-of-order.ts'
import { orderTables } from './tables.ts'

/** The lines and charges of an order as they are stored, by their numbers. */
export async function orderRows(db: Database, id: OrderId) {
	const tables = orderTables(db)
	const lines = await rowsOfOrder(tables, 'order_lines', id, 'line')
	const charges = await rowsOfOrder(tables, 'order_charges', id, 'n')
	return { lines, charges }
}
