import { ownTables } from '../../db/module-tables.ts'
import type { Day } from '../../shared/calendar.ts'
import type { CartId, OrderId } from '../../shared/ids.ts'

export interface CheckoutTables {
	/** The fields typed at the checkout, until they are ordered. */
	checkout_drafts: {
		cart_id: CartId
		/** As JSON: each field as it was typed. */
		fields: string
		updated_at: number
	}
	/** The prices of goods that hold until a day. */
	held_prices: {
		key: string
		/** As JSON: products with quantities and prices of one, paise. */
		items: string
		/** As JSON. */
		terms: string
		/** The last day. */
		valid_until: Day
		/** The order that has it. */
		order_id: OrderId | null
		/** The enquiry that it answers, and goes with. */
		enquiry_id: string | null
		created_at: number
	}
}

declare module '../../db/tables.ts' {
	interface Tables extends CheckoutTables {}
}

export const checkoutTables = ownTables<CheckoutTables>
