import type { Database } from '../../../db/database.ts'
import type { OrderId } from '../../../shared/ids.ts'
import { phoneReferences } from '../listing/order-references.ts'
import type { OrderColumns } from '../queries.ts'
import { orderTables } from '../tables.ts'

/**
 * All orders of the person who placed this one, by account, phone number or mail address, however these were typed; it
 * is among them.
 */
export async function ordersOfPerson(
	db: Database,
	{ id, user_id: userId, contact_number: phone, email }: OrderColumns,
): Promise<OrderId[]> {
	const tables = orderTables(db)
	const [number = ''] = phoneReferences(phone)
	const rows = await tables
		.selectFrom('orders')
		.select('id')
		.where((eb) => eb.or([eb('id', '=', id), ...(userId ? [eb('user_id', '=', userId)] : [])]))
		.union(
			tables
				.selectFrom('order_references')
				.select('order_id as id')
				.where('term', 'in', [number, email?.toLowerCase() ?? ''])
				.where('kind', '=', 'buyer'),
		)
		.execute()
	return rows.map((row) => row.id)
}
