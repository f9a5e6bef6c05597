import { ownTables } from '../../db/module-tables.ts'
import type { Day } from '../../shared/calendar.ts'
import type { CartId } from '../../shared/ids.ts'
import type { Paise } from '../../shared/money.ts'

export interface CheckoutTables {
	/** The fields typed at the checkout, until they are ordered. */
	checkout_drafts: {
		cart_id: CartId
		/** As JSON: each field as it was typed. */
		fields: string
		updated_at: number
	}
	/** What the shop has answered to the question of what goods and their delivery cost. */
	quoted_prices: {
		key: string
		enquiry_id: string
		/** As JSON: products with quantities and prices of one, paise. */
		items: string
		pin: string
		delivery_paise: Paise
		delivery_day: Day
		/** The last day on which they can be ordered so. */
		valid_until: Day
		created_at: number
	}
}

declare module '../../db/tables.ts' {
	interface Tables extends CheckoutTables {}
}

export const checkoutTables = ownTables<CheckoutTables>
