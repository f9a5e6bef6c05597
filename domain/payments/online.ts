import type { Paise } from '../../shared/money.ts'
import type { AllSettings } from '../settings/schema.ts'
import type { PaymentProvider } from './schema.ts'

/** A payment as its provider is asked about it. */
export interface ProviderPayment {
	/** Ours; the key of every call about it. */
	id: string
	orderId: string
	providerOrder: string | null
	/** The provider's id. */
	ref: string | null
	amount: Paise
}

/** What a provider reports of a payment. */
export type ReportedPayment =
	| { state: 'authorised' | 'captured'; ref: string; amount: Paise; at: number }
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

/** What a buyer's browser needs to pay. */
export interface OnlineForm {
	/** The shop's public key. */
	key: string
	/** A script that shows the provider's form over a page. */
	script: string
	/** Where a form is sent that leads to the provider's own page, without JavaScript. */
	page: string
}

/** Whoever takes payments online for the shop. None of its calls is made inside a transaction. */
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
}
