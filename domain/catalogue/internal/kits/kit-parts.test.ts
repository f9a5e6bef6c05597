import { expect, it } from 'vitest'
import { kit, kitSheet, product } from '../../../../test/builders.ts'
import { INVERTER, PANEL } from '../../../../test/catalogues/sample-products.ts'
import { stockOf } from '../../../../test/stock.ts'
import { type Caller, describeOnSqlite } from '../../../../test/store.ts'

const KIT = '/api/products/test-kit'
const FOLLOWS = 'The stock of a kit follows from its parts.'

const warnings = async (admin: Caller): Promise<{ message: string; link: string }[]> =>
	(await admin.get('/api/notifications')).body.filter(
		({ type }: { type: string }) => type === 'warning',
	)

describeOnSqlite('the stock of a kit', (open) => {
	it('is the least that its parts allow, wherever it is shown', async () => {
		const { store, as, visitor } = await open()
		const admin = await as('Admin')
		await admin.put(`/api/products/${PANEL}`, { stock: 64 })
		await admin.put(`/api/products/${INVERTER}`, { stock: 48 })
		const added = await admin.post('/api/products', kit({ [PANEL]: 6, [INVERTER]: 1 }))
		expect([added.status, added.body.stock]).toEqual([201, 10])
		expect(await stockOf(store, 'test-kit')).toBe(0)

		await admin.put(`/api/products/${PANEL}`, { stock: 11 })
		expect((await visitor().get(KIT)).body.stock).toBe(1)
		const listed = async (query: string) =>
			(await visitor().get(`/api/products?q=Test%20Kit&${query}`)).body.map(
				({ id, stock }: { id: string; stock: number }) => [id, stock],
			)
		expect(await listed('inStock=true')).toEqual([['test-kit', 1]])
		expect(await listed('maxStock=5&sort=stock')).toEqual([['test-kit', 1]])
		const file = await admin.get('/api/exports/products.csv')
		expect(String(file.body)).toContain('test-kit,Test Kit,Testa,Kits,410,9999.50,1,')

		await admin.put(`/api/products/${PANEL}`, { stock: 5 })
		expect(await listed('inStock=true')).toEqual([])
		const { body: facets } = await visitor().get('/api/product-facets?q=Test%20Kit')
		expect([facets.inStock, facets.total]).toEqual([0, 1])
	})

	it('is none while a part is archived or after it was deleted, and the admins are notified', async () => {
		const { as, visitor } = await open()
		const admin = await as('Admin')
		await admin.post('/api/products', product())
		await admin.post('/api/products', kit({ 'test-panel': 2 }))
		const stock = async () => (await visitor().get(KIT)).body.stock
		expect(await stock()).toBe(5)
		await admin.put('/api/products/test-panel', { archived: true })
		expect(await stock()).toBe(0)
		expect(await warnings(admin)).toMatchObject([
			{
				message: 'Out of stock, as Test Panel 410W was archived: Test Kit',
				link: '/admin/products/test-kit',
			},
		])
		await admin.put('/api/products/test-panel', { archived: false })
		expect(await stock()).toBe(5)
		expect((await admin.delete('/api/products/test-panel')).status).toBe(204)
		expect(await stock()).toBe(0)
		expect((await warnings(admin)).map(({ message }) => message)).toContain(
			'Out of stock, as Test Panel 410W was deleted: Test Kit',
		)
	})

	it('cannot be set, but what is read can be sent back', async () => {
		const { store, as } = await open()
		const admin = await as('Admin')
		const { body } = await admin.post('/api/products', kit({ [PANEL]: 2 }, { stock: 7 }))
		const refused = await admin.put(KIT, { stock: body.stock + 1, price: 5 })
		expect([refused.status, refused.body.errors]).toEqual([422, { stock: FOLLOWS }])
		expect((await admin.get(KIT)).body).toEqual(body)
		const expected = { stock: body.stock }
		const same = await admin.put(KIT, { stock: body.stock, price: 5, expected })
		expect([same.status, same.body.price, same.body.stock]).toEqual([200, 5, body.stock])
		expect(await stockOf(store, 'test-kit')).toBe(0)
	})

	it('leaves the ledger as a product becomes a kit, and begins anew as it is none any more', async () => {
		const { store, as } = await open()
		const admin = await as('Admin')
		await admin.post('/api/products', product())
		const path = '/api/products/test-panel'
		const whole = await admin.put(path, { sheet: kitSheet({ [PANEL]: 4 }) })
		expect([whole.status, whole.body.stock]).toEqual([200, 16])
		expect(await stockOf(store, 'test-panel')).toBe(0)
		const alone = await admin.put(path, { sheet: null, stock: 3 })
		expect([alone.status, alone.body.stock]).toEqual([200, 3])
		expect(await stockOf(store, 'test-panel')).toBe(3)
		await admin.put(path, { sheet: kitSheet({ [PANEL]: 4 }) })
		expect((await admin.put(path, { sheet: null })).body.stock).toBe(0)
		expect(await stockOf(store, 'test-panel')).toBe(0)
	})
})

describeOnSqlite('the parts of a kit', (open) => {
	it('are products that are there, no kits, and not the kit itself', async () => {
		const { as } = await open()
		const admin = await as('Admin')
		const parts = { 'no-such': 1, 'home-kit-3kw': 1, 'test-kit': 1, [PANEL]: 1 }
		const { status, body } = await admin.post('/api/products', kit(parts))
		expect([status, body.errors]).toEqual([
			422,
			{
				'sheet.parts.0.productId': 'There is no product with this id.',
				'sheet.parts.1.productId': 'This is a kit, and a kit cannot be a part of another.',
				'sheet.parts.2.productId': 'A kit cannot be a part of itself.',
			},
		])
		expect((await admin.get(KIT)).status).toBe(404)
		await admin.post('/api/products', kit({ [PANEL]: 1 }))
		const changed = await admin.put(KIT, { sheet: kitSheet({ 'no-such': 1 }) })
		expect([changed.status, Object.keys(changed.body.errors)]).toEqual([
			422,
			['sheet.parts.0.productId'],
		])
	})

	it('do not become kits themselves', async () => {
		const { as } = await open()
		const admin = await as('Admin')
		await admin.post('/api/products', product())
		await admin.post('/api/products', kit({ 'test-panel': 1 }))
		const sheet = kitSheet({ [PANEL]: 1 })
		const { status, body } = await admin.put('/api/products/test-panel', { sheet })
		expect([status, body.errors]).toEqual([
			422,
			{ sheet: 'Test Kit has this product as a part, and a kit cannot be a part of another.' },
		])
	})

	it('that are gone do not stand in the way of changing anything else', async () => {
		const { as } = await open()
		const admin = await as('Admin')
		await admin.post('/api/products', product())
		const { body } = await admin.post('/api/products', kit({ 'test-panel': 1 }))
		await admin.delete('/api/products/test-panel')
		const changed = await admin.put(KIT, { price: 7, sheet: body.sheet })
		expect([changed.status, changed.body.price]).toEqual([200, 7])
	})

	it('tell which kits they are in', async () => {
		const { as, visitor } = await open()
		const admin = await as('Admin')
		await admin.post('/api/products', product())
		await admin.post('/api/products', kit({ 'test-panel': 1 }))
		const { body } = await visitor().get('/api/products?part=test-panel')
		expect(body.map(({ id }: { id: string }) => id)).toEqual(['test-kit'])
		expect((await visitor().get('/api/products?part=no-such')).body).toEqual([])
	})

	it('want a stock of any product but a kit', async () => {
		const admin = await (await open()).as('Admin')
		const { status, body } = await admin.post('/api/products', product({ stock: undefined }))
		expect([status, body.errors]).toEqual([422, { stock: 'Stock is required' }])
		const both = await admin.post('/api/products', product({ stock: undefined, name: '' }))
		expect(both.body.errors).toEqual({ name: 'Name is required', stock: 'Stock is required' })
	})
})
