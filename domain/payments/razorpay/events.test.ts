import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { eventIn } from './events.ts'

const PAYMENT = {
	id: 'pay_1',
	entity: 'payment',
	amount: 16_500_000,
	currency: 'INR',
	status: 'captured',
	order_id: 'order_1',
	method: 'upi',
	amount_refunded: 0,
	captured: true,
	notes: [],
	error_code: null,
	error_description: null,
	error_reason: null,
	created_at: 1_795_000_000,
}
const ORDER = {
	id: 'order_1',
	amount: 16_500_000,
	amount_paid: 16_500_000,
	amount_due: 0,
	currency: 'INR',
	receipt: 'SB-1-1',
	status: 'paid',
	attempts: 2,
	notes: { order: 'SB-1' },
	created_at: 1_795_000_000,
}
const REFUND = {
	id: 'rfnd_1',
	payment_id: 'pay_1',
	amount: 500_000,
	currency: 'INR',
	status: 'pending',
	notes: [],
	created_at: 1_795_000_000,
}
const DISPUTE = {
	id: 'disp_1',
	payment_id: 'pay_1',
	amount: 16_500_000,
	amount_deducted: 0,
	currency: 'INR',
	status: 'open',
	reason_code: 'goods_not_received',
	respond_by: 1_795_500_000,
}

const body = (event: string, entities: Record<string, unknown>) =>
	JSON.stringify({
		entity: 'event',
		account_id: 'acc_1',
		event,
		contains: Object.keys(entities),
		payload: Object.fromEntries(
			Object.entries(entities).map(([name, entity]) => [name, { entity }]),
		),
		created_at: 1_795_000_001,
	})

describe('an event', () => {
	it.each(['payment.authorized', 'payment.captured', 'payment.failed'])(
		'%s has its payment',
		(name) => {
			expect(eventIn(body(name, { payment: PAYMENT }))).toMatchObject({
				kind: 'payment',
				name,
				at: 1_795_000_001_000,
				payment: { id: 'pay_1', orderId: 'order_1', amount: 16_500_000, state: 'captured' },
			})
		},
	)

	it('says why a payment has failed', () => {
		const failed = {
			...PAYMENT,
			status: 'failed',
			error_code: 'BAD_REQUEST_ERROR',
			error_description: 'Not enough money.',
			error_reason: 'insufficient_funds',
		}
		expect(eventIn(body('payment.failed', { payment: failed }))).toMatchObject({
			payment: {
				state: 'failed',
				error: { code: 'BAD_REQUEST_ERROR', reason: 'insufficient_funds' },
			},
		})
	})

	it('order.paid has its order too, whose notes may be none or some', () => {
		expect(eventIn(body('order.paid', { payment: PAYMENT, order: ORDER }))).toMatchObject({
			kind: 'order-paid',
			order: { state: 'paid', receipt: 'SB-1-1', notes: { order: 'SB-1' } },
		})
		const bare = { ...ORDER, notes: [] }
		expect(eventIn(body('order.paid', { payment: PAYMENT, order: bare }))).toMatchObject({
			order: { notes: {} },
		})
	})

	it.each(['refund.created', 'refund.processed', 'refund.failed'])('%s has its refund', (name) => {
		expect(eventIn(body(name, { payment: PAYMENT, refund: REFUND }))).toMatchObject({
			kind: 'refund',
			refund: { id: 'rfnd_1', paymentId: 'pay_1', amount: 500_000, state: 'pending' },
		})
	})

	it('of a dispute has when to answer it', () => {
		const reported = body('payment.dispute.created', { payment: PAYMENT, dispute: DISPUTE })
		expect(eventIn(reported)).toMatchObject({
			kind: 'dispute',
			dispute: { state: 'open', reason: 'goods_not_received', respondBy: 1_795_500_000_000 },
		})
	})

	it('that the store does not go by is known as such', () => {
		expect(eventIn(body('settlement.processed', {}))).toEqual({
			kind: 'unknown',
			name: 'settlement.processed',
			at: 1_795_000_001_000,
		})
	})

	it('counts money in a state that is not documented as not there yet', () => {
		const strange = { ...PAYMENT, status: 'pending' }
		expect(eventIn(body('payment.captured', { payment: strange }))).toMatchObject({
			payment: { state: 'created' },
		})
	})
})

describe('no event', () => {
	it.each([
		['a payment without its payment', body('payment.captured', {})],
		[
			'a payment of half a paisa',
			body('payment.captured', { payment: { ...PAYMENT, amount: 0.5 } }),
		],
		['a refund without its refund', body('refund.created', { payment: PAYMENT })],
		['another document', JSON.stringify({ entity: 'order', event: 'order.paid', payload: {} })],
		['half a document', body('order.paid', { payment: PAYMENT }).slice(0, 40)],
	])('is %s', (_, text) => {
		expect(eventIn(text)).toBeNull()
	})

	it('is whatever else is sent, and none of it throws', () => {
		fc.assert(fc.property(fc.string(), (text) => eventIn(text) === null))
		fc.assert(fc.property(fc.json(), (text) => eventIn(text) === null))
	})
})
