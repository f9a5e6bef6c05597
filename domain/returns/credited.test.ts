import { expect, it } from 'vitest'
import { kit, once, order } from '../../test/builders.ts'
import { moneyOf, placeOrder, register } from '../../test/papers/papers-of-money.ts'
import { stockOf } from '../../test/stock.ts'
import { onBothDatabases, onOneDatabase } from '../../test/store.ts'

const PANEL = 'solar-panel-250w'
const INVERTER = 'solar-inverter-3kw'
const CABLE = 'solar-cable-6mm2-100m'
const LIVE = { mode: 'live', sampleData: true } as const

onBothDatabases('what was invoiced and comes back', (open) => {
	it('is credited with the return, to the last paisa of its line', async () => {
		const { store, as } = await open(LIVE)
		await register(store)
		const buyer = await as('Buyer')
		const id = await placeOrder(store, buyer, { [PANEL]: 3, [CABLE]: 1 })
		const { total_paise: total } = await store.db
			.updateTable('orders')
			.set({ status: 'delivered', fulfilment: 'delivery' })
			.where('id', '=', id)
			.returning('total_paise')
			.executeTakeFirstOrThrow()
		const money = moneyOf(store)
		await money.pay(id, total)
		await money.supply({ orderId: id })
		await money.run()
		const admin = await as('Admin')
		const path = `/api/orders/${id}/returns`
		for (const [n, quantity] of [
			[1, 1],
			[2, 2],
		]) {
			const made = await admin.post(path, { lines: [{ line: 1, quantity }], reason: 'Too many' })
			expect(made.status).toBe(201)
			const lines = [{ line: 1, condition: 'resell' }]
			expect((await admin.post(`${path}/${n}/receive`, { lines })).status).toBe(200)
		}
		await money.run()
		expect(await money.failed()).toEqual([])
		const [invoice] = await money.papers(id, 'tax-invoice')
		const notes = await money.papers(id, 'credit-note')
		expect(notes).toHaveLength(2)
		const back = notes.reduce((sum, note) => sum + note.sums.total, 0)
		expect(back).toBe(invoice?.items[0]?.total)
		const refunds = await store.db
			.selectFrom('refunds')
			.select((eb) => eb.fn.sum<number>('amount_paise').as('sum'))
			.where('order_id', '=', id)
			.executeTakeFirstOrThrow()
		expect(Number(refunds.sum)).toBe(back)
	})
})

onOneDatabase('a kit that comes back', (open) => {
	it('goes into stock as the parts that were taken for it', async () => {
		const { store, as } = await open(LIVE)
		const admin = await as('Admin')
		for (const [id, stock] of Object.entries({ [PANEL]: 60, [INVERTER]: 10 }))
			await admin.put(`/api/products/${id}`, { stock })
		const made = await admin.post('/api/products', kit({ [PANEL]: 6, [INVERTER]: 1 }))
		expect(made.status).toBe(201)
		const wanted = {
			...{ ...order({ 'test-kit': 2 }), payment: 'cod' },
			expectedTotal: 2 * made.body.price,
		}
		const placed = await (await as('Buyer')).post('/api/orders', wanted, once())
		expect(placed.status).toBe(201)
		await store.db
			.updateTable('orders')
			.set({ status: 'installed' })
			.where('id', '=', placed.body.id)
			.execute()
		const path = `/api/orders/${placed.body.id}/returns`
		await admin.post(path, { lines: [{ line: 1, quantity: 1 }], reason: 'One too many' })
		const lines = [{ line: 1, condition: 'resell' }]
		const received = await admin.post(`${path}/1/receive`, { lines })
		// Nothing of it was paid, so nothing goes back.
		expect(received.body.returns[0]).toMatchObject({ state: 'received', refund: 0 })
		expect([await stockOf(store, PANEL), await stockOf(store, INVERTER)]).toEqual([54, 9])
		const ledger = await store.db
			.selectFrom('stock_movements')
			.select(['product_id', 'change'])
			.where('reason', '=', 'returned')
			.orderBy('change')
			.execute()
		expect(ledger).toEqual([
			{ product_id: INVERTER, change: 1 },
			{ product_id: PANEL, change: 6 },
		])
	})
})
