import type { Paise } from '../../shared/money.ts'
import type { AllSettings } from '../settings/schema.ts'
import type { PaymentProvider } from './schema.ts'
import type { SettledItem } from './settlements.ts'

/** A payment as its provider is asked about it. */
export interface ProviderPayment {
	/** Ours; the key of every call about it. */
	id: string
	orderId: string
	providerOrder: string | null
	/** The provider's id. */
	ref: string | null
	amount: Paise
	/** Whether a part of it may be paid. */
	takesParts?: boolean
}

/** A charge as a provider collected it, before anybody has compared it with the request. */
export interface Charge {
	state: 'captured'
	ref: string
	/** The amount charged to the buyer, in the smallest unit of the currency. */
	amount: Paise
	currency: string
	/** The provider's fee with the GST within it, and that GST; null where it has not said. */
	fee: Paise | null
	tax: Paise | null
	/** Whether an offer lowered the charge. */
	hasOffer: boolean
	/** The amount refunded, or on its way. */
	refunded: Paise
	/** Epoch milliseconds. */
	at: number
}

/** A payment as a provider reports it. */
export type ReportedPayment =
	| Charge
	| { state: 'authorised'; ref: string }
	| { state: 'failed'; ref: string | null; failure: string }

export interface ProviderRefund {
	/** Ours; the same key is one refund, however often it is sent. */
	id: string
	paymentRef: string
	amount: Paise
}

export type ReportedRefund =
	| { state: 'sent' | 'done'; ref: string }
	| { state: 'failed'; failure: string }

/** A refund as a provider lists it, made by anybody. */
export interface ListedRefund {
	ref: string
	paymentRef: string
	amount: Paise
	currency: string
	state: 'sent' | 'done' | 'failed'
	/** The refund of the store that it says it is; null of one that was made at the provider. */
	refundId: string | null
}

/** A payment as a provider lists it. */
export interface ListedPayment {
	/** The provider's order; null of one that has none. */
	providerOrder: string | null
	reported: ReportedPayment
}

/** The values that a buyer's browser needs to pay. */
export interface OnlineForm {
	/** The shop's public key. */
	key: string
	/** A script that shows the provider's form over a page. */
	script: string
	/** Where a form is sent that leads to the provider's own page, without JavaScript. */
	page: string
}

export interface TakesListed {
	/** The items settled in the months of that time. */
	settled(items: SettledItem[]): Promise<void>
	payments(listed: ListedPayment[]): Promise<void>
	refunds(listed: ListedRefund[]): Promise<void>
}

/** The provider of online payments for the shop. None of its calls is made inside a transaction. */
export interface OnlineProvider {
	name: PaymentProvider
	/** Whether the shop has its keys. */
	isOn(settings: AllSettings): boolean
	/** @returns null where the shop has no keys */
	form(): OnlineForm | null
	/** Whether a webhook is the provider's. @param body as it arrived, byte for byte */
	isWebhook(body: Uint8Array, signature: string): boolean
	/**
	 * Opens an order for a payment; once more it is the same one.
	 * @param signal ends the wait @returns the provider's id of it; null where it cannot be reached
	 */
	open(payment: ProviderPayment, signal?: AbortSignal): Promise<string | null>
	/** The state of a payment, with every attempt of it. @returns null where the provider cannot be reached */
	ask(payment: ProviderPayment): Promise<ReportedPayment[] | null>
	/** Sends a refund, or reports its state. @returns null where it cannot be reached */
	refund(refund: ProviderRefund): Promise<ReportedRefund | null>
	/** All refunds of a payment, made by anybody. @returns null where it cannot be reached */
	refundsOf(paymentRef: string): Promise<ListedRefund[] | null>
	/**
	 * Hands over the payments, refunds and settled items of the provider since a moment, in parts and in this order.
	 * @param from epoch milliseconds @returns false where it cannot be reached
	 */
	listSince(from: number, take: TakesListed): Promise<boolean>
}
