import { expect, it } from 'vitest'
import { account, kit, once, order } from '../../test/builders.ts'
import { type Caller, describeOnAllEngines, type TestStore } from '../../test/store.ts'

const PANEL = 'solar-panel-250w'

async function withKits({ as }: TestStore, panels: number) {
	const admin = await as('Admin')
	await admin.put(`/api/products/${PANEL}`, { stock: panels })
	await admin.post('/api/products', kit({ [PANEL]: 6 }))
	await admin.post('/api/products', kit({ [PANEL]: 2 }, { id: 'small-kit', name: 'Small Kit' }))
	return admin
}

const add = (caller: Caller, productId: string, quantity: number) =>
	caller.post('/api/cart/items', { productId, quantity })
const set = (caller: Caller, productId: string, quantity: number) =>
	caller.put(`/api/cart/items/${productId}`, { quantity })
type Item = { productId: string; quantity: number; stock: number; problem: string | null }
const lines = (body: { items: Item[] }) =>
	body.items.map(({ productId, quantity, stock }) => [productId, quantity, stock])

describeOnAllEngines('a cart with kits', (open, itOnSqlite) => {
	itOnSqlite('holds no more than can be ordered together, and says so', async () => {
		const opened = await open()
		await withKits(opened, 20)
		const caller = opened.visitor()
		const first = await add(caller, 'test-kit', 9)
		expect([lines(first.body), first.body.notice]).toEqual([
			[['test-kit', 3, 3]],
			'Only 3 of Test Kit in stock.',
		])
		const second = await add(caller, PANEL, 5)
		expect([lines(second.body), second.body.notice]).toEqual([
			[
				['test-kit', 3, 3],
				[PANEL, 2, 2],
			],
			'Only 2 of Solar Panel 250W in stock beside the rest of your cart.',
		])
		const third = await add(caller, 'small-kit', 1)
		expect([third.status, third.body.code, third.body.detail]).toEqual([
			409,
			'out_of_stock',
			'No Small Kit in stock beside the rest of your cart.',
		])
		await set(caller, 'test-kit', 1)
		const more = await set(caller, PANEL, 99)
		expect(lines(more.body)).toEqual([
			['test-kit', 1, 1],
			[PANEL, 14, 14],
		])
		expect((await caller.post('/api/orders', order(null), once())).status).toBe(201)
	})

	it('tells which line stands in the way once there is less', async () => {
		const opened = await open()
		const admin = await withKits(opened, 20)
		const caller = opened.visitor()
		await add(caller, 'test-kit', 2)
		await add(caller, PANEL, 8)
		await admin.put(`/api/products/${PANEL}`, { stock: 15 })
		const { body } = await caller.get('/api/cart')
		expect(body.items).toMatchObject([
			{ quantity: 2, stock: 2, problem: null },
			{
				quantity: 8,
				stock: 3,
				problem: 'Only 3 of Solar Panel 250W in stock beside the rest of your cart.',
			},
		])
		const refused = await caller.post('/api/orders', order(null), once())
		expect([refused.status, refused.body.productId, refused.body.available]).toEqual([
			409,
			PANEL,
			3,
		])
		await set(caller, PANEL, 3)
		expect((await caller.post('/api/orders', order(null), once())).status).toBe(201)
	})

	it('is merged with another so that an order of all of it is not refused', async () => {
		const opened = await open()
		await withKits(opened, 20)
		const input = account()
		const before = opened.visitor()
		await before.post('/api/users', input)
		await add(before, PANEL, 4)
		await add(before, 'small-kit', 1)
		const now = opened.visitor()
		await add(now, 'test-kit', 3)
		await add(now, 'small-kit', 1)
		await now.post('/api/session', { ...input })
		const { body } = await now.get('/api/cart')
		const count = (id: string) =>
			body.items.find(({ productId }: Item) => productId === id)?.quantity ?? 0
		expect(body.items.every(({ problem }: Item) => problem === null)).toBe(true)
		expect([count(PANEL), count('small-kit'), count('test-kit')]).toEqual([4, 2, 2])
		expect((await now.post('/api/orders', order(null), once())).status).toBe(201)
	})
})
