import { expect, it } from 'vitest'
import { once, order, product } from '../../../test/builders.ts'
import { describeOnSqlite } from '../../../test/store.ts'

const PATH = '/api/products/solar-panel-250w'
const ids = (body: { id: string }[]) => body.map(({ id }) => id)

describeOnSqlite('an archived product', (open) => {
	it('is out of the shop, and back as it was when it is restored', async () => {
		const { store, as, visitor } = await open()
		const admin = await as('Admin')
		const before = (await visitor().get('/api/products?limit=500')).body
		const facets = (await visitor().get('/api/product-facets')).body
		const archived = await admin.put(PATH, { archived: true })
		expect([archived.status, archived.body.archived]).toEqual([200, true])
		for (const caller of [visitor(), await as('Buyer'), await as('Installer')]) {
			expect((await caller.get(PATH)).status).toBe(404)
			const list = await caller.get('/api/products?limit=500')
			expect(ids(list.body)).not.toContain('solar-panel-250w')
			expect(list.headers.get('x-total-count')).toBe(String(before.length - 1))
			expect(ids((await caller.get('/api/products?q=250W')).body)).not.toContain('solar-panel-250w')
			expect((await caller.get('/api/product-facets')).body.total).toBe(facets.total - 1)
		}
		expect(store.catalogue.products.map(({ id }) => id)).not.toContain('solar-panel-250w')
		expect((await admin.get(PATH)).body.archived).toBe(true)
		expect((await visitor().get(PATH)).status).toBe(404)
		await admin.put(PATH, { archived: false })
		expect((await visitor().get('/api/products?limit=500')).body).toEqual(before)
	})

	it('is listed for admins who ask, and for nobody else', async () => {
		const { as, visitor } = await open()
		const admin = await as('Admin')
		await admin.put(PATH, { archived: true })
		const listed = async (archived: string) =>
			ids((await admin.get(`/api/products?limit=500&archived=${archived}`)).body)
		expect(await listed('true')).toEqual(['solar-panel-250w'])
		expect(await listed('false')).not.toContain('solar-panel-250w')
		expect(await listed('all')).toHaveLength((await listed('false')).length + 1)
		for (const archived of ['true', 'false', 'all']) {
			const path = `/api/products?archived=${archived}&limit=500`
			expect((await visitor().get(path)).status).toBe(401)
			expect((await (await as('Buyer')).get(path)).status).toBe(403)
			expect((await (await as('Installer')).get(path)).status).toBe(403)
		}
		expect((await admin.get('/api/products?archived=maybe')).status).toBe(422)
	})

	it('stays in a cart, where it says so, and cannot be ordered', async () => {
		const { as, visitor } = await open()
		const admin = await as('Admin')
		const guest = visitor()
		await guest.post('/api/cart/items', { productId: 'solar-panel-250w', quantity: 2 })
		await admin.put(PATH, { archived: true })
		const [line] = (await guest.get('/api/cart')).body.items
		expect(line).toMatchObject({ stock: 0, problem: 'Solar Panel 250W is no longer sold.' })
		for (const body of [order(null), order({ 'solar-panel-250w': 1 })]) {
			const placed = await guest.post('/api/orders', body, once())
			expect([placed.status, placed.body.detail]).toEqual([
				404,
				'A product of this order is no longer sold.',
			])
		}
		const more = await visitor().post('/api/cart/items', { productId: 'solar-panel-250w' })
		expect(more.status).toBe(404)
		await admin.put(PATH, { archived: false })
		expect((await guest.get('/api/cart')).body.items[0].problem).toBeNull()
		await admin.put(PATH, { archived: true })
		const emptied = await guest.delete('/api/cart/items/solar-panel-250w')
		expect(emptied.body.items).toEqual([])
	})
})

describeOnSqlite('the admin’s list of products', (open) => {
	it('is narrowed by stock, source and part of a name or id', async () => {
		const { as } = await open()
		const admin = await as('Admin')
		await admin.post('/api/products', product({ stock: 2 }))
		const listed = async (query: string) => ids((await admin.get(`/api/products?${query}`)).body)
		expect(await listed('source=dynamic')).toEqual(['test-panel'])
		expect(await listed('named=EST-PAN')).toEqual(['test-panel'])
		expect(await listed('named=t Panel 41')).toEqual(['test-panel'])
		await admin.put(PATH, { stock: 0 })
		expect(await listed('maxStock=3&sort=stock&named=Panel')).toEqual([
			'solar-panel-250w',
			'test-panel',
			'dcr-poly-panel-330w',
		])
	})
})
