import { expect, it } from 'vitest'
import { dayAt } from '../../../shared/calendar.ts'
import { once } from '../../../test/builders.ts'
import { openPaidShop, PRICE, placePaid } from '../../../test/money.ts'
import { soldShop } from '../../../test/payments/events.ts'
import { AMOUNT } from '../../../test/payments/online-shop.ts'
import { setSection } from '../../../test/shop-settings.ts'
import { type Caller, describeOnAllEngines } from '../../../test/store.ts'

const owedIn = async (admin: Caller, query = '') => {
	const { body, headers } = await admin.get(`/api/payables${query}`)
	const orders = body.rows.map(({ orderId, owed }: { orderId: string; owed: number }) => [
		orderId,
		owed,
	])
	expect(headers.get('x-total-count')).toBe(String(orders.length))
	return { owed: body.totals.owed, orders }
}

describeOnAllEngines('what the shop owes to buyers', (open) => {
	it('is what was paid beyond the total until a refund is asked for, and each order leads to it', async () => {
		const { visitor, admin, receive } = await openPaidShop(open)
		const [one, two, exact] = [
			await placePaid(visitor()),
			await placePaid(visitor()),
			await placePaid(visitor()),
		]
		await receive(exact.id)
		expect(await owedIn(admin)).toEqual({ owed: 0, orders: [] })
		await receive(one.id, { amount: PRICE + 100.07, confirmOverpaid: true })
		await receive(two.id)
		await receive(two.id, { amount: 50, confirmOverpaid: true })
		const both = [
			[one.id, 100.07],
			[two.id, 50],
		]
		expect(await owedIn(admin)).toEqual({ owed: 150.07, orders: both })
		expect((await admin.get('/api/payables?limit=1&offset=1')).body.rows).toMatchObject([
			{ orderId: two.id, total: PRICE, paid: PRICE + 50, refunded: 0, status: 'pending' },
		])
		expect(await owedIn(admin, `?q=${one.id.toLowerCase()}`)).toEqual({
			...{ owed: 100.07, orders: both.slice(0, 1) },
		})
		const file = (await admin.get('/api/exports/payables.csv')).body as string
		expect(file.trim().split('\r\n')).toHaveLength(3)
		expect(file).toContain(`,${(PRICE + 50).toFixed(2)},0.00,50.00,`)
		const back = { amount: 100, reason: 'Paid too much' }
		await admin.post(`/api/orders/${one.id}/refunds`, back, once())
		expect(await owedIn(admin, `?q=${one.id}`)).toEqual({ owed: 0.07, orders: [[one.id, 0.07]] })
		expect((await visitor().get('/api/payables')).status).toBe(401)
	})

	it('has what was paid for an order that is over, and whose refund failed', async () => {
		const { buyer, admin, control, name, takeWebhooks, webhooksSent, runJobs } =
			await soldShop(open)
		takeWebhooks()
		control.pay(name)
		await webhooksSent()
		await admin.post(`${buyer.path}/cancel`)
		await runJobs()
		await webhooksSent()
		expect(await owedIn(admin)).toEqual({ owed: 0, orders: [] })
		control.endRefund(control.state().refunds[0]?.id ?? '', 'failed')
		await webhooksSent()
		expect(await owedIn(admin)).toEqual({ owed: PRICE, orders: [[buyer.id, PRICE]] })
		expect((await buyer.money()).owed).toBe(PRICE)
	})
})

describeOnAllEngines('what banks owe for their offers', (open) => {
	const OFFER = 500

	async function offered() {
		const sold = await soldShop(open)
		await setSection(sold.store, 'payment', { onlineOffers: 'bank' })
		sold.takeWebhooks()
		const { paymentId } = sold.control.pay(sold.name, { offer: OFFER * 100 })
		await sold.webhooksSent()
		await sold.runJobs()
		const offers = async (query = '') => (await sold.admin.get(`/api/bank-offers${query}`)).body
		return { ...sold, offers, reference: paymentId ?? '' }
	}

	const line = (ref: string, paymentRef: string, amount: number, kind: string) =>
		[
			'transaction_entity,entity_id,amount,fee (exclusive tax),tax,debit,credit,settlement_id,settled_at,settlement_utr,payment_id',
			`${kind},${ref},${amount},0,0,0,${amount},setl_${ref},28/11/2026 10:15:00,utr${ref},${paymentRef}`,
		].join('\n')

	it('is a receivable until somebody has recorded that the bank paid', async () => {
		const { offers, reference, admin, buyer, store } = await offered()
		const owing = await offers()
		const [row] = owing.rows
		expect(owing).toMatchObject({
			totals: { open: OFFER, paid: 0 },
			rows: [{ orderId: buyer.id, payment: reference, charged: PRICE - OFFER, offer: OFFER }],
		})
		const path = `/api/payments/${row.paymentId}/bank-offer`
		const date = dayAt(store.now())
		const put = (body: object) => admin.put(path, body)
		expect((await put({ reference: '', date })).status).toBe(422)
		expect((await put({ reference: 'HDFC 1', date: '2999-01-01' })).status).toBe(422)
		expect((await put({ reference: 'HDFC 1', date })).status).toBe(204)
		expect((await put({ reference: 'HDFC OFFERS 2', date })).status).toBe(204)
		expect(await offers()).toMatchObject({
			totals: { open: 0, paid: OFFER },
			rows: [{ open: 0, reference: 'HDFC OFFERS 2', settlement: null }],
		})
		expect((await offers('?state=open')).rows).toEqual([])
		expect((await offers('?state=paid&q=hdfc')).rows).toHaveLength(1)
		const file = (await admin.get('/api/exports/bank-offers.csv')).body as string
		expect(file).toContain(`${reference},`)
		expect(
			(await admin.put('/api/payments/none/bank-offer', { reference: 'x', date })).status,
		).toBe(404)
	})

	it('is paid by the settlement that has it, with the payment or adjusted later', async () => {
		const { offers, reference, admin } = await offered()
		const send = (text: string) => admin.post('/api/settlement-file', { text })
		await send(line(reference, '', PRICE - OFFER, 'payment'))
		expect((await offers()).totals).toEqual({ open: OFFER, paid: 0 })
		await send(line('adj_1', reference, 200, 'adjustment'))
		expect(await offers()).toMatchObject({
			totals: { open: OFFER - 200, paid: 200 },
			rows: [{ settlement: 'setl_adj_1', utr: 'utradj_1' }],
		})
		await send(line('adj_2', reference, 5000, 'adjustment'))
		expect((await offers()).totals).toEqual({ open: 0, paid: OFFER })
	})

	it('is nothing where the payment went back whole, or has no offer', async () => {
		const { offers, admin, buyer, runJobs, webhooksSent, store } = await offered()
		const [row] = (await offers()).rows
		await admin.post(`${buyer.path}/cancel`)
		await runJobs()
		await webhooksSent()
		expect(await offers()).toEqual({ totals: { open: 0, paid: 0 }, rows: [] })
		const receipt = { reference: 'HDFC 1', date: dayAt(store.now()) }
		const refused = await admin.put(`/api/payments/${row.paymentId}/bank-offer`, receipt)
		expect(refused.status).toBe(409)
		expect(AMOUNT).toBe(PRICE * 100)
	})
})
