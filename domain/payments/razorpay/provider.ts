import type { Logger } from 'pino'
import { message } from '../../../shared/messages/message.ts'
import { recorded } from '../../../shared/messages/record.ts'
import type { Settings } from '../../settings/settings.ts'
import type { OnlineProvider, ProviderPayment, ReportedPayment, ReportedRefund } from '../online.ts'
import type { RazorpayPayment, RazorpayRefund } from './answers.ts'
import { openRazorpay, RAZORPAY_URL, type Razorpay, type RazorpayFailure } from './client.ts'
import { isWebhookSigned } from './signatures.ts'

const SCRIPT_URL = 'https://checkout.razorpay.com/v1/checkout.js'
export const CURRENCY = 'INR'

/** The note by which a refund of ours is known at Razorpay. */
export const REFUND_NOTE = 'refund'

interface Parts {
	settings: Pick<Settings, 'secret'>
	/** Where its API is, as an origin, unless it is Razorpay's own. */
	url: string | undefined
	/** What webhooks were signed with before, and are for a day where they are repeated. */
	oldWebhookSecret?: string | undefined
	log: Logger
	timeoutMs?: number
}

/** Razorpay as a way to pay: offered by a shop that has all three of its keys, as they are at each call. */
export function razorpayProvider({
	settings,
	url,
	oldWebhookSecret,
	log,
	timeoutMs,
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

	/** What nobody can go by is asked again; why is for whoever reads the log. */
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
		open: async ({ id, orderId, amount }, signal) => {
			const wanted = { amount, receipt: id, notes: { order: orderId } }
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
				const known = await capture(razorpay, matching(asked, payment))
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
	}
}

const oldestFirst = (payments: readonly RazorpayPayment[]) =>
	payments.toSorted((one, other) => one.createdAt - other.createdAt)

/** Captures what is only authorised, which would be refunded otherwise; another call may have done so meanwhile. */
async function capture(razorpay: Razorpay, payment: RazorpayPayment): Promise<RazorpayPayment> {
	if (payment.state !== 'authorised') return payment
	const captured = await razorpay.capture(payment.id, payment.amount)
	if (captured.ok) return captured.value
	const now = await razorpay.payment(payment.id)
	return now.ok ? now.value : payment
}

/** Whether a payment at Razorpay is of what the store has asked for. */
export const isMatching = (
	asked: Pick<ProviderPayment, 'providerOrder' | 'amount'>,
	{ orderId, amount, currency }: RazorpayPayment,
): boolean => orderId === asked.providerOrder && amount === asked.amount && currency === CURRENCY

/** @throws Error where it is of something else: nobody guesses what such money is for */
function matching(asked: ProviderPayment, payment: RazorpayPayment): RazorpayPayment {
	const hasMoney = payment.state !== 'created' && payment.state !== 'failed'
	if (!hasMoney || isMatching(asked, payment)) return payment
	throw new Error(
		`Razorpay's payment ${payment.id} of ${payment.amount} paise (${payment.currency}) is not what payment ${asked.id} was opened for`,
	)
}

/** @returns null of one that has not been decided */
export function reportedOf(payment: RazorpayPayment): ReportedPayment | null {
	const { id: ref, amount, createdAt: at, state, wasCaptured, error } = payment
	if (state === 'captured' || (state === 'refunded' && wasCaptured))
		return { state: 'captured', ref, amount, at }
	if (state === 'authorised') return { state: 'authorised', ref, amount, at }
	if (state === 'failed') return { state: 'failed', ref, failure: error?.description ?? '' }
	// What is not captured in time, the provider refunds by itself.
	if (state === 'refunded') return { state: 'failed', ref, failure: '' }
	return null
}

export function reportedRefund({ id: ref, state }: RazorpayRefund): ReportedRefund {
	if (state === 'failed')
		return { state: 'failed', failure: recorded(message('payments.refund_not_sent')) }
	return { state: state === 'processed' ? 'done' : 'sent', ref }
}
