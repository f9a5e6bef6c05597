import { expect, it } from 'vitest'
import { INVERTER, PANEL } from '../../test/catalogues/sample-products.ts'
import { type Caller, describeOnAllEngines } from '../../test/store.ts'

const addAll = (caller: Caller, ...items: [productId: string, quantity: number][]) =>
	caller.post('/api/cart/lines', {
		items: items.map(([productId, quantity]) => ({ productId, quantity })),
	})
const lines = (body: { items: { productId: string; quantity: number }[] }) =>
	body.items.map(({ productId, quantity }) => `${quantity} ${productId}`)

describeOnAllEngines('adding several products at once', (open) => {
	it('makes one cart of them in the order given, and adds to what is there', async () => {
		const opened = await open()
		opened.store.now = () => 1_800_000_000_000
		const visitor = opened.visitor()
		const first = await addAll(visitor, [PANEL, 6], [INVERTER, 1])
		expect([first.status, first.body.notice]).toEqual([200, null])
		expect(lines(first.body)).toEqual([`6 ${PANEL}`, `1 ${INVERTER}`])
		const { body } = await addAll(visitor, [PANEL, 2])
		expect(lines(body)).toEqual([`8 ${PANEL}`, `1 ${INVERTER}`])
	})

	it('says what is short and leaves out what is sold out', async () => {
		const { as, visitor } = await open()
		await (await as('Admin')).put(`/api/products/${INVERTER}`, { stock: 0 })
		const { body } = await addAll(visitor(), [PANEL, 100], [INVERTER, 1])
		expect(lines(body)).toEqual([`64 ${PANEL}`])
		expect(body.notice).toBe(
			'Only 64 of Solar Panel 250W in stock. Solar Inverter 3kW is out of stock.',
		)
	})

	it('adds nothing at all where one is unknown', async () => {
		const visitor = (await open()).visitor()
		const { status } = await addAll(visitor, [PANEL, 1], ['no-such-product', 1])
		expect(status).toBe(404)
		expect((await visitor.get('/api/cart')).body.items).toEqual([])
	})
})
