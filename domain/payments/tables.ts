import type { Generated } from 'kysely'
import { ownTables } from '../../db/module-tables.ts'
import type { OrderId, UserId } from '../../shared/ids.ts'
import type { Paise } from '../../shared/money.ts'
import type { PaymentDue, PaymentProvider, PaymentState, RefundState } from './schema.ts'

export interface PaymentTables {
	/** When which part of an order is to be paid; the parts sum to its total. */
	payment_schedule: {
		order_id: OrderId
		n: number
		due: PaymentDue
		amount_paise: Paise
	}
	/** Payments, and attempts to pay online. */
	payments: {
		id: string
		order_id: OrderId
		/** The part of the schedule it is for. */
		schedule_n: number | null
		provider: PaymentProvider
		/** The order that the provider opened for it. */
		provider_order: string | null
		/** The provider's or the bank's reference. */
		provider_ref: string | null
		state: PaymentState
		amount_paise: Paise
		/** What is refunded of it or about to be. */
		refunded_paise: Generated<Paise>
		/** Why it failed, as the provider says. */
		failure: string | null
		/** Who marked it as received; null for what a provider reported. */
		recorded_by: UserId | null
		/** Makes the same request one payment. */
		request_key: Generated<string | null>
		created_at: number
		updated_at: number
		captured_at: number | null
	}
	/** Money that is refunded, of one payment each. */
	refunds: {
		id: string
		payment_id: string
		order_id: OrderId
		/** Makes the same request one refund, with the provider too. */
		key: string
		amount_paise: Paise
		state: RefundState
		provider_ref: string | null
		reason: string
		/** 1 where it is to be paid once more, as after a double payment. */
		pay_again: Generated<number>
		failure: string | null
		/** Null where the store itself did. */
		created_by: UserId | null
		created_at: number
		updated_at: number
		done_at: number | null
	}
	/** Online payments that buyers' banks dispute, as the provider reported last. */
	payment_disputes: {
		provider: PaymentProvider
		ref: string
		payment_id: string
		order_id: OrderId
		amount_paise: Paise
		/** What the provider has taken from the shop for it. */
		deducted_paise: Paise
		state: string
		reason: string | null
		respond_by: number | null
		reported_at: number
	}
	/** Events of providers, each once, as received. */
	payment_events: {
		provider: PaymentProvider
		event_id: string
		kind: string
		/** As JSON. */
		body: string
		received_at: number
	}
}

declare module '../../db/tables.ts' {
	interface Tables extends PaymentTables {}
}

export const paymentTables = ownTables<PaymentTables>
