import { expect, it } from 'vitest'
import { product } from '../../test/builders.ts'
import { describeOnAllEngines } from '../../test/store.ts'

const item = (productId: string, quantity?: number) => ({ productId, quantity })
const lines = (body: { items: { productId: string; quantity: number }[] }) =>
	body.items.map(({ productId, quantity }) => [productId, quantity])

const EMPTY = {
	items: [],
	systems: [],
	count: 0,
	total: 0,
	notice: null,
	hasOtherParts: false,
	canUndo: false,
}

describeOnAllEngines('the cart', (open, itOnSqlite) => {
	itOnSqlite('starts empty', async () => {
		const { body } = await (await open()).visitor().get('/api/cart')
		expect(body).toEqual(EMPTY)
	})

	itOnSqlite('appends a product, one piece unless said', async () => {
		const visitor = (await open()).visitor()
		const added = await visitor.post('/api/cart/items', item('solar-panel-500w'))
		expect(added.status).toBe(200)
		expect(added.body.items[0]).toMatchObject({
			name: 'Solar Panel 500W',
			category: 'Panels',
			image: '/pictures/solar-panel-500w.webp',
			price: 11750,
			quantity: 1,
			lineTotal: 11750,
			problem: null,
		})
		await visitor.post('/api/cart/items', item('solar-panel-250w', 2))
		const { body } = await visitor.get('/api/cart')
		expect(lines(body)).toEqual([
			['solar-panel-500w', 1],
			['solar-panel-250w', 2],
		])
		expect(body).toMatchObject({ count: 3, total: 11750 + 2 * 6490 })
	})

	itOnSqlite('adds to a line that is already there', async () => {
		const visitor = (await open()).visitor()
		await visitor.post('/api/cart/items', item('solar-panel-250w', 2))
		const { body } = await visitor.post('/api/cart/items', item('solar-panel-250w'))
		expect(lines(body)).toEqual([['solar-panel-250w', 3]])
	})

	it('adds all of ten additions made at once', async () => {
		const visitor = (await open()).visitor()
		await visitor.post('/api/cart/items', item('solar-panel-250w'))
		await Promise.all(
			Array.from({ length: 10 }, () =>
				visitor.post('/api/cart/items', item('solar-panel-250w', 2)),
			),
		)
		expect(lines((await visitor.get('/api/cart')).body)).toEqual([['solar-panel-250w', 21]])
	})

	itOnSqlite.each([0, -1, -1000])('takes a quantity of %d for 1', async (quantity) => {
		const visitor = (await open()).visitor()
		await visitor.post('/api/cart/items', item('solar-panel-250w', 5))
		const { body } = await visitor.put('/api/cart/items/solar-panel-250w', { quantity })
		expect(lines(body)).toEqual([['solar-panel-250w', 1]])
	})

	itOnSqlite('sets a quantity', async () => {
		const visitor = (await open()).visitor()
		await visitor.post('/api/cart/items', item('solar-panel-250w', 5))
		const { body } = await visitor.put('/api/cart/items/solar-panel-250w', { quantity: 3 })
		expect(lines(body)).toEqual([['solar-panel-250w', 3]])
		expect(body.notice).toBeNull()
	})

	itOnSqlite('caps a line at the stock and says so', async () => {
		const visitor = (await open()).visitor()
		const notice = 'Only 64 of Solar Panel 250W in stock.'
		const more = await visitor.post('/api/cart/items', item('solar-panel-250w', 70))
		expect([lines(more.body), more.body.notice]).toEqual([[['solar-panel-250w', 64]], notice])
		const most = await visitor.put('/api/cart/items/solar-panel-250w', {
			quantity: Number.MAX_SAFE_INTEGER,
		})
		expect([lines(most.body), most.body.notice]).toEqual([[['solar-panel-250w', 64]], notice])
	})

	itOnSqlite('refuses what is out of stock and what there is not', async () => {
		const { as, visitor } = await open()
		await (await as('Admin')).put('/api/products/solar-panel-250w', { stock: 0 })
		const none = await visitor().post('/api/cart/items', item('solar-panel-250w'))
		expect(none.status).toBe(409)
		expect(none.body).toMatchObject({
			code: 'out_of_stock',
			detail: 'Solar Panel 250W is out of stock.',
			productId: 'solar-panel-250w',
			available: 0,
		})
		expect((await visitor().post('/api/cart/items', item('no-such'))).status).toBe(404)
		expect((await visitor().put('/api/cart/items/no-such', { quantity: 1 })).status).toBe(404)
		expect((await visitor().delete('/api/cart/items/no-such')).status).toBe(404)
	})

	itOnSqlite('shows today’s price and says when the stock has shrunk below a line', async () => {
		const { as, visitor } = await open()
		const buyer = visitor()
		await buyer.post('/api/cart/items', item('solar-panel-250w', 5))
		await (await as('Admin')).put('/api/products/solar-panel-250w', { price: 100.5, stock: 2 })
		const { body } = await buyer.get('/api/cart')
		expect(body.total).toBe(502.5)
		expect(body.items[0].problem).toBe('Only 2 of Solar Panel 250W in stock.')
	})

	itOnSqlite('belongs to the visitor who filled it', async () => {
		const { visitor } = await open()
		const [one, other] = [visitor(), visitor()]
		await one.post('/api/cart/items', item('solar-panel-250w'))
		expect((await other.get('/api/cart')).body).toEqual(EMPTY)
		for (const forged of ['x'.repeat(32), '../../../..', "' or 1=1 --", '']) {
			other.cookies.set('solbazaar.cart', encodeURIComponent(forged))
			expect((await other.get('/api/cart')).body).toEqual(EMPTY)
		}
	})

	itOnSqlite('refuses what would cost more than can be added up, and stays as it was', async () => {
		const { as } = await open()
		const admin = await as('Admin')
		await admin.post('/api/products', product({ price: 1e9, stock: 1e7 }))
		await admin.post('/api/cart/items', item('test-panel', 1))
		const { status, body } = await admin.post('/api/cart/items', item('test-panel', 1e7))
		expect([status, body.code]).toEqual([422, 'invalid'])
		expect(lines((await admin.get('/api/cart')).body)).toEqual([['test-panel', 1]])
	})
})
