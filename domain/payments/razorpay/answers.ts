import { z } from 'zod'
import { paise } from '../../../shared/money.ts'
import { MAX_ANSWER_TEXT } from '../limits.ts'

/** Amounts are whole paise on both sides. */
const amount = z.number().int().nonnegative().transform(paise)

/** The last second that a date is written with four digits of a year. */
const LAST_SECOND = 253_402_300_799

/** Razorpay counts seconds. Here as everywhere: epoch milliseconds. */
export const moment = z
	.number()
	.int()
	.min(0)
	.max(LAST_SECOND)
	.transform((seconds) => seconds * 1000)

/** Without NUL, which PostgreSQL takes in no text. */
const plain = (text: string) => text.replaceAll('\0', '')

const text = z.string().transform((given) => plain(given).slice(0, MAX_ANSWER_TEXT))
/** An id of Razorpay's, or another short word of it. */
export const word = z.string().min(1).max(100).transform(plain)

/** Without any they are an empty list. */
const notes = z
	.union([z.record(z.string(), z.unknown()), z.array(z.unknown())])
	.nullish()
	.transform((given): Record<string, string> => {
		const entries = Object.entries(given && !Array.isArray(given) ? given : {})
		return Object.fromEntries(entries.map(([name, value]) => [name, plain(String(value))]))
	})

const optional = text.nullish().transform((given) => given ?? null)

export const RazorpayOrder = z
	.object({
		id: word,
		amount,
		amount_paid: amount,
		amount_due: amount,
		currency: z.string(),
		receipt: optional,
		status: z.enum(['created', 'attempted', 'paid']),
		attempts: z.number().int().nonnegative(),
		notes,
		created_at: moment,
	})
	.transform((order) => ({
		id: order.id,
		amount: order.amount,
		amountPaid: order.amount_paid,
		amountDue: order.amount_due,
		currency: order.currency,
		receipt: order.receipt,
		state: order.status,
		attempts: order.attempts,
		notes: order.notes,
		createdAt: order.created_at,
	}))
/** An amount to be paid. It stays `paid` after a refund. */
export type RazorpayOrder = z.output<typeof RazorpayOrder>

const PAYMENT_STATES = {
	created: 'created',
	authorized: 'authorised',
	captured: 'captured',
	refunded: 'refunded',
	failed: 'failed',
} as const
type PaymentState = (typeof PAYMENT_STATES)[keyof typeof PAYMENT_STATES]

/** A state that is not documented is one in which no money has come yet. */
const paymentState = z
	.string()
	.transform(
		(status): PaymentState =>
			Object.hasOwn(PAYMENT_STATES, status)
				? PAYMENT_STATES[status as keyof typeof PAYMENT_STATES]
				: 'created',
	)

export const RazorpayPayment = z
	.object({
		id: word,
		order_id: optional,
		amount,
		currency: z.string(),
		status: paymentState,
		captured: z.boolean().nullish(),
		amount_refunded: amount.nullish(),
		// Nothing is decided by them alone, so a strange one is as none.
		fee: amount.nullish().catch(null),
		tax: amount.nullish().catch(null),
		offer_id: optional,
		method: optional,
		error_code: optional,
		error_description: optional,
		error_reason: optional,
		created_at: moment,
	})
	.transform((payment) => ({
		id: payment.id,
		orderId: payment.order_id,
		amount: payment.amount,
		currency: payment.currency,
		state: payment.status,
		/** False of a payment that went back by itself, since nobody captured it. */
		wasCaptured: payment.captured ?? false,
		amountRefunded: payment.amount_refunded ?? paise(0),
		/** With the GST within it; null before it is captured. */
		fee: payment.fee ?? null,
		tax: payment.tax ?? null,
		offerId: payment.offer_id,
		/** `card`, `upi`, `netbanking` and others. */
		method: payment.method,
		error: payment.error_code
			? {
					code: payment.error_code,
					description: payment.error_description ?? '',
					reason: payment.error_reason,
				}
			: null,
		createdAt: payment.created_at,
	}))
/** One try to pay an order, whole paise and epoch milliseconds. */
export type RazorpayPayment = z.output<typeof RazorpayPayment>

export const RazorpayRefund = z
	.object({
		id: word,
		payment_id: word,
		amount,
		currency: z.string(),
		status: z.enum(['pending', 'processed', 'failed']),
		notes,
		created_at: moment,
	})
	.transform((refund) => ({
		id: refund.id,
		paymentId: refund.payment_id,
		amount: refund.amount,
		currency: refund.currency,
		state: refund.status,
		notes: refund.notes,
		createdAt: refund.created_at,
	}))
/** Money on its way back: `pending` for two to ten days. */
export type RazorpayRefund = z.output<typeof RazorpayRefund>

export const RazorpayDispute = z
	.object({
		id: word,
		payment_id: word,
		amount,
		amount_deducted: amount.nullish(),
		currency: z.string(),
		status: word,
		reason_code: optional,
		respond_by: moment.nullish(),
	})
	.transform((dispute) => ({
		id: dispute.id,
		paymentId: dispute.payment_id,
		amount: dispute.amount,
		// A lost dispute without this amount took all of it.
		amountDeducted:
			dispute.amount_deducted ?? (dispute.status === 'lost' ? dispute.amount : paise(0)),
		currency: dispute.currency,
		state: dispute.status,
		reason: dispute.reason_code,
		respondBy: dispute.respond_by ?? null,
	}))
/** A buyer's bank that wants a payment back. */
export type RazorpayDispute = z.output<typeof RazorpayDispute>

const signless = amount.nullish().transform((given) => given ?? paise(0))

export const RazorpaySettled = z
	.object({
		entity_id: word,
		type: word,
		payment_id: optional,
		amount: signless,
		credit: signless,
		debit: signless,
		fee: signless,
		tax: signless,
		settled: z.boolean().nullish(),
		settlement_id: optional,
		settlement_utr: optional,
		settled_at: moment.nullish(),
	})
	.transform((item) => ({
		ref: item.entity_id,
		kind: item.type,
		paymentRef: item.payment_id,
		amount: item.amount,
		credit: item.credit,
		debit: item.debit,
		/** With the GST within it. */
		fee: item.fee,
		tax: item.tax,
		settlement: item.settled === false ? null : item.settlement_id,
		utr: item.settlement_utr,
		settledAt: item.settled_at ?? null,
	}))
/** One payment, refund or adjustment of a settlement; without its id, it is not settled yet. */
export type RazorpaySettled = z.output<typeof RazorpaySettled>

export const listOf = <T extends z.ZodType>(item: T) =>
	z.object({ items: z.array(item) }).transform(({ items }) => items)

/** Razorpay's refusal; its other fields depend on the call. */
export const RazorpayError = z.object({
	error: z.object({
		code: z.string(),
		description: z.string().nullish(),
		reason: z.string().nullish(),
	}),
})
