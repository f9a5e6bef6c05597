import { z } from 'zod'
import {
	moment,
	RazorpayDispute,
	RazorpayOrder,
	RazorpayPayment,
	RazorpayRefund,
	word,
} from './answers.ts'

/** The event that a webhook reports, as of the moment it was written: a later one may have been received before it. */
export type RazorpayEvent = { name: string; at: number } & (
	| { kind: 'payment'; payment: RazorpayPayment }
	| { kind: 'order-paid'; order: RazorpayOrder; payment: RazorpayPayment }
	| { kind: 'refund'; refund: RazorpayRefund; payment: RazorpayPayment }
	| { kind: 'dispute'; dispute: RazorpayDispute; payment: RazorpayPayment }
	/** One that the store does not go by. */
	| { kind: 'unknown' }
)

const Envelope = z.object({
	entity: z.literal('event'),
	event: word,
	created_at: moment,
	payload: z.record(z.string(), z.unknown()),
})

const inPayload = <T extends z.ZodType>(entity: T) =>
	z.object({ entity }).transform((given) => (given as { entity: z.output<T> }).entity)

const payment = inPayload(RazorpayPayment)
const WithPayment = z.object({ payment })
const WithOrder = z.object({ payment, order: inPayload(RazorpayOrder) })
const WithRefund = z.object({ payment, refund: inPayload(RazorpayRefund) })
const WithDispute = z.object({ payment, dispute: inPayload(RazorpayDispute) })

const PAYMENT = ['payment.authorized', 'payment.captured', 'payment.failed']
const REFUND = ['refund.created', 'refund.processed', 'refund.failed']

/**
 * Reads a webhook's body. Its signature is to be checked first (`isWebhookSigned`).
 * @returns null where the body is none of Razorpay's, or lacks a part of its event
 */
export function eventIn(body: string): RazorpayEvent | null {
	const envelope = Envelope.safeParse(parsed(body))
	if (!envelope.success) return null
	const { event: name, created_at, payload } = envelope.data
	const reported = detailsOf(name, payload)
	return reported && { name, at: created_at, ...reported }
}

function detailsOf(name: string, payload: Record<string, unknown>) {
	if (PAYMENT.includes(name)) return read('payment', WithPayment, payload)
	if (name === 'order.paid') return read('order-paid', WithOrder, payload)
	if (REFUND.includes(name)) return read('refund', WithRefund, payload)
	if (name.startsWith('payment.dispute.')) return read('dispute', WithDispute, payload)
	return { kind: 'unknown' as const }
}

function read<K extends string, T extends object>(kind: K, schema: z.ZodType<T>, payload: unknown) {
	const { success, data } = schema.safeParse(payload)
	return success ? { kind, ...data } : null
}

function parsed(body: string): unknown {
	try {
		return JSON.parse(body)
	} catch {
		return null
	}
}
