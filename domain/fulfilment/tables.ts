import { ownTables } from '../../db/module-tables.ts'
import type { OrderId, UserId } from '../../shared/ids.ts'
import type { Paise } from '../../shared/money.ts'
import type { ChangeState } from './changes/change-schema.ts'

export interface FulfilmentTables {
	/** Other parts for an order that its installer proposes; of an order at most one is open. */
	order_changes: {
		order_id: OrderId
		/** From 1. */
		n: number
		state: ChangeState
		/** The hash of the change as the buyer sees it. */
		hash: string
		reason: string
		/** The order as it was and as it would be, as JSON. */
		before: string
		after: string
		total_before_paise: Paise
		total_after_paise: Paise
		proposed_by: UserId | null
		proposed_by_name: string
		answered_by_name: string | null
		/** Why it was refused or withdrawn. */
		answer_note: string | null
		created_at: number
		answered_at: number | null
	}
}

declare module '../../db/tables.ts' {
	interface Tables extends FulfilmentTables {}
}

export const fulfilmentTables = ownTables<FulfilmentTables>
