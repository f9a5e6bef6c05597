import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { describe, expect, it, onTestFinished } from 'vitest'
import { paise } from '../../../shared/money.ts'
import { razorpay } from '../../../test/payments/razorpay.ts'
import { openRazorpay, type RazorpayAnswer } from './client.ts'
import { isReturnSigned } from './signatures.ts'

const AMOUNT = paise(16_500_000)
const KEYS = { keyId: 'rzp_test_1', keySecret: 'secret' }

async function shop(timeoutMs?: number) {
	const { url, keys, control } = await razorpay()
	const client = openRazorpay(keys, { url, ...(timeoutMs ? { timeoutMs } : {}) })
	const order = async (receipt = 'SB-1-1') =>
		of(await client.createOrder({ amount: AMOUNT, receipt }))
	const paid = async () => control.pay((await order()).id)
	return { client, control, keys, order, paid }
}

/** The value of an answer; fails the test where it has none. */
function of<T>(answer: RazorpayAnswer<T>): T {
	if (!answer.ok) throw new Error(JSON.stringify(answer.failure))
	return answer.value
}

const failure = (answer: RazorpayAnswer<unknown>) => (answer.ok ? null : answer.failure)

/** A client of a server whose answers a test sets. */
async function answering(status: number, body: string, headers: Record<string, string> = {}) {
	const asked: string[] = []
	const server = createServer((request, response) => {
		asked.push(request.url ?? '')
		response.writeHead(status, headers).end(body)
	})
	await new Promise<void>((resolve) => {
		server.listen(0, '127.0.0.1', resolve)
	})
	onTestFinished(() => void server.close())
	const { port } = server.address() as AddressInfo
	const url = `http://127.0.0.1:${port}`
	return { client: openRazorpay(KEYS, { url }), url, asked }
}

describe('an order', () => {
	it('is made once for a receipt', async () => {
		const { order, control } = await shop()
		expect(await order()).toMatchObject({ state: 'created', amount: AMOUNT, receipt: 'SB-1-1' })
		expect((await order()).id).toBe((await order()).id)
		expect(control.state().orders).toHaveLength(1)
	})

	it('is made once though the first answer was lost', async () => {
		const { client, control, order } = await shop()
		control.faults.next('done, then cut')
		const lost = await client.createOrder({ amount: AMOUNT, receipt: 'SB-1-1' })
		expect(failure(lost)).toEqual({ kind: 'unreachable' })
		await order()
		expect(control.state().orders).toHaveLength(1)
	})

	it('keeps its notes', async () => {
		const { client } = await shop()
		const made = await client.createOrder({
			amount: AMOUNT,
			receipt: 'a',
			notes: { order: 'SB-1' },
		})
		expect(of(made).notes).toEqual({ order: 'SB-1' })
	})

	it('of too little is refused with its reason', async () => {
		const { client } = await shop()
		expect(failure(await client.createOrder({ amount: paise(99), receipt: 'a' }))).toMatchObject({
			kind: 'refused',
			code: 'BAD_REQUEST_ERROR',
			reason: 'amount_less_than_minimum_amount',
			status: 400,
		})
	})
})

describe('a payment', () => {
	it('returns signed, is captured by itself and found by its order', async () => {
		const { client, control, keys, order } = await shop()
		const { id } = await order()
		control.pay(id, { outcome: 'no-funds' })
		const { fields } = control.pay(id)
		const paymentId = fields?.razorpay_payment_id ?? ''
		const signature = fields?.razorpay_signature ?? ''
		expect(isReturnSigned(keys.keySecret, id, { paymentId, signature })).toBe(true)
		expect(of(await client.payment(paymentId))).toMatchObject({
			orderId: id,
			state: 'captured',
			wasCaptured: true,
			amount: AMOUNT,
		})
		const tries = of(await client.paymentsOf(id))
		expect(tries.map(({ state, error }) => [state, error?.reason])).toEqual([
			['captured', undefined],
			['failed', 'insufficient_funds'],
		])
	})

	it('that was authorised late is captured once', async () => {
		const { client, control, order } = await shop()
		const { paymentId } = control.pay((await order()).id, { outcome: 'timed-out' })
		control.advance(3_600_000)
		control.authorise(paymentId)
		expect(of(await client.payment(paymentId)).state).toBe('authorised')
		expect(of(await client.capture(paymentId, AMOUNT)).state).toBe('captured')
		expect(failure(await client.capture(paymentId, AMOUNT))).toMatchObject({ kind: 'refused' })
	})

	it('whose id is none leads to no other call', async () => {
		const { client, asked } = await answering(400, '{"error":{"code":"BAD_REQUEST_ERROR"}}')
		await client.payment('../orders')
		await client.payment('..')
		await client.refundsOf('pay_1/refund?')
		await client.paymentsOf('')
		const page = '/v1/payments/-/refunds?count=100&skip=0'
		expect(asked).toEqual(['/v1/payments/-', '/v1/payments/-', page, '/v1/orders/-/payments'])
	})
})

describe('a refund', () => {
	const KEY = 'refund-0000001'

	it('is made once for its key, though the first answer was lost', async () => {
		const { client, control, paid } = await shop()
		const { paymentId } = await paid()
		control.faults.next('done, then 500')
		const refund = () => client.refund(paymentId, { amount: paise(500_000), key: KEY })
		expect(failure(await refund())).toEqual({ kind: 'unreachable' })
		expect(of(await refund())).toMatchObject({ state: 'pending', paymentId, amount: 500_000 })
		expect(of(await client.refundsOf(paymentId))).toHaveLength(1)
		expect(of(await client.payment(paymentId)).amountRefunded).toBe(500_000)
	})

	it('that is under way is to be asked for again', async () => {
		const { client, control, paid } = await shop()
		const { paymentId } = await paid()
		const release = control.holdRefunds()
		const both = Array.from({ length: 2 }, () =>
			client.refund(paymentId, { amount: AMOUNT, key: KEY }),
		)
		expect(failure(await Promise.race(both))).toEqual({ kind: 'unreachable' })
		release()
		await Promise.all(both)
		expect(of(await client.refund(paymentId, { amount: AMOUNT, key: KEY })).amount).toBe(AMOUNT)
		expect(control.state().refunds).toHaveLength(1)
	})

	it('of more than was paid is refused, and so is its key for another', async () => {
		const { client, paid } = await shop()
		const { paymentId } = await paid()
		const refund = (amount: number) => client.refund(paymentId, { amount: paise(amount), key: KEY })
		expect(failure(await refund(AMOUNT + 1))).toMatchObject({ kind: 'refused', status: 400 })
		of(await refund(100))
		expect(failure(await refund(200))).toMatchObject({ kind: 'refused', status: 400 })
	})

	it('is listed however many there are', async () => {
		const { client, paid } = await shop()
		const { paymentId } = await paid()
		for (let n = 0; n < 101; n++)
			of(await client.refund(paymentId, { amount: paise(100 + n), key: `refund-000${n}-x` }))
		const amounts = of(await client.refundsOf(paymentId)).map(({ amount }) => amount)
		expect(new Set(amounts).size).toBe(101)
	})
})

describe('an answer without end', () => {
	it.each([
		['says how long it is', { 'content-length': '400000000' }],
		['does not say how long it is', {}],
	])(
		'that %s is read no further than a megabyte, and its connection is ended',
		async (_, headers) => {
			let written = 0
			const ended = Promise.withResolvers<void>()
			const server = createServer((_request, response) => {
				response.writeHead(200, headers).on('close', ended.resolve)
				const chunk = Buffer.alloc(64_000, ' ')
				const write = () => {
					while (written < 400_000_000 && !response.destroyed) {
						written += chunk.length
						if (!response.write(chunk)) return void response.once('drain', write)
					}
				}
				write()
			})
			await new Promise<void>((resolve) => {
				server.listen(0, '127.0.0.1', resolve)
			})
			onTestFinished(() => void server.close())
			const { port } = server.address() as AddressInfo
			const client = openRazorpay(KEYS, { url: `http://127.0.0.1:${port}` })
			expect(failure(await client.payment('pay_1'))).toEqual({ kind: 'unexpected' })
			await ended.promise
			// The system's own buffers on both sides come on top.
			expect(written).toBeLessThan(40_000_000)
		},
	)
})

describe('no answer', () => {
	it('is a server that is not there', async () => {
		const { client, control } = await shop(200)
		for (const fault of ['cut', 'hangs', '503'] as const) {
			control.faults.next(fault)
			expect(failure(await client.payment('pay_1'))).toEqual({ kind: 'unreachable' })
		}
	})

	it('is a call that its caller gives up', async () => {
		const { client, control } = await shop(600_000)
		control.faults.next('hangs')
		const given = new AbortController()
		const answer = client.payment('pay_1', given.signal)
		given.abort()
		expect(failure(await answer)).toEqual({ kind: 'unreachable' })
	})

	it.each([409, 429, 500, 502])('is a status of %d', async (status) => {
		const { client } = await answering(status, '{"error":{"code":"BAD_REQUEST_ERROR"}}')
		expect(failure(await client.payment('pay_1'))).toEqual({ kind: 'unreachable' })
	})
})

describe('an answer that is not documented', () => {
	const order = {
		id: 'order_1',
		amount: AMOUNT,
		amount_paid: 0,
		amount_due: AMOUNT,
		currency: 'INR',
		status: 'created',
		attempts: 0,
		notes: [],
		created_at: 1,
	}
	it.each([
		['no JSON', 200, '<html>'],
		['nothing', 200, ''],
		['another shape', 200, '{"id":"order_1"}'],
		['another amount', 200, JSON.stringify({ ...order, amount: AMOUNT + 1 })],
		['another currency', 200, JSON.stringify({ ...order, currency: 'USD' })],
		['half a paisa', 200, JSON.stringify({ ...order, amount: 0.5 })],
		['a refusal without its reason', 403, 'Forbidden'],
		['another status', 204, ''],
	])('is %s', async (_, status, body) => {
		const { client } = await answering(status, body)
		const answer = await client.createOrder({ amount: AMOUNT, receipt: 'a' })
		expect(failure(answer)).toEqual({ kind: 'unexpected' })
	})

	it('is a way elsewhere: the keys do not follow it', async () => {
		const elsewhere = await answering(200, JSON.stringify(order))
		const { client } = await answering(307, '', { location: `${elsewhere.url}/v1/orders` })
		expect(failure(await client.createOrder({ amount: AMOUNT, receipt: 'a' }))).toEqual({
			kind: 'unexpected',
		})
		expect(elsewhere.asked).toEqual([])
	})

	it('but as it is documented it is taken', async () => {
		const { client } = await answering(200, JSON.stringify(order))
		expect(of(await client.createOrder({ amount: AMOUNT, receipt: 'a' })).id).toBe('order_1')
	})
})
