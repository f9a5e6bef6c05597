import { describe, expect, it } from 'vitest'
import { DAY_MS, HOUR_MS } from '../../../../shared/durations.ts'
import { call, ordered, razorpay } from '../../../../test/payments/razorpay.ts'
import type { Simulator } from '../simulator.ts'

const paid = async (simulator: Simulator, amount = 500_000) =>
	simulator.control.pay(await ordered(simulator, amount)).paymentId

const payment = async (simulator: Simulator, id: string) =>
	(await call(simulator, `payments/${id}`)).body

describe('an order', () => {
	it('goes from created over attempted to paid', async () => {
		const simulator = await razorpay()
		const id = await ordered(simulator, 500_000, { receipt: 'SB-1', notes: { order: 'SB-1' } })
		const order = async () => (await call(simulator, `orders/${id}`)).body
		expect(await order()).toMatchObject({
			status: 'created',
			attempts: 0,
			amount_due: 500_000,
			notes: { order: 'SB-1' },
		})
		simulator.control.pay(id, { outcome: 'no-funds' })
		expect(await order()).toMatchObject({ status: 'attempted', attempts: 1, amount_paid: 0 })
		simulator.control.pay(id)
		expect(await order()).toMatchObject({
			status: 'paid',
			attempts: 2,
			amount_paid: 500_000,
			amount_due: 0,
		})
		const { body } = await call(simulator, `orders/${id}/payments`)
		expect(body.items.map(({ status }: { status: string }) => status)).toEqual([
			'captured',
			'failed',
		])
	})

	it('is the same for a receipt that is to be unique', async () => {
		const simulator = await razorpay()
		const body = { receipt: 'SB-1', unique_receipt: true }
		const first = await ordered(simulator, 500_000, body)
		expect(await ordered(simulator, 500_000, body)).toBe(first)
		expect(
			await call(simulator, 'orders', { amount: 600_000, currency: 'INR', ...body }),
		).toMatchObject({ status: 400, body: { error: { field: 'receipt' } } })
		expect(await ordered(simulator, 500_000, { receipt: 'SB-1' })).not.toBe(first)
	})

	it('has an empty list where it has no notes', async () => {
		const simulator = await razorpay()
		const id = await ordered(simulator)
		expect((await call(simulator, `orders/${id}`)).body.notes).toEqual([])
	})

	it.each([
		['of less than a rupee', { amount: 99 }, 'amount_less_than_minimum_amount'],
		['of half a paisa', { amount: 100.5 }, 'input_validation_failed'],
		['in dollars', { currency: 'USD' }, 'input_validation_failed'],
		['with a long receipt', { receipt: 'x'.repeat(41) }, 'input_validation_failed'],
		['with a long note', { notes: { a: 'x'.repeat(257) } }, 'input_validation_failed'],
		['with what nobody knows', { colour: 'green' }, 'extra_field_sent'],
	])('%s is refused', async (_, body, reason) => {
		const simulator = await razorpay()
		const asked = { amount: 500_000, currency: 'INR', ...body }
		expect(await call(simulator, 'orders', asked)).toMatchObject({
			status: 400,
			body: { error: { code: 'BAD_REQUEST_ERROR', reason } },
		})
	})

	it('is nobody’s without the keys', async () => {
		const simulator = await razorpay()
		const id = await ordered(simulator)
		const stranger = { ...simulator, keys: { ...simulator.keys, keySecret: 'guessed' } }
		expect(await call(stranger, `orders/${id}`)).toMatchObject({ status: 401 })
	})

	it('is paid once', async () => {
		const simulator = await razorpay()
		const id = await ordered(simulator)
		simulator.control.pay(id)
		expect(() => simulator.control.pay(id)).toThrow('Payment already done')
	})

	it('above a lakh is not paid by UPI', async () => {
		const simulator = await razorpay()
		const id = await ordered(simulator, 100_000_01)
		expect(() => simulator.control.pay(id, { method: 'upi' })).toThrow('UPI')
		expect(simulator.control.pay(id).fields).not.toBeNull()
	})
})

describe('a payment', () => {
	it('is captured by hand where the order says so, once, and whole', async () => {
		const simulator = await razorpay()
		const id = await ordered(simulator, 500_000, { payment: { capture: 'manual' } })
		const { paymentId } = simulator.control.pay(id)
		const capture = (amount: number) =>
			call(simulator, `payments/${paymentId}/capture`, { amount, currency: 'INR' })
		expect(await payment(simulator, paymentId)).toMatchObject({ status: 'authorized' })
		expect(() => simulator.control.pay(id)).toThrow('Payment already done')
		expect(await capture(400_000)).toMatchObject({ status: 400 })
		expect(await capture(500_000)).toMatchObject({ status: 200, body: { status: 'captured' } })
		expect(await capture(500_000)).toMatchObject({
			status: 400,
			body: { error: { description: 'This payment has already been captured' } },
		})
	})

	it('that failed can be authorised days later, and then is not captured by itself', async () => {
		const simulator = await razorpay()
		const { paymentId } = simulator.control.pay(await ordered(simulator), { outcome: 'timed-out' })
		expect(await payment(simulator, paymentId)).toMatchObject({
			status: 'failed',
			error_reason: 'payment_timed_out',
		})
		simulator.control.advance(HOUR_MS)
		simulator.control.authorise(paymentId)
		expect(await payment(simulator, paymentId)).toMatchObject({
			status: 'authorized',
			captured: false,
			error_reason: null,
		})
	})

	it('that nobody captures goes back by itself after five days', async () => {
		const simulator = await razorpay()
		const id = await ordered(simulator, 500_000, { payment: { capture: 'manual' } })
		const { paymentId } = simulator.control.pay(id)
		simulator.control.advance(5 * DAY_MS - HOUR_MS)
		expect(await payment(simulator, paymentId)).toMatchObject({ status: 'authorized' })
		simulator.control.advance(HOUR_MS)
		expect(await payment(simulator, paymentId)).toMatchObject({
			status: 'refunded',
			captured: false,
			amount_refunded: 500_000,
		})
		expect(
			await call(simulator, `payments/${paymentId}/capture`, { amount: 500_000 }),
		).toMatchObject({ status: 400 })
	})

	it('authorised twice for one order stays uncaptured the second time', async () => {
		const simulator = await razorpay()
		const id = await ordered(simulator)
		const { paymentId } = simulator.control.pay(id, { outcome: 'unanswered' })
		simulator.control.pay(id)
		simulator.control.authorise(paymentId)
		expect(await payment(simulator, paymentId)).toMatchObject({ status: 'authorized' })
	})
})

describe('a refund', () => {
	const refund = (simulator: Simulator, id: string, body: object, key?: string) =>
		call(
			simulator,
			`payments/${id}/refund`,
			body,
			key ? { 'x-refund-idempotency': key } : undefined,
		)

	it('is pending for days and then processed', async () => {
		const simulator = await razorpay()
		const id = await paid(simulator)
		const { body } = await refund(simulator, id, { amount: 200_000 })
		expect(body).toMatchObject({ status: 'pending', payment_id: id, amount: 200_000 })
		expect(await payment(simulator, id)).toMatchObject({
			status: 'captured',
			refund_status: 'partial',
			amount_refunded: 200_000,
		})
		simulator.control.advanceDays(4.9)
		expect((await call(simulator, `refunds/${body.id}`)).body.status).toBe('pending')
		simulator.control.advanceDays(0.1)
		expect((await call(simulator, `refunds/${body.id}`)).body.status).toBe('processed')
	})

	it('that fails comes back to the shop, and can be tried again', async () => {
		const simulator = await razorpay()
		const id = await paid(simulator)
		simulator.control.refundsEnd({ days: 2, as: 'failed' })
		await refund(simulator, id, {})
		expect(await payment(simulator, id)).toMatchObject({ status: 'refunded' })
		simulator.control.advanceDays(2)
		expect(await payment(simulator, id)).toMatchObject({
			status: 'captured',
			refund_status: null,
			amount_refunded: 0,
		})
		expect(await refund(simulator, id, {})).toMatchObject({ body: { amount: 500_000 } })
	})

	it('never exceeds what was paid', async () => {
		const simulator = await razorpay()
		const id = await paid(simulator)
		await refund(simulator, id, { amount: 300_000 })
		expect(await refund(simulator, id, { amount: 200_001 })).toMatchObject({
			status: 400,
			body: {
				error: {
					description: 'The total refund amount is greater than the refund payment amount',
				},
			},
		})
		await refund(simulator, id, { amount: 200_000 })
		expect(await refund(simulator, id, { amount: 100 })).toMatchObject({
			body: { error: { description: 'The payment has been fully refunded already' } },
		})
		const { body } = await call(simulator, `payments/${id}/refunds`)
		expect(body.items.map(({ amount }: { amount: number }) => amount)).toEqual([200_000, 300_000])
	})

	it('is made once for a key', async () => {
		const simulator = await razorpay()
		const id = await paid(simulator)
		const key = 'refund-0000001'
		const first = await refund(simulator, id, { amount: 100_000 }, key)
		const second = await refund(simulator, id, { amount: 100_000 }, key)
		expect(second.body.id).toBe(first.body.id)
		expect(await refund(simulator, id, { amount: 100_001 }, key)).toMatchObject({ status: 400 })
		expect(await payment(simulator, id)).toMatchObject({ amount_refunded: 100_000 })
		expect(await refund(simulator, id, { amount: 100_000 }, 'short')).toMatchObject({ status: 400 })
	})

	it('with a key that is under way is a conflict', async () => {
		const simulator = await razorpay()
		const id = await paid(simulator)
		const key = 'refund-0000001'
		const release = simulator.control.holdRefunds()
		const both = Array.from({ length: 2 }, () => refund(simulator, id, { amount: 100_000 }, key))
		expect(await Promise.race(both)).toMatchObject({ status: 409 })
		release()
		expect((await Promise.all(both)).map(({ status }) => status).sort()).toEqual([200, 409])
		expect(await refund(simulator, id, { amount: 100_000 }, key)).toMatchObject({ status: 200 })
		expect(await payment(simulator, id)).toMatchObject({ amount_refunded: 100_000 })
	})

	it('that was refused does not use its key up', async () => {
		const simulator = await razorpay()
		const id = await paid(simulator)
		const key = 'refund-0000001'
		expect(await refund(simulator, id, { amount: 500_001 }, key)).toMatchObject({ status: 400 })
		expect(await refund(simulator, id, { amount: 500_000 }, key)).toMatchObject({ status: 200 })
	})

	it('is for what is captured, and for half a year', async () => {
		const simulator = await razorpay()
		const order = await ordered(simulator, 500_000, { payment: { capture: 'manual' } })
		const { paymentId } = simulator.control.pay(order)
		expect(await refund(simulator, paymentId, {})).toMatchObject({ status: 400 })
		const id = await paid(simulator)
		simulator.control.advanceDays(183)
		expect(await refund(simulator, id, {})).toMatchObject({ status: 400 })
	})
})
