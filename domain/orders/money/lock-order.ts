import type { Tx } from '../../../db/database.ts'
import type { OrderId } from '../../../shared/ids.ts'
import type { OrderColumns } from '../queries.ts'
import { orderTables } from '../tables.ts'

/** Locks an order for the rest of the transaction, before anything of its money is read. */
export const lockOrder = (tx: Tx, id: OrderId): Promise<OrderColumns | undefined> =>
	orderTables(tx)
		.updateTable('orders')
		.set((eb) => ({ updated_at: eb.ref('updated_at') }))
		.where('id', '=', id)
		.returningAll()
		.executeTakeFirst()
