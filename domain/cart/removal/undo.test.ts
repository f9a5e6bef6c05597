import { expect, it } from 'vitest'
import { type Caller, describeOnAllEngines } from '../../../test/store.ts'

const add = (caller: Caller, productId: string, quantity: number) =>
	caller.post('/api/cart/items', { productId, quantity })
const lines = (body: { items: { productId: string; quantity: number }[] }) =>
	body.items.map(({ productId, quantity }) => `${quantity} ${productId}`).sort()

describeOnAllEngines('taking things out of the cart', (open, itOnSqlite) => {
	it('can be undone, once', async () => {
		const visitor = (await open()).visitor()
		await add(visitor, 'solar-panel-250w', 2)
		await add(visitor, 'solar-inverter-3kw', 1)
		const removed = await visitor.delete('/api/cart/items/solar-panel-250w')
		expect(lines(removed.body)).toEqual(['1 solar-inverter-3kw'])
		expect(removed.body.canUndo).toBe(true)
		const undone = await visitor.post('/api/cart/undo')
		expect(lines(undone.body)).toEqual(['1 solar-inverter-3kw', '2 solar-panel-250w'])
		expect(undone.body.canUndo).toBe(false)
		const again = await visitor.post('/api/cart/undo')
		expect([again.status, again.body.detail]).toEqual([409, 'There is nothing to undo.'])
	})

	itOnSqlite('brings back a cart that was emptied', async () => {
		const visitor = (await open()).visitor()
		await add(visitor, 'solar-panel-250w', 2)
		await add(visitor, 'solar-inverter-3kw', 1)
		const emptied = await visitor.delete('/api/cart')
		expect(emptied.body).toMatchObject({ items: [], total: 0, canUndo: true })
		const undone = await visitor.post('/api/cart/undo')
		expect(lines(undone.body)).toEqual(['1 solar-inverter-3kw', '2 solar-panel-250w'])
	})

	itOnSqlite('adds to what has been put in since, capped by the stock', async () => {
		const visitor = (await open()).visitor()
		await add(visitor, 'solar-panel-250w', 60)
		await visitor.delete('/api/cart/items/solar-panel-250w')
		await add(visitor, 'solar-panel-250w', 10)
		const { body } = await visitor.post('/api/cart/undo')
		expect(lines(body)).toEqual(['64 solar-panel-250w'])
		expect(body.notice).toBe('Only 64 of Solar Panel 250W in stock.')
	})

	it('puts back nothing that has sold out meanwhile, and says so', async () => {
		const { as, visitor } = await open()
		const buyer = visitor()
		await add(buyer, 'solar-panel-250w', 1)
		await buyer.delete('/api/cart')
		await (await as('Admin')).put('/api/products/solar-panel-250w', { stock: 0 })
		const { body } = await buyer.post('/api/cart/undo')
		expect(body).toMatchObject({ items: [], notice: 'Solar Panel 250W is out of stock.' })
	})

	itOnSqlite('is one’s own cart’s alone', async () => {
		const { visitor } = await open()
		const owner = visitor()
		await add(owner, 'solar-panel-250w', 1)
		await owner.delete('/api/cart')
		expect((await visitor().post('/api/cart/undo')).status).toBe(409)
		expect((await owner.post('/api/cart/undo')).status).toBe(200)
	})

	itOnSqlite('leaves an empty cart empty', async () => {
		const { body } = await (await open()).visitor().delete('/api/cart')
		expect(body).toMatchObject({ items: [], canUndo: false })
	})
})
