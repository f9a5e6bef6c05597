import type { Generated } from 'kysely'
import { ownTables } from '../../db/module-tables.ts'
import type { State } from '../../shared/addresses/states.ts'
import type { Day } from '../../shared/calendar.ts'
import type { OrderId, ProductId, UserId } from '../../shared/ids.ts'
import type { Paise } from '../../shared/money.ts'
import type { MoneyState, PaymentProvider } from '../payments/schema.ts'
import type { ChargeKind } from '../tax/rules.ts'
import type { CodeChannelName } from './confirming/confirming-schema.ts'
import type { RefusalKind } from './internal/declines/decline-rules.ts'
import type { OriginKind } from './internal/origins/origin-rules.ts'
import type { OfferAnswer } from './internal/routing/offer-rules.ts'
import type { Fulfilment, OrderAction, OrderStatus, VisitEvent } from './schema.ts'

/** The kind of a reference. Those of buyers and payments are deleted with the names of an order. */
export type ReferenceKind = 'buyer' | 'document' | 'payment' | 'parcel' | 'serial'

export interface OrderTables {
	orders: {
		id: OrderId
		user_id: UserId | null
		status: OrderStatus
		full_name: string
		contact_number: string
		email: string | null
		street: string
		city: string
		zip_code: string
		/** The first three characters of the PIN code. */
		zip_prefix: string
		country: string
		state: string | null
		total_paise: Paise
		tax_paise: Paise
		installer_id: UserId | null
		tracking_key: string
		idempotency_scope: string
		idempotency_key: string
		request_hash: string
		created_at: number
		updated_at: number
		/** When it lost its names and addresses; null while it has them. */
		anonymised_at: Generated<number | null>
		fulfilment: Generated<Fulfilment>
		/** The state by which it is taxed; null where that is not kept. */
		place_of_supply: Generated<string | null>
		/** Under which its installed goods are billed as one system; null where each line has its own. */
		system_hsn: Generated<string | null>
		/** The discount code as typed, in its normal spelling. */
		discount_code: Generated<string | null>
		/** How it is paid; null in a demo, and of a live order before there was a way to pay. */
		payment_way: Generated<PaymentProvider | null>
		/** How far it is paid; written by `reconcilePayments` alone. */
		money_state: Generated<MoneyState | null>
		/** What its buyer is owed; written with it. */
		owed_paise: Generated<Paise>
		/** When installers, counts and reports have it from; null while its stock is only reserved. */
		released_at: Generated<number | null>
		/** The day by which its goods are sent, `YYYY-MM-DD`, as its buyer is told; null where none is known. */
		send_by: Generated<Day | null>
		/** Until when the stock of an unpaid order is reserved. */
		reserved_until: Generated<number | null>
		/** The subsidy that was expected as it was placed; null where none was. */
		subsidy_paise: Generated<Paise | null>
		/** The price of installing its system, where that is not in the total. */
		uninstalled_paise: Generated<Paise | null>
		/** 1 while some of its goods are sent and others are not. */
		part_sent: Generated<number>
		/** The cancellation fee, where the shop cancelled as its buyer asked. */
		kept_paise: Generated<Paise>
	}
	/** The charges of an order beside its lines, tax included. */
	order_charges: {
		order_id: OrderId
		n: number
		kind: ChargeKind
		name: string
		gross_paise: Paise
		discount_paise: Generated<Paise>
	}
	/** The recipient of the bill, where that is not the order's. */
	order_billing: {
		order_id: OrderId
		name: string
		gstin: string | null
		/** 1 where it is delivered to a unit or developer in a Special Economic Zone. */
		sez: Generated<number>
		without_tax: Generated<number>
		street: string
		city: string
		zip_code: string
		state: State
	}
	order_lines: {
		order_id: OrderId
		line: number
		product_id: ProductId
		name: string
		price_paise: Paise
		/** Hundredths of a per cent. */
		tax_rate_bp: number
		tax_paise: Paise
		quantity: number
		/** The discount of a code on the whole line. */
		discount_paise: Generated<Paise>
		tax_class: Generated<string | null>
		hsn: Generated<string | null>
	}
	/** The parts taken for one unit of a line that is a kit. */
	order_line_parts: {
		order_id: OrderId
		line: number
		/** Its place among the parts of the kit. */
		place: number
		product_id: ProductId
		name: string
		quantity: number
	}
	/** The parts of a line or charge by HSN or SAC and rate; they sum to its price. */
	order_tax_parts: {
		order_id: OrderId
		of: 'line' | 'charge'
		/** Which line or charge, from 1. */
		n: number
		part: 'goods' | 'service'
		hsn_sac: string
		rate_bp: number
		taxable_paise: Paise
		cgst_paise: Paise
		/** UTGST in some union territories. */
		sgst_paise: Paise
		igst_paise: Paise
	}
	/** Search terms of an order: the words of its number, name, city and PIN code, in small letters. */
	order_search_terms: {
		term: string
		created_at: number
		order_id: OrderId
		/** 1 where an installer may find the order by this term before accepting it. */
		before_acceptance: number
	}
	/** The terms by which an admin finds an order beside its search terms, in small letters. */
	order_references: { term: string; order_id: OrderId; kind: ReferenceKind }
	/**
	 * Tries of an order's phone number or email, from each network and from all, since the first. The number is as typed:
	 * no order need have it, and a blank one counts a network over all orders.
	 */
	order_contact_tries: {
		order_id: string
		network: string
		tries: number
		since: number
		known: number
	}
	/** How often the link to an order was sent to its buyer, since the first of an hour. */
	order_links_sent: { order_id: OrderId; sent: number; since: number }
	/** Where an open order comes from, as keyed hashes. */
	order_origins: { order_id: OrderId; kind: OriginKind; value: string }
	/** Locked while an order of an origin is placed. */
	order_origin_locks: { value: string }
	/** Orders on delivery that wait for somebody to confirm them. */
	order_confirmations: {
		order_id: OrderId
		/** The way of the last code; null where none was sent, and only an admin can confirm. */
		channel: CodeChannelName | null
		/** Null until it is drawn, and once it has confirmed. */
		code_hash: string | null
		tries: Generated<number>
		/** How many codes were sent. */
		sent: Generated<number>
		sent_at: number | null
		confirmed_at: number | null
	}
	/** The time up to which an installer has seen new orders: that of the newest notification. */
	orders_seen: {
		user_id: UserId
		seen_at: number
	}
	/** Each time an order was offered or given to an installer; of an order at most one is open. */
	offers: {
		id: string
		order_id: OrderId
		installer_id: UserId
		offered_at: number
		/** When the next is asked; null where nobody else is. */
		expires_at: number | null
		/** Null while it is open. */
		answer: OfferAnswer | null
		answered_at: number | null
	}
	/** Who said no to an order. */
	order_refusals: {
		order_id: OrderId
		installer_id: UserId
		kind: RefusalKind
		/** 1 where it was this installer's alone before. */
		was_offered: number
		/** 1 while it is not to be offered to this installer again. */
		is_final: number
		/** Epoch milliseconds; null where it cannot be taken back any more. */
		undo_until: number | null
		created_at: number
	}
	order_events: {
		id: string
		order_id: OrderId
		action: OrderAction | VisitEvent
		status: OrderStatus
		actor_id: UserId | null
		actor_name: string
		actor_role: string
		/** The note of a person. */
		note: string | null
		/** The note of the store, and its parameters as JSON. */
		note_code: Generated<string | null>
		note_params: Generated<string | null>
		/** 1 for an answer that was taken back, or an acceptance that was handed back. */
		withdrawn: Generated<number>
		created_at: number
	}
}

declare module '../../db/tables.ts' {
	interface Tables extends OrderTables {}
}

export const orderTables = ownTables<OrderTables>
