import type { OrderTables } from './tables.ts'

/** What other modules may read of orders beside their own tables. */
export interface OrderView {
	orders: Pick<
		OrderTables['orders'],
		| 'id'
		| 'status'
		| 'installer_id'
		| 'full_name'
		| 'city'
		| 'zip_code'
		| 'contact_number'
		| 'created_at'
	>
}
