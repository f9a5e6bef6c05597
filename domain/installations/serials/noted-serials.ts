import type { Database } from '../../../db/database.ts'
import type { OrderId } from '../../../shared/ids.ts'
import { installationTables } from '../tables.ts'

/** The serial numbers that were noted at the installation of an order, with their products. */
export const notedSerials = (db: Database, id: OrderId) =>
	installationTables(db)
		.selectFrom('installation_serials')
		.select(['product_id', 'serial'])
		.where('order_id', '=', id)
		.orderBy('product_id')
		.orderBy('serial')
		.execute()
