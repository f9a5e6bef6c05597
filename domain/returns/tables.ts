import type { Generated } from 'kysely'
import { ownTables } from '../../db/module-tables.ts'
import type { Day } from '../../shared/calendar.ts'
import type { OrderId, UserId } from '../../shared/ids.ts'
import type { Paise } from '../../shared/money.ts'
import type { CancelRequestState } from './cancelling/cancel-schema.ts'
import type { Cause, Condition, ReturnState } from './schema.ts'

export interface ReturnTables {
	/** At most one is open for an order. */
	cancel_requests: {
		order_id: OrderId
		/** From 1 on. */
		n: number
		state: CancelRequestState
		reason: string
		/** The shop's answer. */
		answer: string | null
		answered_by: UserId | null
		asked_at: number
		answered_at: number | null
	}
	returns: {
		order_id: OrderId
		/** From 1 on. */
		n: number
		state: ReturnState
		/** Null of one that was asked for before this was. */
		cause: Cause | null
		reason: string
		/** The shop's answer. */
		answer: string | null
		answered_by: UserId | null
		/** The refund for it; null until it is received. */
		refund_paise: Paise | null
		/** Where its buyer sends the goods, and the last day of that; null where the shop collects them, or has not said. */
		send_to: Generated<string | null>
		send_until: Generated<Day | null>
		/** The day on which the shop collects them; null where their buyer sends them. */
		collected_on: Generated<Day | null>
		/** How they are packed; null where the shop does not say. */
		packing: Generated<string | null>
		/** How often these four were changed after the approval. */
		instruction_changes: Generated<number>
		asked_at: number
		answered_at: number | null
		received_at: number | null
	}
	return_lines: {
		order_id: OrderId
		n: number
		line: number
		quantity: number
		/** Its condition when received; null until then. */
		condition: Condition | null
		/** The part of the line's price; null until it is received. */
		amount_paise: Paise | null
	}
	/** Photos of the goods of a return, as of damage. */
	return_photos: {
		id: string
		order_id: OrderId
		n: number
		/** The name of its contents among the private photos. */
		image: string
		created_at: number
	}
	/** The charges of an order that were refunded with a return. */
	return_charges: {
		order_id: OrderId
		n: number
		/** The charge, by its `n`. */
		charge: number
		amount_paise: Paise
	}
}

declare module '../../db/tables.ts' {
	interface Tables extends ReturnTables {}
}

export const returnTables = ownTables<ReturnTables>
