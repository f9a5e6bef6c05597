import { ownTables } from '../../db/module-tables.ts'
import type { ProductId, UserId } from '../../shared/ids.ts'

export interface StockAlertTables {
	stock_alerts: {
		id: string
		product_id: ProductId
		/** The account that waits; null where a mail address does. */
		user_id: UserId | null
		/** The mail address that waits; null where an account does. */
		email: string | null
		/** Which the mails to the address have: by it one confirms, and ends the alert. */
		key: string
		/** Null until the address was confirmed: nobody writes to it before, but to ask. */
		confirmed_at: number | null
		created_at: number
	}
}

declare module '../../db/tables.ts' {
	interface Tables extends StockAlertTables {}
}

export const stockAlertTables = ownTables<StockAlertTables>
