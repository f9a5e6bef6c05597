import type { Logger } from 'pino'
import { dayAt } from '../../../shared/calendar.ts'
import { message } from '../../../shared/messages/message.ts'
import { recorded } from '../../../shared/messages/record.ts'
import type { Settings } from '../../settings/settings.ts'
import type { ListedRefund, OnlineProvider, ReportedPayment, ReportedRefund } from '../online.ts'
import type { SettledItem } from '../settlements.ts'
import type { RazorpayPayment, RazorpayRefund, RazorpaySettled } from './answers.ts'
import { openRazorpay, RAZORPAY_URL, type Razorpay, type RazorpayFailure } from './client.ts'
import { isWebhookSigned } from './signatures.ts'

const SCRIPT_URL = 'https://checkout.razorpay.com/v1/checkout.js'
const CURRENCY = 'INR'

/** The note by which a refund of ours is known at Razorpay. */
const REFUND_NOTE = 'refund'

interface Parts {
	settings: Pick<Settings, 'secret'>
	/** Where its API is, as an origin, unless it is Razorpay's own. */
	url: string | undefined
	/** The secret that signed webhooks before, and still signs their repeats for a day. */
	oldWebhookSecret?: string | undefined
	log: Logger
	timeoutMs?: number
	/** Epoch milliseconds. */
	now?: () => number
}

/** Razorpay as a way to pay: offered by a shop that has all three of its keys, as they are at each call. */
export function razorpayProvider({
	settings,
	url,
	oldWebhookSecret,
	log,
	timeoutMs,
	now = Date.now,
}: Parts): OnlineProvider {
	const keyId = () => settings.secret('razorpayKeyId')
	const hasKeys = () =>
		keyId() !== null &&
		settings.secret('razorpayKeySecret') !== null &&
		settings.secret('razorpayWebhookSecret') !== null

	const client = (): Razorpay =>
		openRazorpay(
			{ keyId: keyId() ?? '', keySecret: settings.secret('razorpayKeySecret') ?? '' },
			{ ...(url ? { url } : {}), ...(timeoutMs ? { timeoutMs } : {}) },
		)

	/** An unusable answer is asked for again; the log has the reason. */
	const noAnswer = (failure: RazorpayFailure, about: object): null => {
		if (failure.kind !== 'unreachable')
			log.error({ ...about, failure }, 'a call of Razorpay failed')
		return null
	}

	return {
		name: 'razorpay',
		isOn: hasKeys,
		form: () => {
			const key = keyId()
			if (key === null || !hasKeys()) return null
			return {
				key,
				script: url ? `${url}/v1/checkout.js` : SCRIPT_URL,
				page: `${url ?? RAZORPAY_URL}/v1/checkout/embedded`,
			}
		},
		isWebhook: (body, signature) => {
			const secret = settings.secret('razorpayWebhookSecret')
			const secrets = secret === null ? [] : [secret, oldWebhookSecret ?? '']
			return isWebhookSigned(body, signature, secrets)
		},
		open: async ({ id, orderId, amount, takesParts = false }, signal) => {
			const wanted = { amount, receipt: id, notes: { order: orderId }, takesParts }
			const order = await client().createOrder(wanted, signal)
			return order.ok ? order.value.id : noAnswer(order.failure, { payment: id })
		},
		ask: async (asked) => {
			if (asked.providerOrder === null) return []
			const razorpay = client()
			const payments = await razorpay.paymentsOf(asked.providerOrder)
			if (!payments.ok) return noAnswer(payments.failure, { payment: asked.id })
			const reported: ReportedPayment[] = []
			for (const payment of oldestFirst(payments.value)) {
				const known = await capture(razorpay, payment)
				const news = reportedOf(known)
				if (news) reported.push(news)
			}
			return reported
		},
		refund: async ({ id, paymentRef, amount }) => {
			const razorpay = client()
			const known = await razorpay.refundsOf(paymentRef)
			if (!known.ok) return noAnswer(known.failure, { refund: id })
			const before = known.value.find(({ notes }) => notes[REFUND_NOTE] === id)
			if (before && before.amount !== amount)
				return noAnswer({ kind: 'unexpected' }, { refund: id })
			if (before) return reportedRefund(before)
			const made = await razorpay.refund(paymentRef, {
				amount,
				key: id,
				notes: { [REFUND_NOTE]: id },
			})
			if (made.ok) return reportedRefund(made.value)
			const { failure } = made
			// Wrong keys are a matter of the shop, and not of this refund.
			if (failure.kind === 'refused' && failure.status !== 401)
				return { state: 'failed', failure: failure.description || failure.code }
			return noAnswer(failure, { refund: id })
		},
		refundsOf: async (paymentRef) => {
			const refunds = await client().refundsOf(paymentRef)
			if (!refunds.ok) return noAnswer(refunds.failure, { payment: paymentRef })
			return refunds.value.map(listedRefund)
		},
		listSince: async (from, take) => {
			const razorpay = client()
			const span = { from: Math.floor(from / 1000), to: Math.floor(now() / 1000) }
			const payments = await razorpay.paymentsIn(span, (page) =>
				take.payments(
					page.flatMap((payment) => {
						const reported = reportedOf(payment)
						return reported ? [{ providerOrder: payment.orderId, reported }] : []
					}),
				),
			)
			const refunds = payments.ok
				? await razorpay.refundsIn(span, (page) => take.refunds(page.map(listedRefund)))
				: payments
			let last: typeof refunds = refunds
			for (const month of monthsFrom(from, now()))
				if (last.ok)
					last = await razorpay.settledIn(month, (page) => take.settled(page.flatMap(settledItem)))
			if (!last.ok) noAnswer(last.failure, { list: span })
			return last.ok
		},
	}
}

const oldestFirst = (payments: readonly RazorpayPayment[]) =>
	payments.toSorted((one, other) => one.createdAt - other.createdAt)

/**
 * Captures an authorised payment of any amount, which would be refunded otherwise: an odd amount is judged once it is
 * there. Another call may have captured it meanwhile. Money of another currency is left to a person.
 */
async function capture(razorpay: Razorpay, payment: RazorpayPayment): Promise<RazorpayPayment> {
	if (payment.state !== 'authorised' || payment.currency !== CURRENCY) return payment
	const captured = await razorpay.capture(payment.id, payment.amount)
	if (captured.ok) return captured.value
	const now = await razorpay.payment(payment.id)
	return now.ok ? now.value : payment
}

/** @returns null of one that has not been decided */
export function reportedOf(payment: RazorpayPayment): ReportedPayment | null {
	const { id: ref, state, wasCaptured, error } = payment
	if (state === 'captured' || (state === 'refunded' && wasCaptured)) return chargeOf(payment)
	if (state === 'authorised') return { state, ref }
	if (state === 'failed') return { state, ref, failure: error?.description ?? '' }
	// The provider itself refunds a payment that is not captured in time.
	if (state === 'refunded') return { state: 'failed', ref, failure: '' }
	return null
}

const chargeOf = (payment: RazorpayPayment): ReportedPayment => ({
	state: 'captured',
	ref: payment.id,
	amount: payment.amount,
	currency: payment.currency,
	fee: payment.fee,
	tax: payment.tax,
	hasOffer: payment.offerId !== null,
	refunded: payment.amountRefunded,
	at: payment.createdAt,
})

/** The settled item; none while it is not settled. */
function settledItem({ settlement, settledAt, ...item }: RazorpaySettled): SettledItem[] {
	return settlement === null || settledAt === null ? [] : [{ ...item, settlement, settledAt }]
}

/** The months of India's calendar from one moment to another. */
function monthsFrom(from: number, to: number): { year: number; month: number }[] {
	const months: { year: number; month: number }[] = []
	const last = dayAt(to).slice(0, 7)
	let [year = 0, month = 0] = dayAt(from).split('-').map(Number)
	for (;;) {
		months.push({ year, month })
		if (`${year}-${String(month).padStart(2, '0')}` >= last) return months
		if (++month > 12) [year, month] = [year + 1, 1]
	}
}

const REFUND_STATES = { pending: 'sent', processed: 'done', failed: 'failed' } as const

export const listedRefund = (refund: RazorpayRefund): ListedRefund => ({
	ref: refund.id,
	paymentRef: refund.paymentId,
	amount: refund.amount,
	currency: refund.currency,
	state: REFUND_STATES[refund.state],
	refundId: refund.notes[REFUND_NOTE] ?? null,
})

function reportedRefund({ id: ref, state }: RazorpayRefund): ReportedRefund {
	if (state === 'failed')
		return { state: 'failed', failure: recorded(message('payments.refund_not_sent')) }
	return { state: state === 'processed' ? 'done' : 'sent', ref }
}
