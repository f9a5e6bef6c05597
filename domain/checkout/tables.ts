import { ownTables } from '../../db/module-tables.ts'
import type { CartId } from '../../shared/ids.ts'

export interface CheckoutTables {
	/** The fields typed at the checkout, until they are ordered. */
	checkout_drafts: {
		cart_id: CartId
		/** As JSON: each field as it was typed. */
		fields: string
		updated_at: number
	}
}

declare module '../../db/tables.ts' {
	interface Tables extends CheckoutTables {}
}

export const checkoutTables = ownTables<CheckoutTables>
