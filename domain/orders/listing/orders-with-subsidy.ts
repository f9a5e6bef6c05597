import type { Database } from '../../../db/database.ts'
import type { OrderId, UserId } from '../../../shared/ids.ts'
import { orderTables } from '../tables.ts'

/** The accepted and installed orders for which a subsidy is expected. */
export async function ordersWithSubsidy(db: Database): Promise<OrderId[]> {
	const rows = await orderTables(db)
		.selectFrom('orders')
		.select('id')
		.where('subsidy_paise', 'is not', null)
		.where('status', 'in', ['accepted', 'scheduled', 'installed'])
		.where('anonymised_at', 'is', null)
		.orderBy('id')
		.execute()
	return rows.map(({ id }) => id)
}

/** All orders of an account. */
export async function ordersOfAccount(db: Database, user: UserId): Promise<OrderId[]> {
	const rows = await orderTables(db)
		.selectFrom('orders')
		.select('id')
		.where('user_id', '=', user)
		.execute()
	return rows.map(({ id }) => id)
}
