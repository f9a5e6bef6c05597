import type { Database } from '../../../db/database.ts'
import type { OrderId } from '../../../shared/ids.ts'
import type { OrderColumns } from '../queries.ts'
import { orderTables } from '../tables.ts'

/** All orders of the person who placed this one, by account, phone number or mail address; it is among them. */
export async function ordersOfPerson(
	db: Database,
	{ id, user_id: userId, contact_number: phone, email }: OrderColumns,
): Promise<OrderId[]> {
	const rows = await orderTables(db)
		.selectFrom('orders')
		.select('id')
		.where((eb) =>
			eb.or([
				eb('id', '=', id),
				...(userId ? [eb('user_id', '=', userId)] : []),
				...(phone ? [eb('contact_number', '=', phone)] : []),
				...(email ? [eb('email', '=', email)] : []),
			]),
		)
		.execute()
	return rows.map((row) => row.id)
}
