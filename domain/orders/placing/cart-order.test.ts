import { expect, it } from 'vitest'
import { once, order } from '../../../test/builders.ts'
import { stockOf } from '../../../test/stock.ts'
import { type Caller, describeOnAllEngines } from '../../../test/store.ts'

const add = (caller: Caller, productId: string, quantity: number) =>
	caller.post('/api/cart/items', { productId, quantity })
const theCart = order(null)

describeOnAllEngines('ordering the cart', (open, itOnSqlite) => {
	itOnSqlite('orders its lines and empties it', async () => {
		const visitor = (await open()).visitor()
		await add(visitor, 'solar-panel-250w', 2)
		await add(visitor, 'solar-inverter-3kw', 1)
		const { status, body } = await visitor.post('/api/orders', theCart, once())
		expect(status).toBe(201)
		expect(body.items).toMatchObject([
			{ productId: 'solar-panel-250w', quantity: 2 },
			{ productId: 'solar-inverter-3kw', quantity: 1 },
		])
		expect((await visitor.get('/api/cart')).body).toMatchObject({ items: [], total: 0 })
	})

	itOnSqlite('leaves the cart alone when lines are named', async () => {
		const visitor = (await open()).visitor()
		await add(visitor, 'solar-panel-250w', 2)
		await visitor.post('/api/orders', order({ 'solar-inverter-3kw': 1 }), once())
		expect((await visitor.get('/api/cart')).body.count).toBe(2)
	})

	itOnSqlite('refuses an empty cart', async () => {
		const { visitor } = await open()
		const { status, body } = await visitor().post('/api/orders', theCart, once())
		expect([status, body.code, body.detail]).toEqual([409, 'cart_empty', 'Your cart is empty.'])
	})

	itOnSqlite('keeps the cart when there is not enough stock', async () => {
		const { as, visitor } = await open()
		const buyer = visitor()
		await add(buyer, 'solar-panel-250w', 5)
		await (await as('Admin')).put('/api/products/solar-panel-250w', { stock: 4 })
		const refused = await buyer.post('/api/orders', theCart, once())
		expect(refused.body).toMatchObject({ code: 'out_of_stock', available: 4 })
		expect((await buyer.get('/api/cart')).body.count).toBe(5)
	})

	it.each(['visitor', 'Buyer'] as const)(
		'makes one order of a %s’s cart that two tabs order at once',
		async (who) => {
			const { store, as, visitor } = await open()
			const caller = who === 'visitor' ? visitor() : await as(who)
			await add(caller, 'solar-panel-250w', 3)
			const answers = await Promise.all([
				caller.post('/api/orders', theCart, once('first tab')),
				caller.post('/api/orders', theCart, once('second tab')),
			])
			expect(answers.map(({ status }) => status).sort()).toEqual([201, 409])
			const late = answers.find(({ status }) => status === 409)
			expect(late?.body.code).toBe('cart_empty')
			expect(await stockOf(store, 'solar-panel-250w')).toBe(61)
		},
	)

	it('gives the order again when the same request comes ten times at once', async () => {
		const { store, as } = await open()
		const caller = await as('Buyer')
		await add(caller, 'solar-panel-250w', 3)
		const answers = await Promise.all(
			Array.from({ length: 10 }, () => caller.post('/api/orders', theCart, once('one'))),
		)
		expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(201))
		expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1)
		expect(await stockOf(store, 'solar-panel-250w')).toBe(61)
	})

	itOnSqlite('cannot be undone into the cart again', async () => {
		const visitor = (await open()).visitor()
		await add(visitor, 'solar-inverter-3kw', 1)
		await visitor.delete('/api/cart/items/solar-inverter-3kw')
		await add(visitor, 'solar-panel-250w', 2)
		await visitor.post('/api/orders', theCart, once())
		const { body } = await visitor.get('/api/cart')
		expect(body.items).toEqual([])
		const undone = await visitor.post('/api/cart/undo')
		expect(JSON.stringify(undone.body)).not.toContain('solar-panel-250w')
	})
})
