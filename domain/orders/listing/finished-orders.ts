import type { Database } from '../../../db/database.ts'
import type { OrderId } from '../../../shared/ids.ts'
import { orderTables } from '../tables.ts'

/** The orders that were installed or delivered within a time, epoch milliseconds, and still are. */
export async function finishedBetween(
	db: Database,
	from: number,
	before: number,
): Promise<OrderId[]> {
	const rows = await orderTables(db)
		.selectFrom('order_events')
		.innerJoin('orders', 'orders.id', 'order_events.order_id')
		.select('orders.id')
		.distinct()
		.where('order_events.action', 'in', ['install', 'deliver'])
		.where('order_events.created_at', '>=', from)
		.where('order_events.created_at', '<', before)
		.where('orders.status', 'in', ['installed', 'delivered'])
		.where('orders.anonymised_at', 'is', null)
		.execute()
	return rows.map(({ id }) => id)
}
