import { createHmac } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { HOUR_MS } from '../../../../shared/durations.ts'
import { ordered, razorpay } from '../../../../test/payments/razorpay.ts'
import type { Simulator } from '../simulator.ts'

const BACK = 'http://shop.example/api/payments/razorpay/callback?order=SB-1'
const HIDDEN = /<input type="hidden" name="([^"]*)" value="([^"]*)">/g

const plain = (text: string) => text.replaceAll('&quot;', '"').replaceAll('&amp;', '&')

/** A page with the fields that its form carries along. */
async function read(answer: Response) {
	const text = await answer.text()
	const action = plain(/<form method="post" action="([^"]*)"/.exec(text)?.[1] ?? '')
	const fields: Record<string, string> = Object.fromEntries(
		[...text.matchAll(HIDDEN)].map(([, name = '', value = '']) => [name, plain(value)]),
	)
	return { status: answer.status, text, action, fields }
}

const post = async ({ url }: Simulator, path: string, fields: Record<string, string>) =>
	read(await fetch(`${url}${path}`, { method: 'POST', body: new URLSearchParams(fields) }))

const begin = async (simulator: Simulator, order: string, more: Record<string, string> = {}) =>
	post(simulator, '/v1/checkout/embedded', {
		key_id: simulator.keys.keyId,
		order_id: order,
		name: 'Suryodaya Solar',
		callback_url: BACK,
		...more,
	})

/** From the first page to the result of a card. */
async function payByCard(simulator: Simulator, order: string, card: string, otp = '1234') {
	const first = await begin(simulator, order)
	const bank = await post(simulator, first.action, { ...first.fields, method: 'card', card })
	return post(simulator, bank.action, { ...bank.fields, otp })
}

describe('a buyer who pays', () => {
	it('by card comes back to the shop by a form with the signed payment', async () => {
		const simulator = await razorpay()
		const order = await ordered(simulator)
		const { action, fields } = await payByCard(simulator, order, '4100 2800 0000 1007')
		expect(action).toBe(BACK)
		const { keySecret } = simulator.keys
		const id = fields.razorpay_payment_id ?? ''
		expect(fields).toEqual({
			razorpay_payment_id: expect.stringMatching(/^pay_\w{14}$/),
			razorpay_order_id: order,
			razorpay_signature: createHmac('sha256', keySecret).update(`${order}|${id}`).digest('hex'),
		})
		expect(simulator.control.state().orders).toMatchObject([{ status: 'paid' }])
	})

	it.each([
		['6527658900001005', '123456', 'captured', null],
		['5241810000000000', '1234', 'captured', null],
		['4100280000080001', '1234', 'failed', 'insufficient_funds'],
		['4100280000090000', '1234', 'failed', 'payment_timed_out'],
		['4100280000001007', '123', 'failed', 'invalid_otp'],
	])('by %s with the password %s ends %s', async (card, otp, status, reason) => {
		const simulator = await razorpay()
		const order = await ordered(simulator)
		const { action, fields } = await payByCard(simulator, order, card, otp)
		const [payment] = simulator.control.state().payments
		expect(payment).toMatchObject({ status, error_reason: reason })
		expect(action).toBe(BACK)
		if (!reason) return
		expect(fields['error[reason]']).toBe(reason)
		expect(JSON.parse(fields['error[metadata]'] ?? '')).toEqual({
			payment_id: payment?.id,
			order_id: order,
		})
	})

	it('by another card stays on the page, and nothing has been tried', async () => {
		const simulator = await razorpay()
		const first = await begin(simulator, await ordered(simulator))
		const answer = await post(simulator, first.action, {
			...first.fields,
			card: '4111111111111111',
		})
		expect(answer.text).toContain('Only test cards')
		expect(simulator.control.state().payments).toEqual([])
	})

	it.each([
		['paid', 'captured'],
		['declined', 'failed'],
		['unanswered', 'created'],
	])('by an app for UPI that has %s ends %s', async (upi, status) => {
		const simulator = await razorpay()
		const first = await begin(simulator, await ordered(simulator))
		await post(simulator, first.action, { ...first.fields, method: 'upi', upi })
		expect(simulator.control.state().payments).toMatchObject([{ method: 'upi', status }])
	})

	it('submits the password twice and has paid once', async () => {
		const simulator = await razorpay()
		const first = await begin(simulator, await ordered(simulator))
		const card = '4100280000001007'
		const bank = await post(simulator, first.action, { ...first.fields, method: 'card', card })
		const once = await post(simulator, bank.action, { ...bank.fields, otp: '1234' })
		const twice = await post(simulator, bank.action, { ...bank.fields, otp: '12' })
		expect(twice.fields).toEqual(once.fields)
	})

	it('leaves at the bank’s page, and it fails in the end', async () => {
		const simulator = await razorpay()
		const first = await begin(simulator, await ordered(simulator))
		const card = '4100280000001007'
		await post(simulator, first.action, { ...first.fields, method: 'card', card })
		simulator.control.advance(HOUR_MS)
		expect(simulator.control.state().payments).toMatchObject([
			{ status: 'failed', error_reason: 'payment_timed_out' },
		])
	})

	it('cannot pay what is paid, what is not there, or with another key', async () => {
		const simulator = await razorpay()
		const order = await ordered(simulator)
		simulator.control.pay(order)
		expect(await begin(simulator, order)).toMatchObject({ status: 400 })
		expect(await begin(simulator, 'order_none')).toMatchObject({ status: 400 })
		const other = await ordered(simulator)
		expect(await begin(simulator, other, { key_id: 'rzp_test_other' })).toMatchObject({
			status: 400,
		})
		expect(await begin(simulator, other, { callback_url: 'javascript:alert(1)' })).toMatchObject({
			status: 400,
		})
	})
})

describe('in a frame', () => {
	it('the shop’s page, and no other, is told what came of it', async () => {
		const simulator = await razorpay()
		const order = await ordered(simulator)
		const asked = new URLSearchParams({
			key_id: simulator.keys.keyId,
			order_id: order,
			origin: 'http://shop.example',
		})
		const first = await read(await fetch(`${simulator.url}/v1/checkout/frame?${asked}`))
		const paid = await post(simulator, first.action, {
			...first.fields,
			method: 'upi',
			upi: 'paid',
		})
		expect(paid.text).toMatch(
			/parent\.postMessage\(\{"kind":"paid","fields":\{.*\}\}, "http:\/\/shop\.example"\)/,
		)
	})
})
