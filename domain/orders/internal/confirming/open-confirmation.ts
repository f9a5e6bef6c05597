import type { Database } from '../../../../db/database.ts'
import type { OrderId } from '../../../../shared/ids.ts'
import { orderTables } from '../../tables.ts'

/** The open confirmation of an order; undefined where it waits for none. */
export const openConfirmation = (db: Database, id: OrderId) =>
	orderTables(db)
		.selectFrom('order_confirmations')
		.selectAll()
		.where('order_id', '=', id)
		.where('confirmed_at', 'is', null)
		.executeTakeFirst()
