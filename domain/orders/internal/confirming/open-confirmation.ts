import type { Database } from '../../../../db/database.ts'
import type { OrderId } from '../../../../shared/ids.ts'
import { orderTables } from '../../tables.ts'

/** What an order that waits to be confirmed waits for; undefined where it does not. */
export const openConfirmation = (db: Database, id: OrderId) =>
	orderTables(db)
		.selectFrom('order_confirmations')
		.selectAll()
		.where('order_id', '=', id)
		.where('confirmed_at', 'is', null)
		.executeTakeFirst()
