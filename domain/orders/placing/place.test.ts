import { expect, it } from 'vitest'
import { once, order, product, shipping } from '../../../test/builders.ts'
import { stockOf } from '../../../test/stock.ts'
import { describeOnSqlite } from '../../../test/store.ts'

describeOnSqlite('placing an order', (open) => {
	it('keeps what was ordered, at what price, by whom', async () => {
		const { as } = await open()
		const buyer = await as('Buyer')
		const input = order({ 'solar-panel-250w': 2, 'solar-battery-5kwh': 1 })
		const placed = await buyer.post('/api/orders', input, once())
		expect(placed.status).toBe(201)
		expect(placed.headers.get('location')).toBe(`/api/orders/${placed.body.id}`)
		expect(placed.body).toMatchObject({
			id: expect.stringMatching(/^SB-\w{4}-\w{4}$/),
			status: 'pending',
			approved: false,
			buyer: 'Asha Kulkarni',
			items: [
				{ productId: 'solar-panel-250w', name: 'Solar Panel 250W', price: 6490, quantity: 2 },
				{ productId: 'solar-battery-5kwh', price: 94500, quantity: 1, lineTotal: 94500 },
			],
			total: 107480,
			tax: 618.1 + 14415.25,
			shipping: { ...shipping(), email: null },
			history: [{ action: 'place', status: 'pending', actor: 'Asha Kulkarni', role: 'Buyer' }],
			may: ['cancel'],
			trackingKey: expect.stringMatching(/^[\w-]{32}$/),
		})
		const { payment, ...kept } = placed.body
		expect(payment).toBeNull()
		expect((await buyer.get(`/api/orders/${kept.id}`)).body).toEqual(kept)
	})

	it('takes the stock, with a movement in the ledger', async () => {
		const { store, as, visitor } = await open()
		const placed = await visitor().post('/api/orders', order({ 'solar-panel-250w': 4 }), once())
		expect(await stockOf(store, 'solar-panel-250w')).toBe(60)
		expect((await visitor().get('/api/products/solar-panel-250w')).body.stock).toBe(60)
		const admin = await as('Admin')
		const { body } = await admin.get('/api/products/solar-panel-250w/stock-movements')
		const orderId = placed.body.id
		expect(body).toContainEqual(
			expect.objectContaining({ change: -4, balance: 60, reason: 'ordered', orderId }),
		)
	})

	it('sums two lines of one product before it looks at the stock', async () => {
		const { store, visitor } = await open()
		const line = { productId: 'solar-panel-250w', quantity: 40 }
		const twice = { shipping: shipping(), items: [line, line] }
		const { status, body } = await visitor().post('/api/orders', twice, once())
		expect(status).toBe(409)
		expect(body).toMatchObject({
			code: 'out_of_stock',
			detail: 'Only 64 of Solar Panel 250W left in stock.',
			productId: 'solar-panel-250w',
			name: 'Solar Panel 250W',
			available: 64,
		})
		const half = { ...line, quantity: 32 }
		const both = { shipping: shipping(), items: [half, half] }
		expect((await visitor().post('/api/orders', both, once())).status).toBe(201)
		expect(await stockOf(store, 'solar-panel-250w')).toBe(0)
	})

	it('is whole or not at all: one line too many takes nothing', async () => {
		const { store, as, visitor } = await open()
		const input = order({ 'solar-panel-250w': 1, 'solar-panel-500w': 1_000_000 })
		expect((await visitor().post('/api/orders', input, once())).status).toBe(409)
		expect(await stockOf(store, 'solar-panel-250w')).toBe(64)
		const admin = await as('Admin')
		expect((await admin.get('/api/orders')).body).toEqual([])
		expect((await admin.get('/api/notifications')).body).toEqual([])
	})

	it('refuses what is not sold, and what cannot be added up', async () => {
		const { as, visitor } = await open()
		const unknown = await visitor().post('/api/orders', order({ 'no-such': 1 }), once())
		expect(unknown.status).toBe(404)
		expect(unknown.body).toMatchObject({ code: 'not_found', productId: 'no-such' })
		await (await as('Admin')).post('/api/products', product({ price: 1e9, stock: 1e7 }))
		const huge = await visitor().post('/api/orders', order({ 'test-panel': 1e6 }), once())
		expect([huge.status, huge.body.code]).toEqual([422, 'invalid'])
	})

	it('keeps the price of its day', async () => {
		const { as, visitor } = await open()
		const guest = visitor()
		const { body } = await guest.post('/api/orders', order(), once())
		await (await as('Admin')).put('/api/products/solar-panel-250w', { price: 1, name: 'Other' })
		const later = await guest.get(`/api/orders/${body.id}?key=${body.trackingKey}`)
		expect(later.body).toMatchObject({ total: 12980, items: [{ name: 'Solar Panel 250W' }] })
	})

	it('tells installers and admins who ordered', async () => {
		const { visitor, people } = await open()
		const [installer, admin, buyer] = await people('Installer', 'Admin', 'Buyer')
		const placed = await visitor().post('/api/orders', order(), once())
		const received = {
			message: 'New order from Asha Kulkarni',
			orderId: placed.body.id,
			read: false,
		}
		const forInstaller = (await installer.get('/api/notifications')).body
		expect(forInstaller).toMatchObject([{ ...received, type: 'order', link: '/installer/orders' }])
		const forAdmin = (await admin.get('/api/notifications')).body
		expect(forAdmin).toMatchObject([
			{ ...received, type: 'info', link: `/admin/orders/${placed.body.id}` },
		])
		expect((await buyer.get('/api/notifications')).body).toEqual([])
	})
})

describeOnSqlite('the address of an order', (open) => {
	it.each([
		['fullName', 'Full name is required.'],
		['contactNumber', 'Contact number is required.'],
		['street', 'Street is required.'],
		['city', 'City is required.'],
		['zipCode', 'PIN or ZIP code is required.'],
		['country', 'Country is required.'],
	])('wants a %s', async (field, message) => {
		const visitor = (await open()).visitor()
		for (const blank of ['', '  ', undefined, null]) {
			const input = { ...order(), shipping: shipping({ [field]: blank }) }
			const { status, body } = await visitor.post('/api/orders', input, once())
			expect([status, body.errors]).toEqual([422, { [`shipping.${field}`]: message }])
		}
	})

	it('does without an email, but not with a wrong one', async () => {
		const visitor = (await open()).visitor()
		const send = (email: unknown) =>
			visitor.post('/api/orders', { ...order(), shipping: shipping({ email }) }, once())
		for (const none of ['', '  ', null, undefined])
			expect((await send(none)).body.shipping.email).toBeNull()
		expect((await send('Asha@Example.com')).body.shipping.email).toBe('asha@example.com')
		for (const wrong of ['asha', 5, 'a\u0000@b.c', `${'x'.repeat(300)}@b.c`])
			expect((await send(wrong)).body.errors).toEqual({
				'shipping.email': 'Invalid email format.',
			})
	})
})
