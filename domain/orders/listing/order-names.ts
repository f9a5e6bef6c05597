import type { Database } from '../../../db/database.ts'
import type { OrderId } from '../../../shared/ids.ts'
import { orderTables } from '../tables.ts'

/** How to name these orders, by their buyer and number; null for one that does not exist. */
export async function namedOrders(
	db: Database,
	ids: readonly string[],
): Promise<(id: string) => string | null> {
	const rows = await orderTables(db)
		.selectFrom('orders')
		.select(['id', 'full_name'])
		.where('id', 'in', [...new Set(ids)] as OrderId[])
		.execute()
	const names = new Map<string, string>(
		rows.map(({ id, full_name }) => [id, `${full_name}, ${id}`]),
	)
	return (id) => names.get(id) ?? null
}
