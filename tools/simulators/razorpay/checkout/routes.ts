import { createHmac } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { Hono } from 'hono'
import { html } from 'hono/html'
import type { Keys } from '../http/api.ts'
import type { Order, Payment } from '../ledger/entities.ts'
import { authorise, fail, type Outcome, pay } from '../ledger/payments.ts'
import { Refusal } from '../ledger/refusal.ts'
import { found, type World } from '../ledger/world.ts'
import { backPage, brokenPage, methodPage, otpPage, type Visit, waitingPage } from './pages.ts'
import { cardOf, isRightOtp, UPI } from './test-figures.ts'

const SCRIPT = readFileSync(new URL('script.js', import.meta.url), 'utf8')

/** A buyer who leaves the bank's page has so long. */
const BANK_MS = 15 * 60_000

type Fields = Record<string, string>

/** The fields that come back to the shop for a successful payment. */
export const signedFields = ({ keySecret }: Keys, { id, order_id }: Payment) => ({
	razorpay_payment_id: id,
	razorpay_order_id: order_id,
	razorpay_signature: createHmac('sha256', keySecret).update(`${order_id}|${id}`).digest('hex'),
})

/** The same for one that failed. */
export const errorOf = (payment: Payment) => ({
	code: payment.error_code ?? '',
	description: payment.error_description ?? '',
	source: payment.error_source ?? '',
	step: payment.error_step ?? '',
	reason: payment.error_reason ?? '',
	metadata: { payment_id: payment.id, order_id: payment.order_id },
})

/** The script for the shop's pages, and the pages on which a buyer pays. */
export function checkoutRoutes(world: World, keys: Keys) {
	const back = (visit: Visit, payment: Payment) => {
		if (payment.status === 'created') return waitingPage(visit, payment.id)
		if (payment.status === 'failed') {
			const error = errorOf(payment)
			const texts = { ...error, metadata: JSON.stringify(error.metadata) }
			const fields = Object.fromEntries(
				Object.entries(texts).map(([name, value]) => [`error[${name}]`, value]),
			)
			return backPage(visit, { heading: 'Not paid', fields, result: { kind: 'failed', error } })
		}
		const fields = signedFields(keys, payment)
		return backPage(visit, { heading: 'Paid', fields, result: { kind: 'paid', fields } })
	}

	/** The first page, unless the shop asks for an unknown order. */
	const begin = (fields: Fields) => {
		if (fields.key_id !== keys.keyId) throw new Refusal('Authentication key was missing or wrong')
		const visit = visitIn(fields)
		return methodPage(visit, payable(visit))
	}

	const payable = ({ order_id }: Visit): Order => {
		const order = found(world.orders, order_id)
		if (order.status === 'paid') throw new Refusal('Payment already done for this order.')
		return order
	}

	function tryToPay(fields: Fields) {
		const visit = visitIn(fields)
		const order = payable(visit)
		try {
			if (fields.method === 'upi') return byUpi(visit, UPI[fields.upi ?? '']?.outcome ?? 'declined')
			const card = cardOf(fields.card ?? '')
			if (!card) return methodPage(visit, order, 'Only test cards work here.')
			const payment = pay(world, order.id, { method: card.method, outcome: 'unanswered' })
			world.clock.after(BANK_MS, () => {
				if (payment.status === 'created') fail(world, payment, 'timed-out')
			})
			return otpPage(visit, payment.id, card.number)
		} catch (error) {
			if (error instanceof Refusal) return methodPage(visit, order, error.message)
			throw error
		}
	}

	const byUpi = (visit: Visit, outcome: Outcome) =>
		back(visit, pay(world, visit.order_id, { method: 'upi', outcome }))

	function giveOtp(fields: Fields) {
		const payment = found(world.payments, fields.payment_id ?? '')
		const outcome = isRightOtp(fields.otp ?? '') ? cardOf(fields.card ?? '')?.outcome : 'wrong-otp'
		// Sent twice, or too late: it stays as it has ended.
		if (payment.status === 'created') {
			if (outcome === 'success') authorise(world, payment)
			else fail(world, payment, failure(outcome))
		}
		return back(visitIn(fields), payment)
	}

	return new Hono()
		.get('/checkout.js', (c) =>
			c.body(SCRIPT, 200, { 'content-type': 'text/javascript; charset=utf-8' }),
		)
		.get('/checkout/frame', (c) => c.html(begin(c.req.query())))
		.post('/checkout/embedded', async (c) => c.html(begin(await fieldsOf(c.req))))
		.post('/checkout/pay', async (c) => c.html(tryToPay(await fieldsOf(c.req))))
		.post('/checkout/otp', async (c) => c.html(giveOtp(await fieldsOf(c.req))))
		.post('/checkout/again', async (c) => {
			const visit = visitIn(await fieldsOf(c.req))
			return c.html(methodPage(visit, payable(visit)))
		})
		.onError((error, c) => {
			if (!(error instanceof Refusal)) throw error
			return c.html(html`${brokenPage(error.message)}`, 400)
		})
}

const failure = (outcome: Outcome | undefined) =>
	outcome === undefined || outcome === 'success' || outcome === 'unanswered' ? 'declined' : outcome

const fieldsOf = async (request: {
	parseBody(): Promise<Record<string, unknown>>
}): Promise<Fields> =>
	Object.fromEntries(
		Object.entries(await request.parseBody()).flatMap(([name, value]) =>
			typeof value === 'string' ? [[name, value]] : [],
		),
	)

/** @throws Refusal where an address is none of the web */
function visitIn(fields: Fields): Visit {
	for (const name of ['callback_url', 'cancel_url', 'origin'])
		if (fields[name] && !/^https?:$/.test(URL.parse(fields[name])?.protocol ?? ''))
			throw new Refusal(`The ${name} is no address`)
	return {
		order_id: fields.order_id ?? '',
		callback_url: fields.callback_url ?? '',
		cancel_url: fields.cancel_url ?? '',
		origin: fields.origin ?? '',
		name: fields.name ?? '',
	}
}
