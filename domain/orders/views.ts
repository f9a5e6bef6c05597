import type { OrderTables } from './tables.ts'

/** The data of orders that other modules may read beside their own tables. */
export interface OrderView {
	orders: Pick<
		OrderTables['orders'],
		| 'id'
		| 'status'
		| 'installer_id'
		| 'full_name'
		| 'street'
		| 'city'
		| 'zip_code'
		| 'contact_number'
		| 'created_at'
		| 'payment_way'
		| 'fulfilment'
		| 'released_at'
	>
}
