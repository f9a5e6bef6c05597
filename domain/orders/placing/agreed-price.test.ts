import fc from 'fast-check'
import { expect, it } from 'vitest'
import { installed, kit, once, order, product } from '../../../test/builders.ts'
import { stockOf } from '../../../test/stock.ts'
import { describeOnSqlite } from '../../../test/store.ts'

const PANEL = 'solar-panel-250w'
const PRICE = 6490

const agreed = (total: unknown, products: Record<string, number> | null = { [PANEL]: 2 }) => ({
	...order(products),
	expectedTotal: total,
})
const seen = (quantity: number, unitPrice = PRICE, productId = PANEL) => ({
	productId,
	quantity,
	unitPrice,
})

describeOnSqlite('an order whose buyer says the total they saw', (open) => {
	it('is placed at that total', async () => {
		const { visitor } = await open()
		const { status, body } = await visitor().post('/api/orders', agreed(2 * PRICE), once())
		expect([status, body.total]).toEqual([201, 2 * PRICE])
	})

	it('never costs another: a cart of ₹100 is not charged ₹90,000', async () => {
		const { store, people } = await open()
		const [admin, buyer] = await people('Admin', 'Buyer')
		await admin.post('/api/products', product({ price: 100 }))
		await buyer.post('/api/cart/items', { productId: 'test-panel', quantity: 1 })
		expect((await buyer.get('/api/cart')).body.total).toBe(100)
		await admin.put('/api/products/test-panel', { price: 90_000 })
		const input = { ...agreed(100, null), expectedLines: [seen(1, 100, 'test-panel')] }
		const { status, body } = await buyer.post('/api/orders', input, once('a key'))
		expect(status).toBe(409)
		expect(body).toMatchObject({
			code: 'price_changed',
			detail:
				'The total is ₹90,000.00 now, not ₹100.00. Nothing was ordered. Check the new total and send the order again.',
			expected: 100,
			actual: 90_000,
			lines: [
				{
					productId: 'test-panel',
					name: 'Test Panel 410W',
					quantity: 1,
					unitPrice: 90_000,
					before: 100,
					quantityBefore: 1,
				},
			],
		})
		expect(await stockOf(store, 'test-panel')).toBe(10)
		expect((await buyer.get('/api/orders')).body).toEqual([])
		expect((await buyer.get('/api/cart')).body).toMatchObject({ count: 1, total: 90_000 })
		const again = await buyer.post('/api/orders', agreed(90_000, null), once('a key'))
		expect([again.status, again.body.total]).toEqual([201, 90_000])
	})

	it('is not placed for less either', async () => {
		const { visitor } = await open()
		const { status, body } = await visitor().post('/api/orders', agreed(2 * PRICE + 0.01), once())
		expect([status, body.code, body.actual]).toEqual([409, 'price_changed', 2 * PRICE])
		expect(body.lines).toMatchObject([{ unitPrice: PRICE, before: null, quantityBefore: null }])
	})

	it('says which lines have come and gone since', async () => {
		const { as, visitor } = await open()
		await (await as('Admin')).post('/api/products', product({ price: PRICE }))
		const input = { ...agreed(PRICE, { 'test-panel': 1 }), expectedLines: [seen(1)] }
		const { status, body } = await visitor().post('/api/orders', input, once())
		expect([status, body.code]).toEqual([409, 'price_changed'])
		expect(body.detail).toMatch(/^The lines of this order have changed\./)
		expect(body.lines).toMatchObject([
			{ productId: 'test-panel', quantity: 1, unitPrice: PRICE, before: null, quantityBefore: 0 },
			{ productId: PANEL, name: 'Solar Panel 250W', quantity: 0, quantityBefore: 1 },
		])
	})

	it('is the same order when sent again, even if prices have moved since', async () => {
		const { as, visitor } = await open()
		const guest = visitor()
		const first = await guest.post('/api/orders', agreed(2 * PRICE), once('a key'))
		await (await as('Admin')).put(`/api/products/${PANEL}`, { price: 1 })
		const again = await guest.post('/api/orders', agreed(2 * PRICE), once('a key'))
		expect([again.status, again.body]).toEqual([201, first.body])
		const other = await guest.post('/api/orders', agreed(2), once('a key'))
		expect([other.status, other.body.code]).toEqual([422, 'key_reused'])
	})

	it('costs what its buyer saw also while the price keeps changing', async () => {
		const { as, visitor } = await open()
		const admin = await as('Admin')
		await admin.put(`/api/products/${PANEL}`, { stock: 1000, price: 101 })
		const answers = await Promise.all(
			Array.from({ length: 40 }, (_, n) => {
				const price = 100 + (n % 3)
				return n % 4 === 0
					? admin.put(`/api/products/${PANEL}`, { price }).then(() => null)
					: visitor().post('/api/orders', agreed(2 * price), once())
			}),
		)
		const orders = answers.flatMap((each, n) =>
			each ? [{ ...each, saw: 2 * (100 + (n % 3)) }] : [],
		)
		for (const { status, body, saw } of orders)
			if (status === 201) expect(body).toMatchObject({ total: saw, items: [{ price: saw / 2 }] })
			else expect(body).toMatchObject({ code: 'price_changed', expected: saw })
		expect(orders.some(({ status }) => status === 201)).toBe(true)
	})
})

describeOnSqlite('the total that a buyer saw', (open) => {
	it('holds whatever the prices, quantities and kits: another paisa is refused', async () => {
		const { people } = await open()
		const [admin, buyer] = await people('Admin', 'Buyer')
		await admin.post('/api/products', product({ id: 'part', stock: 1_000_000 }))
		await admin.post('/api/products', kit({ part: 2 }, { price: 1 }))
		const paise = fc.integer({ min: 1, max: 10_000_000 })
		const pieces = fc.integer({ min: 1, max: 9 })
		await fc.assert(
			fc.asyncProperty(
				paise,
				paise,
				pieces,
				pieces,
				fc.integer({ min: -2, max: 2 }),
				async (part, whole, parts, kits, off) => {
					await admin.put('/api/products/part', { price: part / 100 })
					await admin.put('/api/products/test-kit', { price: whole / 100 })
					const total = part * parts + whole * kits
					const input = agreed(Math.max(0, total + off) / 100, { part: parts, 'test-kit': kits })
					const { status, body } = await buyer.post('/api/orders', input, once())
					expect(status).toBe(off === 0 ? 201 : 409)
					expect(body[off === 0 ? 'total' : 'actual']).toBe(total / 100)
				},
			),
			{ numRuns: 30 },
		)
	})

	it.each([['12980'], [-1], [12980.001], [1e300], [null]])(
		'is an amount, not %s',
		async (total) => {
			const { status, body } = await (await open())
				.visitor()
				.post('/api/orders', agreed(total), once())
			expect([status, body.errors]).toEqual([
				422,
				{ expectedTotal: 'Give rupees with at most two decimals.' },
			])
		},
	)

	it('is asked for in a live store, and optional in a demo', async () => {
		const { visitor, store } = await open({ mode: 'live', sampleData: true })
		const send = async (more: object) => {
			const { status, body } = await visitor().post('/api/orders', { ...order(), ...more }, once())
			return [status, Object.keys(body.errors ?? {}).sort()]
		}
		expect(await send({})).toEqual([422, ['expectedTotal', 'fulfilment']])
		expect(await send({ expectedTotal: 2 * PRICE })).toEqual([422, ['fulfilment']])
		expect(await send({ fulfilment: 'installation' })).toEqual([422, ['expectedTotal']])
		expect(await store.db.selectFrom('orders').select('id').execute()).toEqual([])
		expect(await send(installed({ [PANEL]: 2 }, 2 * PRICE, 500))).toEqual([201, []])
		expect((await (await open()).visitor().post('/api/orders', order(), once())).status).toBe(201)
	})
})
