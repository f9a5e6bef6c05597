import { expect, it } from 'vitest'
import { MINUTE_MS } from '../../../shared/durations.ts'
import { send, soldShop } from '../../../test/payments/events.ts'
import { AMOUNT, PANEL, PRICE } from '../../../test/payments/online-shop.ts'
import { setSection } from '../../../test/shop-settings.ts'
import { stockOf } from '../../../test/stock.ts'
import { describeOnAllEngines } from '../../../test/store.ts'

describeOnAllEngines('a payment of another amount', (open, itOnSqlite) => {
	async function shopWith(payment: object = {}) {
		const sold = await soldShop(open)
		await setSection(sold.store, 'payment', { codUptoRupees: 200_000, ...payment })
		sold.takeWebhooks()
		const pay = async (given: Parameters<typeof sold.control.pay>[1]) => {
			const { paymentId } = sold.control.pay(sold.name, given)
			await sold.webhooksSent()
			await sold.runJobs()
			return paymentId ?? ''
		}
		const decide = (reference: string, decision: string) =>
			sold.admin.post(`${sold.buyer.path}/held-payments/${reference}`, { decision })
		return { ...sold, pay, decide }
	}

	it('by the fee that buyers bear is paid, and the fee is no part of it', async () => {
		const { pay, moneyAsAdmin, store } = await shopWith({ onlineFee: 'buyer' })
		await pay({ paysFee: true })
		expect(await moneyAsAdmin()).toMatchObject({ state: 'paid', paid: PRICE, refundable: PRICE })
		const [row] = await store.db.selectFrom('payments').selectAll().execute()
		expect(row?.buyer_fee_paise).toBe(row?.fee_paise)
		expect(row?.buyer_fee_paise).toBeGreaterThan(0)
	})

	it.each(['as they were made', 'the other way round'])(
		'by the fee that buyers bear goes back whole at Razorpay, with the fee: refunds reported %s',
		async (order) => {
			const { pay, moneyAsAdmin, control, webhooksSent, shop, forward } = await shopWith({
				onlineFee: 'buyer',
			})
			const reference = await pay({ paysFee: true })
			control.webhooks.inManner({ send: false })
			const before = control.webhooks.all().length
			const { id } = await control.refund(reference, 100)
			await control.refund(reference)
			const made = control.webhooks.all().slice(before)
			expect(made).toHaveLength(2)
			for (const event of order === 'as they were made' ? made : made.toReversed()) {
				await send(shop, JSON.parse(event.body), { 'x-razorpay-event-id': event.id })
				forward(1000)
			}
			const money = await moneyAsAdmin()
			expect(money).toMatchObject({ state: 'refunded', refunded: PRICE, refundable: 0 })
			expect(money.refunds).toHaveLength(2)
			expect(money.refunds).toContainEqual(expect.objectContaining({ amount: 1, reference: id }))
			expect(money.refunds).toContainEqual(expect.objectContaining({ amount: PRICE - 1 }))
			control.webhooks.inManner({ send: true })
			for (const refund of control.state().refunds) control.endRefund(refund.id, 'processed')
			await webhooksSent()
			const { refunds: ended } = await moneyAsAdmin()
			expect(ended.map(({ state }: { state: string }) => state)).toEqual(['done', 'done'])
		},
	)

	it('by an offer of the shop is a discount on the order', async () => {
		const { pay, moneyAsAdmin, buyer, store } = await shopWith({ onlineOffers: 'shop' })
		await pay({ offer: 500_01 })
		const total = PRICE - 500.01
		expect(await moneyAsAdmin()).toMatchObject({ state: 'paid', paid: total, total, open: 0 })
		expect(await buyer.order()).toMatchObject({ status: 'pending', total })
		const parts = await store.db.selectFrom('order_tax_parts').selectAll().execute()
		const taxed = parts.map((row) => [
			row.taxable_paise + row.cgst_paise + row.sgst_paise + row.igst_paise,
			row.cgst_paise - row.sgst_paise,
		])
		expect(taxed.reduce((sum, [gross = 0]) => sum + gross, 0)).toBe(AMOUNT - 500_01)
		expect(taxed.every(([, difference]) => difference === 0)).toBe(true)
		const { history } = await buyer.order()
		expect(JSON.stringify(history)).toContain('Offer at Razorpay: ₹500.01 off')
	})

	it('by an offer of the bank is paid; the bank’s share never goes back to the buyer', async () => {
		const { pay, moneyAsAdmin, buyer, admin, control, store, runJobs, ...its } = await shopWith({
			onlineOffers: 'bank',
		})
		await pay({ offer: 500_00 })
		expect(await moneyAsAdmin()).toMatchObject({
			state: 'paid',
			paid: PRICE,
			refundable: PRICE - 500,
		})
		await admin.post(`${buyer.path}/cancel`)
		await runJobs()
		await its.webhooksSent()
		expect(control.state().refunds).toMatchObject([{ amount: AMOUNT - 500_00 }])
		const money = await moneyAsAdmin()
		expect(money).toMatchObject({ state: 'refunded', refunded: PRICE, refundable: 0 })
		control.endRefund(control.state().refunds[0]?.id ?? '', 'failed')
		await its.webhooksSent()
		expect(await moneyAsAdmin()).toMatchObject({ refunded: 0, refundable: PRICE - 500 })
		const rows = await store.db.selectFrom('payments').select('refunded_paise').execute()
		expect(rows).toEqual([{ refunded_paise: 0 }])
	})

	it('in parts is what it is, and the rest is asked for', async () => {
		const { pay, moneyAsAdmin, buyer, control, webhooksSent } = await shopWith({
			onlineParts: 'yes',
		})
		const name = (await buyer.begin()).body.form.fields.order_id
		expect(name).toBeTruthy()
		await pay({ amount: 1000_00 })
		expect(await moneyAsAdmin()).toMatchObject({ paid: 1000, open: PRICE - 1000 })
		expect((await buyer.order()).status).toBe('unpaid')
		const rest = (await buyer.begin()).body
		expect(rest).toMatchObject({ state: 'open', amount: PRICE - 1000 })
		control.pay(rest.form.fields.order_id)
		await webhooksSent()
		expect(await moneyAsAdmin()).toMatchObject({ state: 'paid', paid: PRICE })
	})

	it('is held with the goods until somebody has decided, and is taken for what it is', async () => {
		const { pay, decide, moneyAsAdmin, buyer, forward, runJobs, store, admin } = await shopWith()
		const reserved = await stockOf(store, PANEL)
		const reference = await pay({ amount: AMOUNT - 100 })
		expect(await moneyAsAdmin()).toMatchObject({
			paid: 0,
			payments: [{ state: 'created' }],
			held: [{ reference, amount: PRICE - 1, asked: PRICE, decision: null }],
		})
		expect((await buyer.money()).held).toEqual([])
		expect((await buyer.begin()).body.state).toBe('checking')
		forward(16 * MINUTE_MS)
		await runJobs()
		expect((await buyer.order()).status).toBe('unpaid')
		expect(await stockOf(store, PANEL)).toBe(reserved)
		expect((await admin.get('/api/held-payments')).body).toMatchObject([{ orderId: buyer.id }])
		expect((await buyer.caller.get('/api/held-payments')).status).toBe(401)
		expect((await decide(reference, 'dismiss')).status).toBe(409)
		const taken = await decide(reference, 'take')
		expect(taken.body).toMatchObject({ paid: PRICE - 1, open: 1, held: [{ decision: 'taken' }] })
		expect((await decide(reference, 'refund')).status).toBe(409)
		expect((await buyer.begin()).body).toMatchObject({ state: 'open', amount: 1 })
	})

	it('goes back where that is decided, and the order is paid rightly after it', async () => {
		const { pay, decide, moneyAsAdmin, buyer, forward, runJobs, control, webhooksSent } =
			await shopWith()
		const reference = await pay({ amount: AMOUNT + 100 })
		forward(16 * MINUTE_MS)
		await runJobs()
		expect((await decide(reference, 'refund')).body).toMatchObject({
			paid: PRICE + 1,
			refunded: PRICE + 1,
			open: PRICE,
		})
		await runJobs()
		expect(control.state().refunds).toMatchObject([{ amount: AMOUNT + 100 }])
		const begun = await buyer.begin()
		control.pay(begun.body.form.fields.order_id, { again: true })
		await webhooksSent()
		expect((await buyer.order()).status).toBe('pending')
		expect(await moneyAsAdmin()).toMatchObject({ state: 'paid', paid: 2 * PRICE + 1 })
	})

	it('does not hold up a right one of the same order', async () => {
		const { pay, moneyAsAdmin, buyer, control, name } = await shopWith()
		control.webhooks.inManner({ send: false })
		await pay({ amount: 100 })
		control.pay(name, { again: true })
		await buyer.begin()
		expect((await buyer.order()).status).toBe('pending')
		expect(await moneyAsAdmin()).toMatchObject({ state: 'paid', held: [{ amount: 1 }] })
	})

	itOnSqlite('that somebody refunds at Razorpay is decided by that', async () => {
		const { pay, moneyAsAdmin, control, webhooksSent } = await shopWith()
		const reference = await pay({ amount: 100_00 })
		await control.refund(reference)
		await webhooksSent()
		expect(await moneyAsAdmin()).toMatchObject({
			paid: 100,
			refunded: 100,
			open: PRICE,
			held: [{ decision: 'refunded' }],
		})
	})

	itOnSqlite('in another currency is closed once it was dealt with', async () => {
		const { pay, decide, moneyAsAdmin } = await shopWith()
		const reference = await pay({ currency: 'USD' })
		for (const decision of ['take', 'refund'])
			expect((await decide(reference, decision)).status).toBe(409)
		expect((await decide(reference, 'dismiss')).status).toBe(200)
		expect((await decide('pay_unknown', 'dismiss')).status).toBe(404)
		expect(await moneyAsAdmin()).toMatchObject({ paid: 0, held: [{ decision: 'dismissed' }] })
	})
})
