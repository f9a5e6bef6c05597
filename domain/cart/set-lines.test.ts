import fc from 'fast-check'
import { expect, it } from 'vitest'
import { kit } from '../../test/builders.ts'
import { INVERTER, PANEL } from '../../test/catalogues/sample-products.ts'
import { type Caller, describeOnAllEngines, describeOnSqlite } from '../../test/store.ts'

const OTHER = 'hybrid-inverter-5kw'

type Asked = [productId: string, quantity: number, was?: number]

const setAll = (caller: Caller, ...items: Asked[]) =>
	caller.patch('/api/cart/lines', {
		items: items.map(([productId, quantity, was]) => ({
			productId,
			quantity,
			...(was !== undefined && { was }),
		})),
	})
const lines = (body: { items: { productId: string; quantity: number }[] }) =>
	body.items.map(({ productId, quantity }) => `${quantity} ${productId}`).sort()
const pairOf = ({ productId, quantity }: { productId: string; quantity: number }) =>
	[productId, quantity] as const
const cartOf = async (caller: Caller) => lines((await caller.get('/api/cart')).body)

describeOnAllEngines('setting several lines at once', (open) => {
	it('puts one product in the place of another, and back', async () => {
		const visitor = (await open()).visitor()
		await setAll(visitor, [PANEL, 6], [INVERTER, 1])
		const swapped = await setAll(visitor, [OTHER, 1, 0], [INVERTER, 0, 1])
		expect([swapped.status, lines(swapped.body)]).toEqual([200, [`1 ${OTHER}`, `6 ${PANEL}`]])
		const back = await setAll(visitor, [OTHER, 0, 1], [INVERTER, 1, 0])
		expect(lines(back.body)).toEqual([`1 ${INVERTER}`, `6 ${PANEL}`])
	})

	it('changes nothing where one is short, not sold or unknown', async () => {
		const { as, visitor } = await open()
		const buyer = visitor()
		await setAll(buyer, [PANEL, 6], [INVERTER, 1])
		const short = await setAll(buyer, [PANEL, 2], [INVERTER, 0], [OTHER, 5000])
		expect([short.status, short.body.code, short.body.productId]).toEqual([
			409,
			'out_of_stock',
			OTHER,
		])
		expect(short.body.detail).toMatch(/^Only \d+ of Hybrid Inverter 5kW in stock\.$/)
		expect((await setAll(buyer, [INVERTER, 0], ['no-such-product', 1])).status).toBe(404)
		await (await as('Admin')).put(`/api/products/${OTHER}`, { archived: true })
		expect((await setAll(buyer, [INVERTER, 0], [OTHER, 1])).status).toBe(404)
		expect(await cartOf(buyer)).toEqual([`1 ${INVERTER}`, `6 ${PANEL}`])
	})

	it('lets a line have fewer even where that is still more than there are', async () => {
		const { as, visitor } = await open()
		const buyer = visitor()
		await setAll(buyer, [PANEL, 12])
		await (await as('Admin')).put(`/api/products/${PANEL}`, { stock: 3 })
		const { status, body } = await setAll(buyer, [PANEL, 6], [INVERTER, 1])
		expect([status, body.items[0].problem]).toEqual([200, 'Only 3 of Solar Panel 250W in stock.'])
		expect((await setAll(buyer, [PANEL, 7])).status).toBe(409)
	})

	it('gives what leaves to what comes, and takes nothing from the lines beside', async () => {
		const { as, visitor } = await open()
		const admin = await as('Admin')
		await admin.put(`/api/products/${PANEL}`, { stock: 12 })
		await admin.post('/api/products', kit({ [PANEL]: 6 }))
		const buyer = visitor()
		await setAll(buyer, [PANEL, 12])
		const beside = await setAll(buyer, ['test-kit', 1])
		expect([beside.status, beside.body.detail]).toEqual([
			409,
			'No Test Kit in stock beside the rest of your cart.',
		])
		expect(lines((await setAll(buyer, ['test-kit', 2], [PANEL, 0])).body)).toEqual(['2 test-kit'])
	})

	it('is the same twice as once, even at the same moment, and in a new cart', async () => {
		const { as } = await open()
		const buyer = await as('Buyer')
		const asked: Asked[] = [
			[PANEL, 6, 0],
			[INVERTER, 1, 0],
		]
		const answers = await Promise.all(Array.from({ length: 8 }, () => setAll(buyer, ...asked)))
		expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200))
		expect(await cartOf(buyer)).toEqual([`1 ${INVERTER}`, `6 ${PANEL}`])
	})

	it('does nothing to a cart that another tab has changed', async () => {
		const visitor = (await open()).visitor()
		await setAll(visitor, [INVERTER, 1])
		await setAll(visitor, [INVERTER, 2])
		const late = await setAll(visitor, [OTHER, 1, 0], [INVERTER, 0, 1])
		expect([late.status, late.body.code, late.body.detail]).toEqual([
			409,
			'conflict',
			'Your cart has changed meanwhile, so nothing was done.',
		])
		expect(await cartOf(visitor)).toEqual([`2 ${INVERTER}`])
	})

	it('is a removal that can be undone, and leaves the last one as it was when nothing goes', async () => {
		const visitor = (await open()).visitor()
		await setAll(visitor, [PANEL, 6], [INVERTER, 1])
		expect((await setAll(visitor, [INVERTER, 0])).body.canUndo).toBe(true)
		expect((await setAll(visitor, [INVERTER, 0])).body.canUndo).toBe(true)
		expect(lines((await visitor.post('/api/cart/undo')).body)).toEqual([
			`1 ${INVERTER}`,
			`6 ${PANEL}`,
		])
	})

	it('refuses one product named twice and a quantity below 0', async () => {
		const visitor = (await open()).visitor()
		const twice = await setAll(visitor, [PANEL, 1], [PANEL, 2])
		expect([twice.status, twice.body.errors]).toEqual([422, { items: 'Name each product once.' }])
		expect((await setAll(visitor, [PANEL, -1])).body.errors).toEqual({
			'items.0.quantity': 'Quantity must be at least 0.',
		})
	})

	it('counts a cart that is swapped whole as filled all the while', async () => {
		const { store, visitor } = await open()
		const buyer = visitor()
		await setAll(buyer, [INVERTER, 1])
		await setAll(buyer, [INVERTER, 0], [OTHER, 1])
		const sessions = await store.db.selectFrom('cart_sessions').select('outcome').execute()
		expect(sessions).toEqual([{ outcome: null }])
	})
})

describeOnSqlite('any lines set at once, of any cart', (open) => {
	it('are all as asked, or none is changed', async () => {
		const { as, visitor } = await open()
		const admin = await as('Admin')
		for (const id of [PANEL, INVERTER]) await admin.put(`/api/products/${id}`, { stock: 7 })
		await admin.post('/api/products', kit({ [PANEL]: 2, [INVERTER]: 1 }))
		const buyer = visitor()
		const asked = fc.uniqueArray(
			fc.record({
				productId: fc.oneof(
					{ weight: 20, arbitrary: fc.constantFrom(PANEL, INVERTER, OTHER, 'test-kit') },
					{ weight: 1, arbitrary: fc.constant('no-such-product') },
				),
				quantity: fc.oneof(fc.nat(3), fc.nat(3), fc.nat(9)),
				was: fc.oneof(
					{ weight: 8, arbitrary: fc.constant(undefined) },
					{ weight: 1, arbitrary: fc.nat(2) },
				),
			}),
			{ selector: ({ productId }) => productId, minLength: 1, maxLength: 4 },
		)
		let done = 0
		let refused = 0
		await fc.assert(
			fc.asyncProperty(asked, async (items) => {
				const before = (await buyer.get('/api/cart')).body
				const { status, body } = await buyer.patch('/api/cart/lines', { items })
				const after = (await buyer.get('/api/cart')).body
				if (status !== 200) {
					refused++
					expect([404, 409]).toContain(status)
					expect(lines(after)).toEqual(lines(before))
					return
				}
				done++
				expect(body.items).toEqual(after.items)
				const quantities = new Map<string, number>([
					...before.items.map(pairOf),
					...items.map(pairOf),
				])
				const wanted = [...quantities].filter(([, quantity]) => quantity > 0)
				expect(lines(after)).toEqual(wanted.map(([id, count]) => `${count} ${id}`).sort())
				for (const { problem } of after.items) expect(problem).toBeNull()
			}),
			{ numRuns: 150 },
		)
		expect(Math.min(done, refused)).toBeGreaterThan(10)
	}, 30_000)
})
