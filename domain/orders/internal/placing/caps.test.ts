import { expect, it } from 'vitest'
import { kit, once, order, product } from '../../../../test/builders.ts'
import { deliverForNothing } from '../../../../test/shop-settings.ts'
import { stockOf } from '../../../../test/stock.ts'
import { type Caller, describeOnSqlite } from '../../../../test/store.ts'

/** Orders at the total there is. */
async function buy(caller: Caller, products: Record<string, number>, isLive = true) {
	const prices = await Promise.all(
		Object.entries(products).map(async ([id, quantity]) => {
			const { body } = await caller.get(`/api/products/${id}`)
			return Math.round(body.price * 100) * quantity
		}),
	)
	const expectedTotal = prices.reduce((sum, each) => sum + each, 0) / 100
	const sent = { fulfilment: 'delivery', expectedTotal }
	return caller.post('/api/orders', { ...order(products), ...(isLive && sent) }, once())
}

describeOnSqlite('how much one order may be of in a live store', (open) => {
	const live = async () => {
		const opened = await open({ mode: 'live' })
		await deliverForNothing(opened.store)
		return opened
	}

	it('never lets a visitor empty the shop', async () => {
		const { store, as, visitor } = await live()
		const admin = await as('Admin')
		const all: Record<string, number> = {}
		for (const stock of [10, 7, 2]) {
			await admin.post('/api/products', product({ id: `panel-${stock}`, stock, price: 10 }))
			all[`panel-${stock}`] = stock
		}
		const { status, body } = await buy(visitor(), all)
		expect([status, body.code]).toEqual([422, 'over_limit'])
		expect(body).toMatchObject({
			detail:
				'Without an account you can order at most 5 of Test Panel 410W at once. Log in to order more, or ask us on the Support page.',
			productId: 'panel-10',
			most: 5,
		})
		expect((await buy(visitor(), { 'panel-10': 5, 'panel-7': 3, 'panel-2': 1 })).status).toBe(201)
		for (const stock of [10, 7, 2])
			expect(await stockOf(store, `panel-${stock}`)).toBe(Math.ceil(stock / 2))
		expect((await buy(await as('Buyer'), { 'panel-10': 5 })).status).toBe(201)
	})

	it('sums what lines and kits take of the same product, and lets one of anything go', async () => {
		const { as, visitor } = await live()
		const admin = await as('Admin')
		await admin.post('/api/products', product({ stock: 10, price: 10 }))
		await admin.post('/api/products', product({ id: 'last', stock: 1, price: 10 }))
		await admin.post('/api/products', kit({ 'test-panel': 3 }, { price: 30 }))
		await admin.post('/api/products', kit({ 'test-panel': 6 }, { id: 'big-kit', price: 60 }))
		const over = await buy(visitor(), { 'test-kit': 1, 'test-panel': 3 })
		expect(over.body).toMatchObject({ code: 'over_limit', productId: 'test-panel', most: 5 })
		expect((await buy(visitor(), { 'big-kit': 1 })).status).toBe(201)
		expect((await buy(visitor(), { last: 1 })).status).toBe(201)
	})

	it('is bounded for everybody by pieces of one product and by value', async () => {
		const { as, visitor } = await live()
		const admin = await as('Admin')
		await admin.post('/api/products', product({ stock: 10_000, price: 10 }))
		await admin.post('/api/products', product({ id: 'dear', stock: 10_000, price: 1_00_000 }))
		const buyer = await as('Buyer')
		expect((await buy(buyer, { 'test-panel': 500 })).status).toBe(201)
		const line = { productId: 'test-panel', quantity: 251 }
		const twice = { ...order(), items: [line, line], fulfilment: 'delivery', expectedTotal: 5020 }
		expect((await buyer.post('/api/orders', twice, once())).body).toMatchObject({
			code: 'over_limit',
			detail:
				'You can order at most 500 of Test Panel 410W at once. For more, ask us on the Support page.',
		})
		expect((await buy(buyer, { dear: 50 })).status).toBe(201)
		expect((await buy(buyer, { dear: 51 })).body.detail).toBe(
			'You can order for at most ₹50,00,000 at once. For more, ask us on the Support page.',
		)
		expect((await buy(visitor(), { dear: 11 })).body.detail).toBe(
			'Without an account you can order for at most ₹10,00,000 at once. Log in to order more, or ask us on the Support page.',
		)
	})

	it('is not bounded in a demo', async () => {
		const { as, visitor } = await open()
		const admin = await as('Admin')
		await admin.post('/api/products', product({ stock: 10_000, price: 1_00_000 }))
		expect((await buy(visitor(), { 'test-panel': 10_000 }, false)).status).toBe(201)
	})
})
