import { ownTables } from '../../db/module-tables.ts'

export interface DeliveryTables {
	delivery_rates: {
		revision: number
		/** `DeliveryRates` as JSON. */
		value: string
		saved_at: number
	}
}

declare module '../../db/tables.ts' {
	interface Tables extends DeliveryTables {}
}

export const deliveryTables = ownTables<DeliveryTables>
