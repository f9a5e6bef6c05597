import type { z } from 'zod'
import type { Paise } from '../../../shared/money.ts'
import { boundedText } from '../internal/razorpay/bounded-text.ts'
import { MAX_ANSWER_BYTES, PAGE_SIZE, TIMEOUT_MS } from '../limits.ts'
import {
	listOf,
	RazorpayError,
	RazorpayOrder,
	RazorpayPayment,
	RazorpayRefund,
	RazorpaySettled,
} from './answers.ts'

export interface RazorpayKeys {
	/** Public; a buyer's browser has it too. */
	keyId: string
	keySecret: string
	/** The secret that signs webhooks, another than the key's. */
	webhookSecret: string
}

/** Why there is no answer that one can go by. */
export type RazorpayFailure =
	/** Razorpay has said no, and will say it again. */
	| { kind: 'refused'; code: string; description: string; reason: string | null; status: number }
	/** No answer, or none yet. Whether it was done is not known: to be asked again, with the same key or receipt. */
	| { kind: 'unreachable' }
	/** An answer that is not documented, or of another amount than asked for. It may have been done. */
	| { kind: 'unexpected' }

export type RazorpayAnswer<T> = { ok: true; value: T } | { ok: false; failure: RazorpayFailure }

export const RAZORPAY_URL = 'https://api.razorpay.com'

const CURRENCY = 'INR'

/** Captured by itself within the shortest time there is; the store captures or refunds later ones. */
const CAPTURE = {
	capture: 'automatic',
	capture_options: {
		automatic_expiry_period: 12,
		manual_expiry_period: 7200,
		refund_speed: 'optimum',
	},
}

/** Under way with another call, or too many at once: a matter of asking later. */
const LATER = [408, 409, 425, 429]

/** Epoch seconds, both included. */
interface Span {
	from: number
	to: number
}

interface Call {
	body?: unknown
	headers?: Record<string, string>
	signal?: AbortSignal | undefined
}

const unexpected: { ok: false; failure: RazorpayFailure } = {
	ok: false,
	failure: { kind: 'unexpected' },
}
const unreachable: { ok: false; failure: RazorpayFailure } = {
	ok: false,
	failure: { kind: 'unreachable' },
}

/**
 * Razorpay's API, as far as the store uses it. Nothing is thrown and nothing tried again here. Never call it within a
 * transaction. @param timeoutMs until the whole answer is there
 */
export function openRazorpay(
	{ keyId, keySecret }: Pick<RazorpayKeys, 'keyId' | 'keySecret'>,
	{ url = RAZORPAY_URL, timeoutMs = TIMEOUT_MS }: { url?: string; timeoutMs?: number } = {},
) {
	const authorization = `Basic ${Buffer.from(`${keyId}:${keySecret}`).toString('base64')}`

	async function ask<T>(
		path: string,
		schema: z.ZodType<T>,
		{ body, headers, signal }: Call = {},
	): Promise<RazorpayAnswer<T>> {
		const timeout = AbortSignal.timeout(timeoutMs)
		try {
			const answer = await fetch(`${url}/v1/${path}`, {
				method: body === undefined ? 'GET' : 'POST',
				headers: { authorization, 'content-type': 'application/json', ...headers },
				...(body === undefined ? {} : { body: JSON.stringify(body) }),
				// The keys are for this address alone.
				redirect: 'manual',
				signal: signal ? AbortSignal.any([timeout, signal]) : timeout,
			})
			const text = await boundedText(answer, MAX_ANSWER_BYTES)
			return text === null ? unexpected : read(schema, answer.status, text)
		} catch {
			return unreachable
		}
	}

	/** Asks for a list page by page: it stays the same list while it is limited to a time that is over. */
	async function pages<T>(
		path: string,
		item: z.ZodType<T>,
		take: (page: T[]) => Promise<void>,
		limits: Record<string, number> = {},
	): Promise<RazorpayAnswer<null>> {
		const within = Object.entries(limits)
			.map(([name, value]) => `&${name}=${value}`)
			.join('')
		for (let skip = 0; ; skip += PAGE_SIZE) {
			const page = await ask(`${path}?count=${PAGE_SIZE}&skip=${skip}${within}`, listOf(item))
			if (!page.ok) return page
			await take(page.value)
			if (page.value.length < PAGE_SIZE) return { ok: true, value: null }
		}
	}

	const order = (id: string, more = '') => `orders/${segment(id)}${more}`
	const payment = (id: string, more = '') => `payments/${segment(id)}${more}`

	return {
		/**
		 * Opens an order to be paid, for Razorpay's form to show to the buyer. The same receipt again answers the same order.
		 * @param amount whole paise, at least 100 @param receipt unique, at most 40 characters
		 * @param notes at most 15 of 256 characters
		 */
		createOrder: async (
			{
				amount,
				receipt,
				notes,
				takesParts = false,
			}: {
				amount: Paise
				receipt: string
				notes?: Record<string, string>
				takesParts?: boolean
			},
			signal?: AbortSignal,
		): Promise<RazorpayAnswer<RazorpayOrder>> =>
			ifSum(
				amount,
				await ask('orders', RazorpayOrder, {
					body: {
						amount,
						currency: CURRENCY,
						receipt,
						unique_receipt: true,
						...(notes ? { notes } : {}),
						...(takesParts ? { partial_payment: true } : {}),
						payment: CAPTURE,
					},
					signal,
				}),
			),

		/** All tries to pay an order, also those that failed. */
		paymentsOf: (orderId: string, signal?: AbortSignal) =>
			ask(order(orderId, '/payments'), listOf(RazorpayPayment), { signal }),

		payment: (paymentId: string, signal?: AbortSignal) =>
			ask(payment(paymentId), RazorpayPayment, { signal }),

		/**
		 * Captures an authorised payment, all of it. A second time is refused: then look at the payment.
		 * @param amount whole paise, as authorised
		 */
		capture: async (
			paymentId: string,
			amount: Paise,
			signal?: AbortSignal,
		): Promise<RazorpayAnswer<RazorpayPayment>> =>
			ifSum(
				amount,
				await ask(payment(paymentId, '/capture'), RazorpayPayment, {
					body: { amount, currency: CURRENCY },
					signal,
				}),
			),

		/**
		 * Sends back a captured payment or a part of it. The same key with the same body answers the same refund.
		 * @param amount whole paise, at least 100
		 * @param key at least ten of letters, digits, `-` and `_`; good for six months
		 */
		refund: async (
			paymentId: string,
			{ amount, key, notes }: { amount: Paise; key: string; notes?: Record<string, string> },
			signal?: AbortSignal,
		): Promise<RazorpayAnswer<RazorpayRefund>> =>
			ifSum(
				amount,
				await ask(payment(paymentId, '/refund'), RazorpayRefund, {
					body: { amount, speed: 'normal', ...(notes ? { notes } : {}) },
					headers: { 'x-refund-idempotency': key },
					signal,
				}),
			),

		/** All refunds of a payment, also those that failed. */
		refundsOf: async (paymentId: string): Promise<RazorpayAnswer<RazorpayRefund[]>> => {
			const all: RazorpayRefund[] = []
			const done = await pages(payment(paymentId, '/refunds'), RazorpayRefund, async (page) => {
				all.push(...page)
			})
			return done.ok ? { ok: true, value: all } : done
		},

		/** All payments that were begun in a time, in parts. @param span epoch seconds, both included */
		paymentsIn: (span: Span, take: (part: RazorpayPayment[]) => Promise<void>) =>
			pages('payments', RazorpayPayment, take, { ...span }),

		/** All refunds that were made in a time, in parts. @param span epoch seconds, both included */
		refundsIn: (span: Span, take: (part: RazorpayRefund[]) => Promise<void>) =>
			pages('refunds', RazorpayRefund, take, { ...span }),

		/** The settlements of a month, in parts (https://razorpay.com/docs/api/settlements/fetch-recon). */
		settledIn: (
			month: { year: number; month: number },
			take: (part: RazorpaySettled[]) => Promise<void>,
		) => pages('settlements/recon/combined', RazorpaySettled, take, month),
	}
}

export type Razorpay = ReturnType<typeof openRazorpay>

/**
 * Ids come from browsers too: a text that is no id, such as `..`, would lead to another call, so it is replaced by an
 * unknown one.
 */
const segment = (id: string) => (/^\w{1,64}$/.test(id) ? id : '-')

/** An amount that nobody asked for is never booked, even on the provider's word. */
const ifSum = <T extends { amount: Paise; currency: string }>(
	amount: Paise,
	answer: RazorpayAnswer<T>,
): RazorpayAnswer<T> =>
	answer.ok && (answer.value.amount !== amount || answer.value.currency !== CURRENCY)
		? unexpected
		: answer

function read<T>(schema: z.ZodType<T>, status: number, text: string): RazorpayAnswer<T> {
	if (status >= 500 || LATER.includes(status)) return unreachable
	const body = parsed(text)
	if (status >= 400) {
		const error = RazorpayError.safeParse(body).data?.error
		if (!error) return unexpected
		const { code, description, reason } = error
		return {
			ok: false,
			failure: {
				kind: 'refused',
				code,
				description: description ?? '',
				reason: reason ?? null,
				status,
			},
		}
	}
	const answer = status === 200 ? schema.safeParse(body) : null
	return answer?.success ? { ok: true, value: answer.data } : unexpected
}

function parsed(text: string): unknown {
	try {
		return JSON.parse(text)
	} catch {
		return null
	}
}
