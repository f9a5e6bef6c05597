import type { Payment, Refund } from './entities.ts'
import { Refusal } from './refusal.ts'
import type { RefundRequest } from './request-schema.ts'
import { drawId, found, secondsNow, type World } from './world.ts'

export const DAY_MS = 86_400_000
const SIX_MONTHS_MS = 182 * DAY_MS

/** A refund of this amount fails in Razorpay's test mode: ₹24.68. */
const FAILS = 24_68

const KEY = /^[\w-]{10,}$/

/**
 * Sends money back, once for a key.
 * @param key null where none was sent
 * @throws Refusal with 409 while the key is under way, 400 where it was used for another request
 */
export async function refundOnce(
	world: World,
	payment: Payment,
	request: RefundRequest,
	key: string | null,
): Promise<Refund> {
	if (key === null) return refund(world, payment, request)
	if (!KEY.test(key)) throw new Refusal('The idempotency key is invalid.')
	const asked = JSON.stringify([payment.id, request])
	const used = world.keys.get(key)
	if (used) return again(world, used, asked)
	const use = { request: asked, refund: null as string | null }
	world.keys.set(key, use)
	try {
		await world.refundsWait
		const made = refund(world, payment, request)
		use.refund = made.id
		return made
	} catch (error) {
		world.keys.delete(key)
		throw error
	}
}

function again(world: World, used: { request: string; refund: string | null }, asked: string) {
	if (used.request !== asked)
		throw new Refusal(
			'Different request with the same idempotency key has already been processed.',
			{ reason: 'NA', step: 'NA' },
		)
	if (used.refund === null)
		throw new Refusal('A request with the same idempotency key is in progress.', {
			status: 409,
			reason: 'NA',
			step: 'NA',
		})
	return found(world.refunds, used.refund)
}

function refund(world: World, payment: Payment, request: RefundRequest): Refund {
	const left = payment.amount - payment.amount_refunded
	if (payment.captured && left === 0)
		throw new Refusal('The payment has been fully refunded already')
	if (payment.status !== 'captured')
		throw new Refusal('The payment status should be captured for action to be taken')
	if (world.clock.now() - payment.created_at * 1000 > SIX_MONTHS_MS)
		throw new Refusal('Refund is not supported on a payment older than six months')
	const amount = request.amount ?? left
	if (amount > left)
		throw new Refusal('The total refund amount is greater than the refund payment amount', {
			field: 'amount',
		})
	const { days, as } = world.refundsEnd
	return begin(world, payment, { ...request, amount }, amount === FAILS ? 'failed' : as, days)
}

function begin(
	world: World,
	payment: Payment,
	{ amount, notes, receipt, speed }: RefundRequest & { amount: number },
	as: 'processed' | 'failed',
	days: number,
): Refund {
	const made: Refund = {
		id: drawId('rfnd'),
		entity: 'refund',
		amount,
		currency: payment.currency,
		payment_id: payment.id,
		notes,
		receipt: receipt ?? null,
		acquirer_data: { arn: null },
		created_at: secondsNow(world),
		batch_id: null,
		status: 'pending',
		speed_requested: speed,
		speed_processed: 'normal',
	}
	world.refunds.set(made.id, made)
	book(payment, amount)
	world.emit('refund.created', { refund: made, payment })
	world.clock.after(days * DAY_MS, () => {
		if (made.status === 'pending') end(world, made, as)
	})
	return made
}

/** A payment that nobody captured in time is refunded whole. */
export const refundByItself = (world: World, payment: Payment): Refund =>
	begin(
		world,
		payment,
		{ amount: payment.amount, notes: [], speed: 'normal' },
		'processed',
		world.refundsEnd.days,
	)

/** A refund arrives, or comes back to the shop. @throws Refusal where it has ended before */
export function end(world: World, refund: Refund, as: 'processed' | 'failed'): void {
	if (refund.status !== 'pending') throw new Refusal('The refund has ended already')
	const payment = found(world.payments, refund.payment_id)
	refund.status = as
	if (as === 'processed') refund.acquirer_data = { arn: drawId('').slice(1) }
	else book(payment, -refund.amount)
	world.emit(`refund.${as}`, { refund, payment })
}

function book(payment: Payment, amount: number): void {
	payment.amount_refunded += amount
	const isAll = payment.amount_refunded === payment.amount
	payment.refund_status = isAll ? 'full' : payment.amount_refunded > 0 ? 'partial' : null
	payment.status = isAll ? 'refunded' : payment.captured ? 'captured' : 'authorized'
}

export const refundsOf = ({ refunds, payments }: World, paymentId: string): Refund[] => {
	found(payments, paymentId)
	return [...refunds.values()].filter(({ payment_id }) => payment_id === paymentId).reverse()
}
