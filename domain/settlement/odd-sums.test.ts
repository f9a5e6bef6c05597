import { expect, it } from 'vitest'
import { discountCode, once, order, shipping } from '../../test/builders.ts'
import { register } from '../../test/documents/billing-documents.ts'
import { openPaidShop, PANEL, PRICE, placePaid } from '../../test/money.ts'
import { onlineShop } from '../../test/payments/online-shop.ts'
import { deliverForNothing } from '../../test/shop-settings.ts'
import { describeOnAllEngines } from '../../test/store.ts'
import { documentJobs } from '../documents/billing/document-jobs.ts'
import { JobRunner } from '../jobs/runner.ts'

const CASH = { way: 'cod', reference: undefined, collected: 'cash', confirmOverpaid: true }

/** Goods that are sent for nothing, with a code. */
const SENT = {
	shipping: shipping({ email: 'asha@example.com' }),
	fulfilment: 'delivery',
	code: 'SUN-10',
}

describeOnAllEngines('sums nobody thinks of', (open, itOnSqlite) => {
	it('nothing: an order that a code pays goes ahead at once, and is invoiced at ₹0', async () => {
		const { store, admin, visitor } = await openPaidShop(open)
		await register(store)
		await deliverForNothing(store)
		await admin.post('/api/codes', discountCode({ percent: 100 }))
		const free = { ...order({ [PANEL]: 1 }), ...SENT }
		const { body, status } = await visitor().post(
			'/api/orders',
			{ ...free, expectedTotal: 0 },
			once(),
		)
		expect([status, body.status, body.total], JSON.stringify(body)).toEqual([201, 'pending', 0])
		expect(body).toMatchObject({ money: { state: 'paid', due: 0 }, payment: null })
		const sent = await admin.post(`/api/orders/${body.id}/dispatches`, { carrier: 'Blue Dart' })
		expect(sent.status).toBe(201)
		await new JobRunner(() => store, documentJobs).runDue()
		const { body: documents } = await admin.get(`/api/orders/${body.id}/documents`)
		expect(documents).toMatchObject([{ kind: 'tax-invoice' }])
		const paper = (await admin.get(`/api/documents/${documents[0].id}.json`)).body
		expect(JSON.stringify(paper)).toContain('"total":0')
	})

	it('nothing to pay online is offered where online is the only way', async () => {
		const { store, as, visitor } = await onlineShop(open)
		await deliverForNothing(store)
		await (await as('Admin')).post('/api/codes', discountCode({ percent: 100 }))
		const free = { ...order({ [PANEL]: 1 }), ...SENT }
		const placed = await visitor().post(
			'/api/orders',
			{ ...free, expectedTotal: 0, payment: 'razorpay' },
			once(),
		)
		expect(placed.body).toMatchObject({
			status: 'pending',
			payment: null,
			money: { state: 'paid' },
		})
		expect(await store.db.selectFrom('payments').selectAll().execute()).toEqual([])
	})

	it('less than the provider takes: online is not offered', async () => {
		const { store, as, visitor } = await onlineShop(open)
		await deliverForNothing(store)
		const { price } = store.catalogue.anyById(PANEL) ?? { price: 0 }
		const admin = await as('Admin')
		await admin.post('/api/codes', discountCode({ percent: null, amount: price - 0.99 }))
		const dear = { ...order({ [PANEL]: 1 }), ...SENT }
		const wanted = { ...dear, expectedTotal: 0.99 }
		const online = await visitor().post('/api/orders', { ...wanted, payment: 'razorpay' }, once())
		expect(online).toMatchObject({
			status: 422,
			body: { errors: { payment: expect.stringContaining('Less than ₹1') } },
		})
		const transfer = await visitor().post('/api/orders', { ...wanted, payment: 'transfer' }, once())
		expect(transfer.body).toMatchObject({ status: 'unpaid', payment: { amount: 0.99 } })
	})

	it('more cash than the law allows is refused, for one order and from one person on one day', async () => {
		const { admin, as, receive, store } = await openPaidShop(open)
		const buyer = await as('Buyer')
		const panels = 32
		const orders = await Promise.all(
			[1, 2].map(() => placePaid(buyer, { panels, payment: 'transfer' })),
		)
		const [one, other] = orders.map(({ id }) => id as string)
		if (!one || !other) throw new Error('There are no orders')
		expect(panels * PRICE).toBeGreaterThan(2_00_000)
		const refused = await receive(one, { ...CASH, amount: 2_00_000 })
		expect(refused.status).toBe(422)
		expect(refused.body.errors.amount).toContain('At most ₹1,99,999.99')
		expect((await receive(one, { ...CASH, amount: 1_50_000 })).status).toBe(201)
		const more = await receive(one, { ...CASH, amount: 50_000, date: '2026-01-02' })
		expect(more.body.errors.amount).toContain('₹49,999.99 more can be taken in cash for this order')
		const ofDay = await receive(other, { ...CASH, amount: 50_000 })
		expect(ofDay.body.errors.amount).toContain('from this buyer on this day')
		for (const collected of ['upi', 'card'])
			expect((await receive(other, { ...CASH, collected, amount: 50_000 })).status).toBe(201)
		// Nothing was written of the refused ones, and another day is another sum.
		expect(await store.db.selectFrom('payments').selectAll().execute()).toHaveLength(3)
		expect((await receive(other, { ...CASH, amount: 50_000, date: '2026-01-02' })).status).toBe(201)
		const { payments } = (await admin.get(`/api/orders/${other}/payments`)).body
		expect(payments.map((each: { collected: string }) => each.collected).toSorted()).toEqual([
			'card',
			'cash',
			'upi',
		])
	})

	it('cash of one person at the same moment, for two orders, is counted one after the other', async () => {
		const { receive, visitor } = await openPaidShop(open)
		for (let n = 0; n < 4; n++) {
			const phones = [`+91 98200 1234${n}`, `098200-1234${n}`]
			const orders = await Promise.all(
				phones.map((contactNumber) =>
					placePaid(visitor(), {
						payment: 'transfer',
						shipping: shipping({ contactNumber, email: undefined }),
					}),
				),
			)
			const cash = { ...CASH, amount: 1_10_000 }
			const answers = await Promise.all(orders.map(({ id }) => receive(id, cash)))
			expect(answers.map(({ status }) => status).toSorted(), String(n)).toEqual([201, 422])
		}
	})

	itOnSqlite('a payment on delivery of which nobody says how it was made is of cash', async () => {
		const { visitor, receive } = await openPaidShop(open)
		const { id } = await placePaid(visitor(), { panels: 32, payment: 'transfer' })
		const unsaid = { ...CASH, collected: undefined, amount: 2_00_000 }
		expect((await receive(id, unsaid)).status).toBe(422)
		expect((await receive(id, { ...unsaid, amount: 100 })).body.payments).toMatchObject([
			{ way: 'cod', collected: 'cash' },
		])
	})

	itOnSqlite('more than UPI takes: it is not offered online', async () => {
		const { as, store } = await onlineShop(open)
		const buyer = await as('Buyer')
		const begin = async (panels: number) => {
			const { id } = await placePaid(buyer, { panels, payment: 'razorpay' })
			return (await buyer.post(`/api/orders/${id}/payments/online`)).body
		}
		const hidden = 'config[display][hide][0][method]'
		const [small, large] = [await begin(1), await begin(20)]
		expect(large.amount).toBeGreaterThan(1_00_000)
		expect([small.takesUpi, large.takesUpi]).toEqual([true, false])
		expect([small.form.fields[hidden], large.form.fields[hidden]]).toEqual([undefined, 'upi'])
		expect(store.online?.isOn(store.settings.current())).toBe(true)
	})
})
