import { expect, it } from 'vitest'
import { DAY_MS } from '../../../../shared/durations.ts'
import type { ProductId } from '../../../../shared/ids.ts'
import { runRetention } from '../../../../store/retention.ts'
import { eventOf, send, soldShop } from '../../../../test/payments/events.ts'
import { AMOUNT, PANEL, PRICE } from '../../../../test/payments/online-shop.ts'
import { stockOf } from '../../../../test/stock.ts'
import { type Caller, describeOnAllEngines } from '../../../../test/store.ts'
import { signatureOf } from '../../../payments/razorpay/signatures.ts'

/** The warnings to admins, besides that nobody works where the order goes. */
const warnings = async (admin: Caller): Promise<string[]> =>
	(await admin.get('/api/notifications')).body
		.filter(({ type }: { type: string }) => type === 'warning')
		.map(({ message }: { message: string }) => message)
		.filter((text: string) => !text.includes('fits no installer'))

describeOnAllEngines('webhooks of Razorpay', (open, itOnSqlite) => {
	const paidShop = () => soldShop(open)

	it.each(['as it happened', 'reversed', 'shuffled'] as const)(
		'settle an order once, %s and each twice',
		async (order) => {
			const { control, takeWebhooks, webhooksSent, buyer, name, store } = await paidShop()
			takeWebhooks()
			control.webhooks.inManner({ order, copies: 2 })
			control.pay(name, { outcome: 'declined' })
			control.pay(name)
			await webhooksSent()
			expect(await buyer.order()).toMatchObject({
				status: 'pending',
				money: { state: 'paid', paid: PRICE },
			})
			expect((await buyer.money()).payments).toMatchObject([
				{ state: 'captured', amount: PRICE, way: 'razorpay' },
			])
			const events = await store.db.selectFrom('payment_events').select('kind').execute()
			expect(events.map(({ kind }) => kind).sort()).toEqual([
				'order.paid',
				'payment.authorized',
				'payment.captured',
				'payment.failed',
			])
		},
	)

	itOnSqlite(
		'are refused unless signed with the webhook’s secret, and record unknown events',
		async () => {
			const { shop, simulator, store } = await paidShop()
			const event = eventOf('settlement.processed', {})
			const forged = signatureOf(simulator.keys.keySecret, JSON.stringify(event))
			expect((await send(shop, event, { 'x-razorpay-signature': forged })).status).toBe(403)
			expect((await send(shop, event, { 'x-razorpay-signature': '' })).status).toBe(403)
			expect(await store.db.selectFrom('payment_events').selectAll().execute()).toEqual([])
			expect((await send(shop, event)).status).toBe(200)
			expect((await send(shop, { any: 'thing' })).status).toBe(200)
			const recorded = await store.db.selectFrom('payment_events').select('kind').execute()
			expect(recorded.map(({ kind }) => kind).sort()).toEqual([
				'settlement.processed',
				'unreadable',
			])
			await runRetention(store)
			expect(await store.db.selectFrom('payment_events').selectAll().execute()).toHaveLength(2)
			store.now = () => Date.now() + 181 * DAY_MS
			await runRetention(store)
			expect(await store.db.selectFrom('payment_events').selectAll().execute()).toEqual([])
			const large = { ...event, payload: { text: 'x'.repeat(1_100_000) } }
			expect((await send(shop, large, { 'content-length': '1100100' })).status).toBe(413)
		},
	)

	it('of another amount or currency are not recorded, and admins are notified once', async () => {
		const { shop, control, buyer, name, admin } = await paidShop()
		const { paymentId } = control.pay(name)
		const payment = control.state().payments.find(({ id }) => id === paymentId)
		for (const wrong of [{ amount: AMOUNT - 100 }, { currency: 'USD' }])
			for (const event of ['payment.authorized', 'payment.captured']) {
				const entity = { ...payment, ...wrong }
				expect((await send(shop, eventOf(event, { payment: { entity } }))).status).toBe(200)
			}
		expect(await buyer.order()).toMatchObject({ status: 'unpaid', money: { paid: 0 } })
		expect(await warnings(admin)).toEqual([expect.stringContaining(paymentId)])
	})

	itOnSqlite('of a payment that failed and comes days later take the goods again', async () => {
		const { control, takeWebhooks, webhooksSent, forward, runJobs, buyer, name, store } =
			await paidShop()
		const { paymentId } = control.pay(name, { outcome: 'timed-out' })
		const taken = await stockOf(store, PANEL)
		forward(16 * 60_000)
		await runJobs()
		expect((await buyer.order()).status).toBe('cancelled')
		expect(await stockOf(store, PANEL)).toBe(taken + 1)
		takeWebhooks()
		forward(3 * DAY_MS)
		control.authorise(paymentId)
		await webhooksSent()
		forward(61_000)
		await runJobs()
		expect(await buyer.order()).toMatchObject({
			status: 'pending',
			money: { state: 'paid' },
		})
		expect(await stockOf(store, PANEL)).toBe(taken)
	})

	itOnSqlite('of a payment for goods that are sold refund it whole', async () => {
		const { control, takeWebhooks, webhooksSent, forward, runJobs, buyer, name, store, admin } =
			await paidShop()
		forward(16 * 60_000)
		await runJobs()
		await store.db
			.updateTable('products')
			.set({ stock: 0 })
			.where('id', '=', PANEL as ProductId)
			.execute()
		takeWebhooks()
		control.pay(name)
		await webhooksSent()
		await runJobs()
		await webhooksSent()
		expect(await buyer.order()).toMatchObject({
			status: 'cancelled',
			money: { paid: PRICE, refunded: PRICE },
		})
		expect(control.state().refunds).toMatchObject([{ amount: AMOUNT, status: 'pending' }])
		expect((await warnings(admin))[0]).toContain('after it had ended')
		forward(5 * DAY_MS)
		await webhooksSent()
		expect((await buyer.money()).refunds).toMatchObject([{ state: 'done' }])
	})

	it('of a second payment refund that at once, and the order stays paid', async () => {
		const { control, takeWebhooks, webhooksSent, runJobs, buyer, name, store, ...its } =
			await paidShop()
		// As if its time had been over for a moment: Razorpay has two orders for the due amount.
		await store.db.updateTable('payments').set({ state: 'expired' }).execute()
		const other = await its.providerOrder()
		expect(other).not.toBe(name)
		takeWebhooks()
		control.pay(name)
		control.pay(other)
		await webhooksSent()
		await runJobs()
		expect(control.state().refunds).toMatchObject([{ amount: AMOUNT }])
		expect(await buyer.order()).toMatchObject({
			status: 'pending',
			money: { state: 'paid', paid: 2 * PRICE, refunded: PRICE, due: 0 },
		})
		expect((await its.moneyAsAdmin()).refunds).toMatchObject([
			{ state: 'sent', reason: 'The order had been paid already' },
		])
	})

	itOnSqlite('of a refund at Razorpay itself record it, and notify when it is done', async () => {
		const { control, takeWebhooks, webhooksSent, forward, buyer, name } = await paidShop()
		takeWebhooks()
		const { paymentId } = control.pay(name)
		await webhooksSent()
		await control.refund(paymentId, 1000_00)
		await webhooksSent()
		expect(await buyer.money()).toMatchObject({
			refunded: 1000,
			refunds: [{ state: 'sent', amount: 1000, reason: 'Refunded at Razorpay' }],
		})
		forward(5 * DAY_MS)
		await webhooksSent()
		expect((await buyer.money()).refunds).toMatchObject([{ state: 'done' }])
	})

	it('of a failed refund make its amount refundable again', async () => {
		const { control, takeWebhooks, webhooksSent, runJobs, buyer, name, admin, moneyAsAdmin } =
			await paidShop()
		takeWebhooks()
		control.pay(name)
		await webhooksSent()
		const refund = { amount: PRICE, reason: 'Not as described' }
		const path = `${buyer.path}/refunds`
		await admin.post(path, refund, { 'idempotency-key': 'first' })
		await runJobs()
		await webhooksSent()
		control.endRefund(control.state().refunds[0]?.id ?? '', 'failed')
		await webhooksSent()
		expect(await moneyAsAdmin()).toMatchObject({ refunded: 0, refundable: PRICE })
		expect(await warnings(admin)).toEqual([expect.stringContaining('failed')])
		await admin.post(path, refund, { 'idempotency-key': 'second' })
		await runJobs()
		await webhooksSent()
		control.endRefund(control.state().refunds[0]?.id ?? '', 'processed')
		await webhooksSent()
		expect(await moneyAsAdmin()).toMatchObject({ state: 'refunded', refunded: PRICE })
	})

	it('of a dispute record it, and notify admins', async () => {
		const { control, takeWebhooks, webhooksSent, buyer, name, admin, moneyAsAdmin, store } =
			await paidShop()
		takeWebhooks()
		const { paymentId } = control.pay(name)
		await webhooksSent()
		control.dispute(paymentId, 'created')
		await webhooksSent()
		const recorded = await store.db.selectFrom('payment_disputes').selectAll().execute()
		expect(recorded).toMatchObject([{ order_id: buyer.id, amount_paise: AMOUNT, state: 'open' }])
		expect((await moneyAsAdmin()).disputes).toMatchObject([{ amount: PRICE, state: 'open' }])
		expect((await buyer.money()).disputes).toEqual([])
		expect(await warnings(admin)).toEqual([expect.stringContaining('disputes')])
	})
})
