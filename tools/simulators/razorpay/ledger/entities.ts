/** As they are sent: amounts in paise, moments in seconds. */
export interface Order {
	id: string
	entity: 'order'
	amount: number
	amount_paid: number
	amount_due: number
	currency: 'INR'
	receipt: string | null
	offer_id: null
	status: 'created' | 'attempted' | 'paid'
	attempts: number
	notes: Notes
	created_at: number
}

/** Without any: an empty list, as Razorpay sends them. */
export type Notes = Record<string, string> | []

export type Method = 'card' | 'upi' | 'emi' | 'netbanking'

export interface Payment {
	id: string
	entity: 'payment'
	amount: number
	currency: string
	status: 'created' | 'authorized' | 'captured' | 'refunded' | 'failed'
	order_id: string
	invoice_id: null
	international: boolean
	method: Method
	amount_refunded: number
	refund_status: null | 'partial' | 'full'
	captured: boolean
	description: string | null
	card_id: string | null
	bank: null
	wallet: null
	/** Where an offer lowered the amount. */
	offer_id: string | null
	vpa: string | null
	email: string
	contact: string
	notes: Notes
	fee: number | null
	tax: number | null
	error_code: string | null
	error_description: string | null
	error_source: string | null
	error_step: string | null
	error_reason: string | null
	acquirer_data: Record<string, string | null>
	created_at: number
}

export interface Refund {
	id: string
	entity: 'refund'
	amount: number
	currency: string
	payment_id: string
	notes: Notes
	receipt: string | null
	acquirer_data: { arn: string | null }
	created_at: number
	batch_id: null
	status: 'pending' | 'processed' | 'failed'
	speed_requested: 'normal' | 'optimum'
	speed_processed: 'normal' | 'instant'
}

/** A line of the list of settled items. */
export interface SettledLine {
	entity_id: string
	type: 'payment' | 'refund'
	debit: number
	credit: number
	amount: number
	currency: string
	fee: number
	tax: number
	on_hold: false
	settled: true
	created_at: number
	settled_at: number
	settlement_id: string
	settlement_utr: string
	payment_id: string | null
	order_id: string | null
}

/** When an authorised payment is captured, or refunded by itself. */
export interface Capture {
	isAutomatic: boolean
	/** After so long it is not captured by itself any more. */
	automaticMs: number
	/** After so long it goes back. */
	manualMs: number
}

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'

/** An id as Razorpay's: `pay_` and fourteen letters and digits. */
export function newId(prefix: string, chance: () => number): string {
	const letters = Array.from({ length: 14 }, () => ALPHABET[Math.floor(chance() * ALPHABET.length)])
	return `${prefix}_${letters.join('')}`
}
