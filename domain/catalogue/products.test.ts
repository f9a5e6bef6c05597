import { expect, it } from 'vitest'
import { BARE, once, order, product } from '../../test/builders.ts'
import { stockOf } from '../../test/stock.ts'
import { describeOnAllEngines, describeOnSqlite } from '../../test/store.ts'

const ID_OF_DELETED =
	'This ID belonged to a product that was deleted; orders and the stock ledger may still name it. Please use a unique ID.'
const NO_CATEGORY =
	'There is no such category. Choose one of Panels, Batteries, Inverters, Generators, Kits, Accessories'
const ID_TAKEN = 'Product ID already exists. Please use a unique ID.'

describeOnAllEngines('a product', (open, itOnSqlite) => {
	itOnSqlite('is added by an admin, with its opening stock in the ledger', async () => {
		const { store, as, visitor } = await open()
		const added = await (await as('Admin')).post('/api/products', product())
		expect(added.status).toBe(201)
		expect(added.headers.get('location')).toBe('/api/products/test-panel')
		expect(added.body).toEqual({ ...product(), ...BARE })
		expect((await visitor().get('/api/products/test-panel')).body).toEqual(added.body)
		expect((await visitor().get('/api/products?q=test panel')).body).toEqual([added.body])
		expect(await stockOf(store, 'test-panel')).toBe(10)
	})

	itOnSqlite('has the store’s own brand and no wattage unless said', async () => {
		const { brand: _brand, wattage: _wattage, ...bare } = product()
		const { body } = await (await (await open()).as('Admin')).post('/api/products', bare)
		expect(body).toMatchObject({ brand: 'Solbazaar', wattage: 0 })
	})

	itOnSqlite('costs a paisa at the least', async () => {
		const admin = await (await open()).as('Admin')
		const { body } = await admin.post('/api/products', product({ price: 0.01 }))
		expect(body.price).toBe(0.01)
	})

	it('has an id of its own, for ever', async () => {
		const admin = await (await open()).as('Admin')
		for (const id of ['solar-panel-250w', 'test-panel'])
			await admin.post('/api/products', product({ id }))
		await admin.delete('/api/products/test-panel')
		for (const [id, detail] of [
			['solar-panel-250w', ID_TAKEN],
			['test-panel', ID_OF_DELETED],
		]) {
			const { status, body } = await admin.post('/api/products', product({ id }))
			expect(status).toBe(409)
			expect(body).toMatchObject({ code: 'id_taken', detail, errors: { id: detail } })
		}
	})

	itOnSqlite('is changed in the fields given, the others staying', async () => {
		const admin = await (await open()).as('Admin')
		const before = (await admin.get('/api/products/solar-panel-250w')).body
		const change = { price: 5999.99, name: 'Renamed' }
		const { status, body } = await admin.put('/api/products/solar-panel-250w', change)
		expect(status).toBe(200)
		expect(body).toEqual({ ...before, ...change })
		expect((await admin.get('/api/products?q=renamed')).body).toEqual([body])
		const whole = await admin.put('/api/products/solar-panel-250w', { ...body, stock: 7 })
		expect(whole.body).toEqual({ ...body, stock: 7 })
	})

	itOnSqlite('has its changes of stock in the ledger, down to none', async () => {
		const { store, as } = await open()
		const admin = await as('Admin')
		for (const stock of [0, 12, 12]) {
			const { body } = await admin.put('/api/products/solar-panel-250w', { stock })
			expect(body.stock).toBe(stock)
			expect(await stockOf(store, 'solar-panel-250w')).toBe(stock)
		}
		const { body } = await admin.get('/api/products/solar-panel-250w/stock-movements')
		const changes = body.map(({ change }: { change: number }) => change)
		expect(changes.sort((a: number, b: number) => a - b)).toEqual([-64, 12, 64])
		const page = await admin.get('/api/products/solar-panel-250w/stock-movements?limit=2')
		expect(page.body).toHaveLength(2)
	})

	itOnSqlite.each([-1, 1.5, 'abc', 1e9])('never has a stock of %j', async (stock) => {
		const { store, as } = await open()
		const admin = await as('Admin')
		expect((await admin.put('/api/products/solar-panel-250w', { stock })).status).toBe(422)
		expect(await stockOf(store, 'solar-panel-250w')).toBe(64)
	})

	itOnSqlite('is deleted only if it was added; carts lose it, orders keep it', async () => {
		const { as, visitor } = await open()
		const admin = await as('Admin')
		await admin.post('/api/products', product())
		const guest = visitor()
		await guest.post('/api/cart/items', { productId: 'test-panel' })
		const placed = await guest.post('/api/orders', order({ 'test-panel': 1 }), once())
		expect((await admin.delete('/api/products/test-panel')).status).toBe(204)
		expect((await admin.delete('/api/products/test-panel')).status).toBe(404)
		expect((await guest.get('/api/products/test-panel')).status).toBe(404)
		const { body: found } = await guest.get('/api/products?q=Test Panel 410W')
		expect(found.map(({ name }: { name: string }) => name)).not.toContain('Test Panel 410W')
		expect((await guest.get('/api/cart')).body.items).toEqual([])
		const kept = await guest.get(`/api/orders/${placed.body.id}?key=${placed.body.trackingKey}`)
		expect(kept.body.items).toMatchObject([{ name: 'Test Panel 410W', price: 9999.5, image: null }])
		const cancelled = await admin.post(`/api/orders/${placed.body.id}/cancel`)
		expect(cancelled.body.status).toBe('cancelled')
		const builtIn = await admin.delete('/api/products/solar-panel-250w')
		expect([builtIn.status, builtIn.body.code]).toEqual([403, 'forbidden'])
	})

	itOnSqlite('may have watts with decimals', async () => {
		const { as, visitor } = await open()
		const admin = await as('Admin')
		const added = await admin.post('/api/products', product({ wattage: 410.5 }))
		expect([added.status, added.body.wattage]).toEqual([201, 410.5])
		const changed = await admin.put('/api/products/test-panel', { wattage: 0.125 })
		expect([changed.status, changed.body.wattage]).toEqual([200, 0.125])
		expect((await visitor().get('/api/products/solar-panel-250w')).body.wattage).toBe(250)
	})

	itOnSqlite('is managed by admins alone', async () => {
		const { as, visitor } = await open()
		const callers = [visitor(), await as('Buyer'), await as('Installer')]
		const statuses = await Promise.all(
			callers.map(async (caller) => [
				(await caller.post('/api/products', product())).status,
				(await caller.put('/api/products/solar-panel-250w', { stock: 1 })).status,
				(await caller.delete('/api/products/solar-panel-250w')).status,
				(await caller.get('/api/products/solar-panel-250w/stock-movements')).status,
			]),
		)
		expect(statuses).toEqual([401, 403, 403].map((status) => Array(4).fill(status)))
		expect((await visitor().get('/api/products/solar-panel-250w')).body.stock).toBe(64)
	})

	itOnSqlite('that there is not is not found', async () => {
		const admin = await (await open()).as('Admin')
		for (const answer of [
			await admin.get('/api/products/no-such'),
			await admin.put('/api/products/no-such', { stock: 1 }),
			await admin.delete('/api/products/no-such'),
			await admin.get('/api/products/no-such/stock-movements'),
		])
			expect([answer.status, answer.body.code]).toEqual([404, 'not_found'])
	})
})

describeOnSqlite('a product that is not right', (open) => {
	it.each([
		['id', ['', ' ', null, undefined], 'Id is required'],
		['name', ['', ' ', null, undefined], 'Name is required'],
		['brand', ['', ' ', null], 'Brand is required'],
		['category', ['', null, undefined], 'Category is required'],
		['category', ['Windmills', 7, 'panels'], NO_CATEGORY],
		['description', ['', ' ', null, undefined], 'Description is required'],
		['image', ['', ' ', null, undefined], 'Image is required'],
		['price', ['', null, undefined], 'Price is required'],
		['price', [0, -1, 'abc', '9', []], 'Price must be a positive number'],
		['price', [9.999, 0.001], 'Price must have at most two decimals'],
		['stock', ['', null, undefined], 'Stock is required'],
		['stock', [0, -1, 'abc', {}], 'Stock must be a positive number'],
		['stock', [1.5], 'Stock must be a whole number'],
		['wattage', [-1, 'abc'], 'Wattage must be 0 or more'],
		['wattage', [null], 'Wattage is required'],
		['wattage', [0.0001], 'Wattage must have at most three decimals'],
		[
			'image',
			['javascript:alert(1)', '//evil.example/x.png', 'x.png'],
			/^Image must be an address/,
		],
		['id', ['a/b', '../x', 'a b', '-x', 'ä'], /^Id may hold letters/],
	])('is not added with a %s of %j', async (field, values, message) => {
		const { as, visitor } = await open()
		const admin = await as('Admin')
		for (const value of values) {
			const { status, body } = await admin.post('/api/products', product({ [field]: value }))
			expect(status, String(value)).toBe(422)
			expect(Object.keys(body.errors)).toEqual([field])
			expect(body.errors[field], String(value)).toMatch(message)
		}
		expect((await visitor().get('/api/products/test-panel')).status).toBe(404)
	})
})
