import type { Database } from '../../db/database.ts'
import type { OrderId } from '../../shared/ids.ts'
import { orderTables } from './tables.ts'

/** The lines and charges of an order as they are stored, by their numbers. */
export async function orderRows(db: Database, id: OrderId) {
	const tables = orderTables(db)
	const lines = await tables
		.selectFrom('order_lines')
		.selectAll()
		.where('order_id', '=', id)
		.orderBy('line')
		.execute()
	const charges = await tables
		.selectFrom('order_charges')
		.selectAll()
		.where('order_id', '=', id)
		.orderBy('n')
		.execute()
	return { lines, charges }
}
