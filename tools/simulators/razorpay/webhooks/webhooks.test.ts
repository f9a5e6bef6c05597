import { createHmac } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { DAY_MS } from '../../../../shared/durations.ts'
import { call, ordered, razorpay, webhookTaker } from '../../../../test/payments/razorpay.ts'

const RETRY_MS = 60_000
/** The events of a successful payment. */
const PAID = ['payment.authorized', 'payment.captured', 'order.paid']

async function shopWith(answer?: Parameters<typeof webhookTaker>[0]) {
	const shop = await webhookTaker(answer)
	const simulator = await razorpay({ webhookUrl: shop.url, webhookRetryMs: RETRY_MS })
	const { control } = simulator
	const received = async () => {
		await control.webhooks.idle()
		return shop.taken.map(({ event }) => event)
	}
	const pay = async () => control.pay(await ordered(simulator))
	return { ...simulator, shop, received, pay }
}

describe('webhooks', () => {
	it('are signed over their body and have an id each', async () => {
		const { shop, received, pay, keys } = await shopWith()
		await pay()
		expect(await received()).toEqual(PAID)
		for (const { body, signature } of shop.taken)
			expect(signature).toBe(createHmac('sha256', keys.webhookSecret).update(body).digest('hex'))
		expect(new Set(shop.taken.map(({ id }) => id)).size).toBe(PAID.length)
	})

	it('tell what was so at their moment', async () => {
		const { shop, received, pay } = await shopWith()
		await pay()
		await received()
		const states = shop.taken.map(({ body }) => JSON.parse(body).payload.payment.entity.status)
		expect(states).toEqual(['authorized', 'captured', 'captured'])
	})

	it('tell of refunds, of failures and of disputes', async () => {
		const { received, pay, control, shop, ...simulator } = await shopWith()
		const { paymentId } = await pay()
		control.dispute(paymentId, 'lost')
		await call({ ...simulator, control }, `payments/${paymentId}/refund`, { amount: 100 })
		control.advanceDays(5)
		control.pay(await ordered({ ...simulator, control }), { outcome: 'no-funds' })
		const also = ['payment.dispute.lost', 'payment.failed', 'refund.created', 'refund.processed']
		expect((await received()).sort()).toEqual([...PAID, ...also].sort())
		const dispute = shop.taken.find(({ event }) => event === 'payment.dispute.lost')
		expect(JSON.parse(dispute?.body ?? '').payload.dispute.entity.amount_deducted).toBe(500_000)
	})

	it('are sent again with the same id, after pauses that double, until they are taken', async () => {
		let isUp = false
		const { shop, received, pay, control } = await shopWith(() => (isUp ? 200 : 503))
		control.webhooks.inManner()
		await pay()
		expect(await received()).toEqual(PAID)
		control.advance(RETRY_MS)
		expect((await received()).length).toBe(6)
		control.advance(RETRY_MS)
		expect((await received()).length).toBe(6)
		isUp = true
		control.advance(RETRY_MS)
		expect((await received()).length).toBe(9)
		control.advance(DAY_MS / 2)
		expect((await received()).length).toBe(9)
		expect(new Set(shop.taken.map(({ id }) => id)).size).toBe(PAID.length)
	})

	it('reach a shop that was away and has come back', async () => {
		const { shop, received, pay, control } = await shopWith()
		await shop.close()
		await pay()
		expect(await received()).toEqual([])
		await shop.again()
		control.advance(RETRY_MS)
		expect(await received()).toEqual(PAID)
	})

	it('end after a day without being taken, until they are enabled', async () => {
		let isUp = false
		const { received, pay, control } = await shopWith(() => (isUp ? 200 : 500))
		await pay()
		await received()
		for (let pushed = 0; control.webhooks.isEnabled() && pushed < 20; pushed++) {
			control.advance(DAY_MS / 4)
			await control.webhooks.idle()
		}
		expect(control.webhooks.isEnabled()).toBe(false)
		isUp = true
		const before = (await received()).length
		await pay()
		expect((await received()).length).toBe(before)
		control.webhooks.enable()
		await pay()
		expect((await received()).length).toBe(before + PAID.length)
	})

	it('are late when they are told to be', async () => {
		const { received, pay, control } = await shopWith()
		control.webhooks.inManner({ delayMs: 3 * DAY_MS })
		await pay()
		expect(await received()).toEqual([])
		control.advanceDays(3)
		expect(await received()).toEqual(PAID)
	})

	it('come twice, the other way round, or shuffled by a seed', async () => {
		const { received, pay, control } = await shopWith()
		control.webhooks.inManner({ copies: 2, order: 'reversed' })
		await pay()
		expect(await received()).toEqual(PAID.toReversed().flatMap((event) => [event, event]))
		control.webhooks.inManner({ order: 'shuffled' })
		await pay()
		expect((await received()).slice(6).sort()).toEqual(PAID.toSorted())
	})

	it('never come when they are told so, and by hand', async () => {
		const { received, pay, control } = await shopWith()
		control.webhooks.inManner({ send: false })
		await pay()
		control.advanceDays(1)
		expect(await received()).toEqual([])
		const [first] = control.webhooks.all()
		expect(await control.webhooks.sendAgain(first?.id ?? '')).toBe(true)
		expect(await received()).toEqual(['payment.authorized'])
		expect(await control.webhooks.sendAgain('evt_none')).toBeNull()
	})

	it('are signed by another secret once it has changed', async () => {
		const { shop, received, pay, control } = await shopWith()
		control.webhooks.to({ secret: 'another' })
		await pay()
		await received()
		const [{ body, signature } = { body: '', signature: '' }] = shop.taken
		expect(signature).toBe(createHmac('sha256', 'another').update(body).digest('hex'))
	})
})
