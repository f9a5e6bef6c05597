import type { Database } from '../../../db/database.ts'
import type { OrderId } from '../../../shared/ids.ts'
import { toRupees } from '../../../shared/money.ts'
import type { Charge } from '../../checkout/schema.ts'
import { orderTables } from '../tables.ts'

/** The charges of orders beside their lines, by their ids; rupees. */
export async function chargesOf(db: Database, ids: OrderId[]): Promise<Map<OrderId, Charge[]>> {
	const charges = new Map<OrderId, Charge[]>()
	if (ids.length === 0) return charges
	const rows = await orderTables(db)
		.selectFrom('order_charges')
		.select(['order_id', 'kind', 'name', 'gross_paise'])
		.where('order_id', 'in', ids)
		.orderBy('order_id')
		.orderBy('n')
		.execute()
	for (const { order_id, kind, name, gross_paise } of rows) {
		const amount = toRupees(gross_paise)
		charges.set(order_id, [...(charges.get(order_id) ?? []), { kind, name, amount }])
	}
	return charges
}
