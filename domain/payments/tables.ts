import type { Generated } from 'kysely'
import { ownTables } from '../../db/module-tables.ts'
import type { Day } from '../../shared/calendar.ts'
import type { OrderId, UserId } from '../../shared/ids.ts'
import type { Paise } from '../../shared/money.ts'
import type {
	Collected,
	HeldDecision,
	PaymentDue,
	PaymentProvider,
	PaymentState,
	RefundState,
} from './schema.ts'

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
		/** Of a transfer, its reference as all of a bank are compared: spelt one way, without zeros before it. */
		bank_ref: Generated<string | null>
		state: PaymentState
		amount_paise: Paise
		/** The amount that its provider was asked to collect; null where no provider was. */
		asked_paise: Generated<Paise | null>
		/** The provider's fee with the GST within it, and that GST; null where it has not said. */
		fee_paise: Generated<Paise | null>
		fee_tax_paise: Generated<Paise | null>
		/** The amount that the buyer paid on top for the provider's fee; no part of the payment. */
		buyer_fee_paise: Generated<Paise>
		/** The part of the amount that a bank pays for an offer of its own. */
		bank_offer_paise: Generated<Paise>
		/** The discount that the shop gave beside it by an offer of its own. */
		shop_offer_paise: Generated<Paise>
		/** The amount refunded, or about to be. */
		refunded_paise: Generated<Paise>
		/** The means of a payment on delivery; null of all others, and of one before this was asked: cash. */
		collected: Generated<Collected | null>
		/** Why it failed, as the provider says. */
		failure: string | null
		/** The admin who marked it as received; null for a payment that a provider reported. */
		recorded_by: UserId | null
		/** Makes the same request one payment. */
		request_key: Generated<string | null>
		/** Of money that came back once a dispute was won, the payment that it was taken of. */
		restores: Generated<string | null>
		created_at: number
		updated_at: number
		captured_at: number | null
		/** Where it stands in the books, where the month in which it came was closed before it was entered. */
		booked_at: Generated<number | null>
	}
	/** Money that is refunded, of one payment each. */
	refunds: {
		id: string
		payment_id: string
		order_id: OrderId
		/** Makes the same request one refund, with the provider too. */
		key: string
		amount_paise: Paise
		/** What went back beside the amount of the fee that the buyer had paid on top; only the provider does that. */
		buyer_fee_paise: Generated<Paise>
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
	/** Where money of an order goes back that cannot go back the way it came, until it has. */
	refund_destinations: {
		order_id: OrderId
		/** As JSON, sealed. */
		sealed: string
		/** Epoch milliseconds. */
		given_at: number
	}
	/** Online payments that buyers' banks dispute, as the provider reported last. */
	payment_disputes: {
		provider: PaymentProvider
		ref: string
		payment_id: string
		order_id: OrderId
		amount_paise: Paise
		/** The amount that the provider has taken from the shop for it. */
		deducted_paise: Paise
		/** How much of it is recorded as taken back, less what came back. */
		booked_paise: Generated<Paise>
		state: string
		reason: string | null
		respond_by: number | null
		reported_at: number
	}
	/** Days on which cash was received, one row to lock for each. */
	cash_days: {
		/** In the store's zone. */
		day: Day
	}
	/** Captured payments of another amount or currency than was asked for, and the decision on each. */
	held_payments: {
		provider: PaymentProvider
		ref: string
		/** The payment that was begun, under whose order at the provider it was paid. */
		payment_id: string
		order_id: OrderId
		/** In the smallest unit of its currency. */
		amount_paise: Paise
		currency: string
		asked_paise: Paise
		fee_paise: Paise | null
		fee_tax_paise: Paise | null
		has_offer: number
		captured_at: number
		held_at: number
		/** Null while an admin has to decide. */
		decision: Generated<HeldDecision | null>
		decided_by: Generated<UserId | null>
		decided_at: Generated<number | null>
	}
	/** Refunds that a provider has reported before they can be recorded. */
	waiting_refunds: {
		provider: PaymentProvider
		ref: string
		payment_ref: string
		amount_paise: Paise
		currency: string
		state: 'sent' | 'done' | 'failed'
		/** The refund of the store that it says it is. */
		refund_id: string | null
		received_at: number
	}
	/** The payouts of a provider to the shop's account. */
	settlements: {
		provider: PaymentProvider
		ref: string
		/** The reference of the bank's statement. */
		utr: string | null
		settled_at: number
		/** Credits less debits of its items. */
		amount_paise: Generated<Paise>
		/** The line of the bank's statement with which it was received. */
		bank_reference: Generated<string | null>
		received_at: Generated<number | null>
		/** Where it stands in the books, where its month was closed before it was reported. */
		booked_at: Generated<number | null>
	}
	/** The items of a settlement. */
	settlement_items: {
		provider: PaymentProvider
		ref: string
		settlement_ref: string
		kind: string
		payment_ref: string | null
		amount_paise: Paise
		credit_paise: Paise
		debit_paise: Paise
		/** With the GST within it, and that GST. */
		fee_paise: Paise
		tax_paise: Paise
	}
	/** What banks have paid of their offers past the provider's settlements, as admins record it. */
	bank_offer_receipts: {
		payment_id: string
		reference: string
		received_at: number
		recorded_by: UserId | null
		recorded_at: number
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
