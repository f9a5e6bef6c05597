import type { Database } from '../../../../db/database.ts'
import type { OrderId } from '../../../../shared/ids.ts'
import { rowOfOrder } from '../../../rows-of-order.ts'
import { orderTables } from '../../tables.ts'

/** The open confirmation of an order; undefined where it waits for none. */
export const openConfirmation = (db: Database, id: OrderId) =>
	rowOfOrder(orderTables(db), 'order_confirmations', id, { confirmed_at: null })
