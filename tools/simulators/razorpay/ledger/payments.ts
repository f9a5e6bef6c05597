import type { Method, Order, Payment } from './entities.ts'
import { paymentsOf } from './orders.ts'
import { refundByItself } from './refunds.ts'
import { Refusal } from './refusal.ts'
import { drawId, found, secondsNow, type World } from './world.ts'

/** How a try to pay ends. `unanswered`: the bank says nothing for now. */
export type Outcome = 'success' | 'unanswered' | keyof typeof FAILURES

const FAILURES = {
	'no-funds': {
		code: 'BAD_REQUEST_ERROR',
		description:
			'Your payment could not be completed due to insufficient account balance. Try again with another method.',
		source: 'customer',
		step: 'payment_authorization',
		reason: 'insufficient_funds',
	},
	'timed-out': {
		code: 'BAD_REQUEST_ERROR',
		description: 'Payment was unsuccessful as it could not be completed in time. Try again.',
		source: 'customer',
		step: 'payment_authentication',
		reason: 'payment_timed_out',
	},
	'wrong-otp': {
		code: 'BAD_REQUEST_ERROR',
		description: 'Authentication failed due to incorrect otp',
		source: 'customer',
		step: 'payment_authentication',
		reason: 'invalid_otp',
	},
	declined: {
		code: 'BAD_REQUEST_ERROR',
		description: 'Payment was unsuccessful as the customer declined it.',
		source: 'customer',
		step: 'payment_authentication',
		reason: 'payment_cancelled',
	},
}

/** The limit of a payment by UPI to an ordinary shop: ₹1,00,000. */
const UPI_MOST = 100_000_00

export interface Given {
	method: Method
	outcome: Outcome
	email?: string
	contact?: string
	/** Of the due amount, paise: a part, or an amount that nobody asked for. */
	amount?: number
	currency?: string
	/** The discount of an offer, paise. */
	offer?: number
	/** Whether the buyer pays the fee on top. */
	paysFee?: boolean
	/** Paid though it is paid already, as by two tabs at once. */
	again?: boolean
}

/**
 * One try to pay an order.
 * @throws Refusal where the order is paid, or a payment of it authorised, or UPI does not take so much
 */
export function pay(world: World, orderId: string, given: Given): Payment {
	const order = found(world.orders, orderId)
	if (!given.again) refuseSecond(world, order)
	if (given.method === 'upi' && order.amount > UPI_MOST)
		throw new Refusal('The amount is more than UPI takes at once.', { field: 'amount' })
	order.attempts++
	if (order.status === 'created') order.status = 'attempted'
	const payment = newPayment(world, order, given)
	world.payments.set(payment.id, payment)
	if (given.again) world.doubles.add(payment.id)
	if (given.outcome === 'success') authorise(world, payment)
	else if (given.outcome !== 'unanswered') fail(world, payment, given.outcome)
	return payment
}

function refuseSecond(world: World, { id, status }: Order): void {
	const isAuthorised = paymentsOf(world, id).some(({ status }) => status === 'authorized')
	if (status === 'paid' || isAuthorised)
		throw new Refusal('Payment already done for this order.', { reason: 'order_already_paid' })
}

/** The charge of a buyer for the due amount: less an offer, or with the fee on top. */
function chargedFor(order: Order, { amount, offer = 0, paysFee = false }: Given): number {
	const due = amount ?? (order.amount_due || order.amount)
	return due - offer + (paysFee ? feeOf(due).fee : 0)
}

/** Two per cent with the GST on that. @param amount paise */
export function feeOf(amount: number) {
	const tax = Math.round(amount * 0.02 * 0.18)
	return { tax, fee: Math.round(amount * 0.02) + tax }
}

function newPayment(world: World, order: Order, given: Given): Payment {
	const { method, email, contact } = given
	const due = given.amount ?? (order.amount_due || order.amount)
	if (given.paysFee) world.onTop.set(order.id, feeOf(due))
	return {
		id: drawId('pay'),
		entity: 'payment',
		amount: chargedFor(order, given),
		currency: given.currency ?? order.currency,
		status: 'created',
		order_id: order.id,
		invoice_id: null,
		international: false,
		method,
		amount_refunded: 0,
		refund_status: null,
		captured: false,
		description: null,
		card_id: method === 'upi' ? null : drawId('card'),
		bank: null,
		wallet: null,
		offer_id: given.offer ? drawId('offer') : null,
		vpa: method === 'upi' ? 'success@razorpay' : null,
		email: email ?? 'buyer@example.com',
		contact: contact ?? '+919820000000',
		notes: [],
		fee: null,
		tax: null,
		...noError,
		acquirer_data: method === 'upi' ? { rrn: null } : { auth_code: null },
		created_at: secondsNow(world),
	}
}

const noError = {
	error_code: null,
	error_description: null,
	error_source: null,
	error_step: null,
	error_reason: null,
}

/** @throws Refusal unless it is still open */
export function fail(world: World, payment: Payment, why: keyof typeof FAILURES): void {
	if (payment.status !== 'created') throw new Refusal('Only a payment that is open can fail')
	const { code, description, source, step, reason } = FAILURES[why]
	payment.status = 'failed'
	Object.assign(payment, {
		error_code: code,
		error_description: description,
		error_source: source,
		error_step: step,
		error_reason: reason,
	})
	world.emit('payment.failed', { payment })
}

/**
 * The bank has agreed, days late perhaps, and after the payment had failed. It is captured by itself where the order says
 * so, early enough and unless another payment has paid the order; else it goes back unless somebody captures it.
 * @throws Refusal where it was authorised before
 */
export function authorise(world: World, payment: Payment): void {
	if (payment.status !== 'created' && payment.status !== 'failed')
		throw new Refusal('The payment is authorized already')
	payment.status = 'authorized'
	Object.assign(payment, noError)
	payment.acquirer_data =
		payment.method === 'upi' ? { rrn: drawId('').slice(1) } : { auth_code: drawId('').slice(1, 7) }
	world.emit('payment.authorized', { payment })
	const { isAutomatic, automaticMs, manualMs } = found(world.captures, payment.order_id)
	const order = found(world.orders, payment.order_id)
	const ageMs = world.clock.now() - payment.created_at * 1000
	if (
		isAutomatic &&
		ageMs <= automaticMs &&
		(order.status !== 'paid' || world.doubles.has(payment.id))
	) {
		take(world, payment, order)
		return
	}
	world.clock.after(Math.max(manualMs - ageMs, 0), () => {
		if (payment.status === 'authorized') refundByItself(world, payment)
	})
}

/** @throws Refusal unless it is authorised, the amount the same and the order not paid yet */
export function capture(world: World, payment: Payment, amount: number): Payment {
	if (payment.captured) throw new Refusal('This payment has already been captured')
	if (payment.status !== 'authorized')
		throw new Refusal(
			'Only payments which have been authorized and not yet captured can be captured',
		)
	if (amount !== payment.amount)
		throw new Refusal('Capture amount must be equal to the amount authorized', { field: 'amount' })
	const order = found(world.orders, payment.order_id)
	if (order.status === 'paid') throw new Refusal('The order is already paid')
	take(world, payment, order)
	return payment
}

function take(world: World, payment: Payment, order: Order): void {
	payment.status = 'captured'
	payment.captured = true
	const onTop = world.onTop.get(order.id)
	Object.assign(payment, onTop ?? feeOf(payment.amount))
	const towards = payment.amount - (onTop?.fee ?? 0)
	order.amount_paid += towards
	// A payment lowered by an offer pays the order, and so does one without parts.
	const isPart = world.parts.has(order.id) && payment.offer_id === null
	if (!isPart || order.amount_paid >= order.amount) order.status = 'paid'
	order.amount_due = order.status === 'paid' ? 0 : order.amount - order.amount_paid
	world.emit('payment.captured', { payment })
	if (order.status === 'paid') world.emit('order.paid', { payment, order })
}
