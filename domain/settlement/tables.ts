import { ownTables } from '../../db/module-tables.ts'
import type { OrderId, UserId } from '../../shared/ids.ts'

export interface SettlementTables {
	/** Statements of banks that are looked at, for a day; they have names and numbers of buyers. */
	bank_statements: {
		id: string
		text: string
		created_by: UserId
		/** Epoch milliseconds. */
		created_at: number
	}
	/** The roles of a table's columns, for a head that no bank is known by. */
	bank_layouts: {
		/** The key of its head. */
		signature: string
		/** As JSON: the heading of each column that is read. */
		columns: string
		updated_at: number
	}
	/** When an admin last reminded the buyer of an order of the amount due, epoch milliseconds. */
	payment_reminders: { order_id: OrderId; reminded_at: number }
	/** References that buyers have entered, by which their order is proposed for a line of a statement. */
	payment_claims: {
		order_id: OrderId
		/** As banks' references are kept. */
		reference: string
		created_at: number
	}
}

declare module '../../db/tables.ts' {
	interface Tables extends SettlementTables {}
}

export const settlementTables = ownTables<SettlementTables>
