import { expect, it } from 'vitest'
import { DAY_MS } from '../../../shared/durations.ts'
import { eventOf, send, soldShop } from '../../../test/payments/events.ts'
import { AMOUNT, PRICE } from '../../../test/payments/online-shop.ts'
import { describeOnAllEngines } from '../../../test/store.ts'

describeOnAllEngines('what happened at Razorpay', (open) => {
	it('and was reported the other way round is recorded: the refund before its payment', async () => {
		const { shop, control, buyer, name, takeWebhooks, webhooksSent, store } = await soldShop(open)
		const { paymentId } = control.pay(name)
		await control.refund(paymentId, 1000_00)
		const { payments, refunds } = control.state()
		// The payment that comes with the event is of no use here, so the refund has to wait.
		const payload = {
			refund: { entity: refunds[0] },
			payment: { entity: { ...payments[0], order_id: 'order_unknown' } },
		}
		expect((await send(shop, eventOf('refund.created', payload))).status).toBe(200)
		expect((await buyer.money()).refunds).toEqual([])
		const waiting = () => store.db.selectFrom('waiting_refunds').selectAll().execute()
		expect(await waiting()).toHaveLength(1)
		takeWebhooks()
		const captured = { payment: { entity: { ...payments[0], amount_refunded: 0 } } }
		expect((await send(shop, eventOf('payment.captured', captured))).status).toBe(200)
		await webhooksSent()
		expect(await buyer.money()).toMatchObject({
			paid: PRICE,
			refunded: 1000,
			refunds: [{ state: 'sent', amount: 1000, reference: refunds[0]?.id }],
		})
		expect(await waiting()).toEqual([])
	})

	it('is known from a refund’s event alone, which has its payment with it', async () => {
		const { shop, control, buyer, name } = await soldShop(open)
		const { paymentId } = control.pay(name)
		await control.refund(paymentId, 1000_00)
		const { payments, refunds } = control.state()
		const payload = { refund: { entity: refunds[0] }, payment: { entity: payments[0] } }
		await send(shop, eventOf('refund.created', payload))
		await send(shop, eventOf('refund.created', payload))
		expect(await buyer.money()).toMatchObject({ paid: PRICE, refunded: 1000 })
		expect((await buyer.money()).refunds).toHaveLength(1)
	})

	it('is looked up where a payment says that more of it has gone back than is known', async () => {
		const { shop, control, buyer, name, runJobs, store } = await soldShop(open)
		const { paymentId } = control.pay(name)
		await control.refund(paymentId, 1000_00)
		const payment = { entity: control.state().payments[0] }
		await send(shop, eventOf('payment.captured', { payment }))
		expect((await buyer.money()).refunds).toEqual([])
		await runJobs()
		expect((await buyer.money()).refunds).toMatchObject([{ state: 'sent', amount: 1000 }])
		await send(
			shop,
			eventOf('order.paid', { payment, order: { entity: control.state().orders[0] } }),
		)
		const checks = await store.db
			.selectFrom('jobs')
			.selectAll()
			.where('kind', '=', 'refunds-check')
			.execute()
		expect(checks).toHaveLength(1)
	})

	it('while no webhook came is known within a day: a refund there, its end, a second payment', async () => {
		const { control, buyer, name, forward, runJobs, checkProvider, moneyAsAdmin } =
			await soldShop(open)
		const first = control.pay(name)
		const second = control.pay(name, { again: true })
		await buyer.begin()
		expect((await buyer.order()).money).toMatchObject({ state: 'paid', paid: 2 * PRICE })
		await runJobs()
		const third = control.pay(name, { again: true })
		await checkProvider()
		await runJobs()
		expect(await moneyAsAdmin()).toMatchObject({ state: 'paid', paid: 3 * PRICE, due: 0 })
		expect((await moneyAsAdmin()).refunds).toHaveLength(2)
		await control.refund(first.paymentId ?? '', 500_00).catch(() => null)
		await checkProvider()
		forward(6 * DAY_MS)
		await checkProvider()
		await checkProvider()
		const { refunds } = control.state()
		const money = await moneyAsAdmin()
		expect(money.refunds.map(({ state }: { state: string }) => state)).toEqual(
			refunds.map(() => 'done'),
		)
		const back = refunds.reduce((total, { amount }) => total + amount, 0)
		expect(money.refunded * 100).toBe(back)
		expect([second, third].every(({ paymentId }) => paymentId !== null)).toBe(true)
		expect(control.state().payments.filter(({ captured }) => captured)).toHaveLength(3)
		expect(AMOUNT * 3).toBe(money.paid * 100)
	})

	it('is compared again where the provider did not answer', async () => {
		const { control, buyer, name, checkProvider } = await soldShop(open)
		control.pay(name)
		control.faults.next('503')
		await checkProvider()
		expect((await buyer.order()).money.paid).toBe(0)
		await checkProvider()
		expect((await buyer.order()).money.paid).toBe(PRICE)
	})
})
