import { describe, expect, it } from 'vitest'
import { DAY_MS } from '../../../../shared/durations.ts'
import { call, ordered, razorpay, webhookTaker } from '../../../../test/payments/razorpay.ts'
import type { Simulator } from '../simulator.ts'

const tell = ({ url }: Simulator, path: string, body: object = {}) =>
	fetch(`${url}/simulator/${path}`, {
		method: 'POST',
		headers: { 'content-type': 'application/json' },
		body: JSON.stringify(body),
	})

const press = ({ url }: Simulator, path: string, fields: Record<string, string> = {}) =>
	fetch(`${url}/simulator/${path}`, {
		method: 'POST',
		body: new URLSearchParams(fields),
		redirect: 'manual',
	})

describe('another process', () => {
	it('pays, pushes the clock and reads what came of it', async () => {
		const simulator = await razorpay()
		const id = await ordered(simulator)
		const { paymentId, fields } = await (await tell(simulator, `orders/${id}/pay`)).json()
		expect(fields.razorpay_order_id).toBe(id)
		await call(simulator, `payments/${paymentId}/refund`, {})
		const before = simulator.control.now()
		await tell(simulator, 'clock', { days: 5 })
		const state = await (await fetch(`${simulator.url}/simulator/state`)).json()
		expect(state.now - before).toBe(5 * DAY_MS)
		expect(state.refunds).toMatchObject([{ payment_id: paymentId, status: 'processed' }])
	})

	it('sets how webhooks come, and sends one by hand', async () => {
		const shop = await webhookTaker()
		const simulator = await razorpay()
		await tell(simulator, 'webhooks/target', { url: shop.url })
		await tell(simulator, 'webhooks', { send: false })
		simulator.control.pay(await ordered(simulator))
		await simulator.control.webhooks.idle()
		expect(shop.taken).toEqual([])
		const [event] = await (await fetch(`${simulator.url}/simulator/events`)).json()
		const sent = await tell(simulator, `events/${event.id}/send`)
		expect(await sent.json()).toEqual({ isTaken: true })
		expect((await tell(simulator, 'events/evt_none/send')).status).toBe(404)
	})

	it('sets faults, and is told what it has misspelt', async () => {
		const simulator = await razorpay()
		await tell(simulator, 'faults/next', { fault: '503', calls: 1 })
		expect(await call(simulator, 'orders', {})).toMatchObject({ status: 503 })
		expect((await tell(simulator, 'faults/next', { fault: 'fire' })).status).toBe(400)
		await tell(simulator, 'faults/random', { probability: 1, seed: 3, faults: ['503'] })
		expect(await call(simulator, 'orders', {})).toMatchObject({ status: 503 })
		await tell(simulator, 'faults/none')
		expect(await call(simulator, 'orders', {})).toMatchObject({ status: 400 })
	})
})

describe('the first page', () => {
	it('shows all that there is, and its buttons do it', async () => {
		const simulator = await razorpay()
		const id = await ordered(simulator, 500_000, { receipt: '<b>SB-1' })
		const left = simulator.control.pay(id, { outcome: 'unanswered' })
		const page = async () => (await fetch(simulator.url)).text()
		expect(await page()).toContain('&lt;b&gt;SB-1')
		const pressed = await press(simulator, `payments/${left.paymentId}/authorise`)
		expect([pressed.status, pressed.headers.get('location')]).toEqual([303, '/'])
		await press(simulator, `payments/${left.paymentId}/refund`)
		const [refund] = simulator.control.state().refunds
		expect(await page()).toContain(`/simulator/refunds/${refund?.id}/processed`)
		await press(simulator, `refunds/${refund?.id}/failed`)
		await press(simulator, `payments/${left.paymentId}/dispute`)
		expect(simulator.control.state().refunds[0]?.status).toBe('failed')
		const events = simulator.control.webhooks.all().map(({ event }) => event)
		expect(events).toContain('payment.dispute.created')
		await press(simulator, 'webhooks', { send: 'false', copies: '2', order: 'reversed' })
		expect(simulator.control.webhooks.manner()).toMatchObject({
			send: false,
			copies: 2,
			order: 'reversed',
		})
	})
})
