import { ownTables } from '../../db/module-tables.ts'
import type { OrderId, UserId } from '../../shared/ids.ts'

export interface DispatchTables {
	dispatches: {
		order_id: OrderId
		/** From 1 on. */
		n: number
		carrier: string
		tracking_number: string | null
		tracking_url: string | null
		dispatched_by: UserId
		dispatched_at: number
		delivered_at: number | null
	}
	dispatch_lines: {
		order_id: OrderId
		n: number
		line: number
		quantity: number
	}
}

declare module '../../db/tables.ts' {
	interface Tables extends DispatchTables {}
}

export const dispatchTables = ownTables<DispatchTables>
