import { ownTables } from '../../db/module-tables.ts'
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
