import { parse } from 'csv-parse/sync'
import { expect, it } from 'vitest'
import { contact, kit, kitSheet, once, order, product, shipping } from '../../../test/builders.ts'
import { BATTERY, INVERTER, PANEL } from '../../../test/catalogues/sample-products.ts'
import { stockOf } from '../../../test/stock.ts'
import {
	type Caller,
	describeOnAllEngines,
	describeOnSqlite,
	type TestStore,
} from '../../../test/store.ts'
import type { Order } from '../schema.ts'

const PANELS = 'Solar Panel 250W'

/** A store with a kit of six panels and an inverter, and another of two panels and a battery. */
async function withKits({ as }: TestStore, stock: Record<string, number> = {}) {
	const admin = await as('Admin')
	for (const [id, pieces] of Object.entries({ [PANEL]: 60, [INVERTER]: 10, ...stock }))
		await admin.put(`/api/products/${id}`, { stock: pieces })
	await admin.post('/api/products', kit({ [PANEL]: 6, [INVERTER]: 1 }))
	await admin.post(
		'/api/products',
		kit({ [PANEL]: 2, [BATTERY]: 1 }, { id: 'small-kit', name: 'Small Kit' }),
	)
	return admin
}

const place = (caller: Caller, products: Record<string, number>) =>
	caller.post('/api/orders', order(products), once())
const cancel = (caller: Caller, { id, trackingKey }: Order) =>
	caller.post(`/api/orders/${id}/cancel?key=${trackingKey}`, contact)
const stocks = (caller: Caller, ...ids: string[]) =>
	Promise.all(ids.map(async (id) => (await caller.get(`/api/products/${id}`)).body.stock))

describeOnAllEngines('an order with kits', (open, itOnSqlite) => {
	itOnSqlite(
		'takes all of their parts, each a row of the ledger, and none of their own',
		async () => {
			const opened = await open()
			const { store, visitor } = opened
			const admin = await withKits(opened)
			const before = await stockOf(store, BATTERY)
			const wanted = { 'test-kit': 2, [PANEL]: 5, 'small-kit': 1 }
			const { status, body } = await place(visitor(), wanted)
			expect(status).toBe(201)
			expect(body.items.map(({ parts }: Order['items'][0]) => parts)).toEqual([
				[
					{ productId: PANEL, name: PANELS, quantity: 6 },
					{ productId: INVERTER, name: 'Solar Inverter 3kW', quantity: 1 },
				],
				[],
				[
					{ productId: PANEL, name: PANELS, quantity: 2 },
					{ productId: BATTERY, name: 'Solar Battery 5kWh', quantity: 1 },
				],
			])
			expect(await stockOf(store, PANEL)).toBe(60 - 12 - 5 - 2)
			expect(await stockOf(store, INVERTER)).toBe(8)
			expect(await stockOf(store, BATTERY)).toBe(before - 1)
			expect(await stockOf(store, 'test-kit')).toBe(0)
			expect(await stocks(visitor(), 'test-kit')).toEqual([6])
			const { body: ledger } = await admin.get(`/api/products/${PANEL}/stock-movements?limit=1`)
			expect(ledger).toMatchObject([{ change: -19, reason: 'ordered', orderId: body.id }])
			expect((await admin.get('/api/products/test-kit/stock-movements')).body).toEqual([])
		},
	)

	itOnSqlite('is a row of the export whose last cell has all of their parts', async () => {
		const opened = await open()
		const admin = await withKits(opened)
		const danger = '=HYPERLINK("http://example.com"); 1'
		await admin.post('/api/products', product({ id: 'danger', name: danger }))
		const more = { id: 'danger-kit', name: 'Danger Kit' }
		await admin.post('/api/products', kit({ danger: 2 }, more))
		const placed = [
			await place(opened.visitor(), { 'test-kit': 2, [PANEL]: 5, 'small-kit': 1 }),
			await place(opened.visitor(), { [PANEL]: 1 }),
			await place(opened.visitor(), { 'danger-kit': 3 }),
		]
		const file: string = (await admin.get('/api/exports/orders.csv')).body
		const rows: string[][] = parse(file, { bom: true })
		expect(rows[0]?.at(-1)).toBe('parts of kits')
		const cells = placed.map(({ body }) => rows.find(([id]) => id === body.id)?.at(-1))
		expect(cells).toEqual([
			`14 × ${PANELS}; 2 × Solar Inverter 3kW; 1 × Solar Battery 5kWh`,
			'',
			`6 × ${danger}`,
		])
		expect(file).toContain(`"6 × ${danger.replaceAll('"', '""')}"`)
		// Nothing that a spreadsheet takes for a formula; a telephone number is none.
		const isFormula = /^(?:[=@\t\r-]|\+(?!\d[\d ]+$))/
		for (const row of rows) for (const cell of row) expect(cell).not.toMatch(isFormula)
	})

	itOnSqlite('is whole or not at all, and names what there is too little of', async () => {
		const opened = await open()
		const { store, visitor } = opened
		await withKits(opened, { [PANEL]: 14, [INVERTER]: 5 })
		const refusal = async (products: Record<string, number>) => {
			const { status, body } = await place(visitor(), products)
			expect([status, body.code]).toEqual([409, 'out_of_stock'])
			expect([await stockOf(store, PANEL), await stockOf(store, INVERTER)]).toEqual([14, 5])
			return [body.productId, body.available, body.detail]
		}
		expect(await refusal({ 'test-kit': 3 })).toEqual([
			'test-kit',
			2,
			'Only 2 of Test Kit left in stock.',
		])
		expect(await refusal({ 'test-kit': 2, [PANEL]: 3 })).toEqual([
			PANEL,
			2,
			`Only 2 of ${PANELS} left in stock beside the rest of this order.`,
		])
		expect(await refusal({ [PANEL]: 9, 'test-kit': 1 })).toEqual([
			'test-kit',
			0,
			'No Test Kit is left in stock beside the rest of this order.',
		])
		expect(await refusal({ 'test-kit': 1, [INVERTER]: 9 })).toEqual([
			INVERTER,
			4,
			'Only 4 of Solar Inverter 3kW left in stock beside the rest of this order.',
		])
		expect(await refusal({ 'test-kit': 1, 'small-kit': 5 })).toEqual([
			'small-kit',
			4,
			'Only 4 of Small Kit left in stock beside the rest of this order.',
		])
		const line = { productId: 'test-kit', quantity: 2 }
		const twice = { shipping: shipping(), items: [line, line] }
		const { body } = await visitor().post('/api/orders', twice, once())
		expect([body.available, body.detail]).toEqual([2, 'Only 2 of Test Kit left in stock.'])
		expect((await place(visitor(), { 'test-kit': 2, [PANEL]: 2 })).status).toBe(201)
	})

	it('gives back just what it took, whatever has become of the kit since', async () => {
		const opened = await open()
		const { store, as, visitor } = opened
		const admin = await withKits(opened)
		const parts = async () => [await stockOf(store, PANEL), await stockOf(store, INVERTER)]
		const [edited, deleted, plain] = [
			(await place(visitor(), { 'test-kit': 1 })).body,
			(await place(visitor(), { 'test-kit': 2, [PANEL]: 1 })).body,
			(await place(visitor(), { 'small-kit': 1 })).body,
		]
		expect(await parts()).toEqual([60 - 6 - 13 - 2, 7])
		await admin.put('/api/products/test-kit', { sheet: kitSheet({ [BATTERY]: 3 }) })
		await cancel(visitor(), edited)
		expect(await parts()).toEqual([60 - 13 - 2, 8])
		await admin.delete('/api/products/test-kit')
		const installer = await as('Installer')
		await installer.post(`/api/orders/${deleted.id}/decline`)
		expect(await parts()).toEqual([60 - 2, 10])
		await admin.put('/api/products/small-kit', { sheet: null, stock: 4 })
		await cancel(visitor(), plain)
		expect(await parts()).toEqual([60, 10])
		expect(await stockOf(store, 'small-kit')).toBe(4)
		const { body } = await visitor().get(`/api/orders/${edited.id}?key=${edited.trackingKey}`)
		expect(body.items[0].parts).toHaveLength(2)
	})

	it('brings the parts of today where the kit was taken while it was none', async () => {
		const { store, as, visitor } = await open()
		const admin = await as('Admin')
		await admin.put(`/api/products/${PANEL}`, { stock: 20 })
		await admin.post('/api/products', product())
		const { body } = await place(visitor(), { 'test-panel': 2 })
		await admin.put('/api/products/test-panel', { sheet: kitSheet({ [PANEL]: 3 }) })
		expect((await cancel(visitor(), body)).status).toBe(200)
		expect([await stockOf(store, PANEL), await stockOf(store, 'test-panel')]).toEqual([26, 0])
	})

	itOnSqlite('is refused while a part is not sold', async () => {
		const opened = await open()
		const admin = await withKits(opened)
		await admin.put(`/api/products/${INVERTER}`, { archived: true })
		const { status, body } = await place(opened.visitor(), { 'test-kit': 1 })
		expect([status, body.detail, body.available]).toEqual([409, 'Test Kit is out of stock.', 0])
	})

	it('never sells too much to fifty at once, while others buy the parts', async () => {
		const opened = await open()
		const { store, visitor } = opened
		await withKits(opened, { [PANEL]: 75, [INVERTER]: 10 })
		const answers = await Promise.all(
			Array.from({ length: 50 }, (_, buyer) =>
				place(
					visitor(),
					buyer % 5 === 0
						? { [PANEL]: 2 }
						: buyer % 5 === 1
							? { 'small-kit': 1 }
							: { 'test-kit': 1 },
				),
			),
		)
		const sold = answers.filter(({ status }) => status === 201).map(({ body }) => body as Order)
		for (const { status, body } of answers)
			if (status !== 201) expect([status, body.code]).toEqual([409, 'out_of_stock'])
		const count = (id: string) =>
			sold.filter(({ items }) => items.some(({ productId }) => productId === id)).length
		const [kits, small, loose] = [count('test-kit'), count('small-kit'), count(PANEL)]
		expect(await stockOf(store, PANEL)).toBe(75 - kits * 6 - small * 2 - loose * 2)
		expect(await stockOf(store, INVERTER)).toBe(10 - kits)
		const left = await stockOf(store, PANEL)
		// Refused buyers wanted more than was left.
		expect(kits === 10 || left < 6).toBe(true)
		const received = answers.filter(({ status }) => status === 409)
		for (const { body } of received)
			expect(['test-kit', 'small-kit', PANEL]).toContain(body.productId)
		expect(await stocks(visitor(), 'test-kit')).toEqual([Math.min(Math.floor(left / 6), 10 - kits)])
	})

	it('sells the last kits to as many as there are of fifty', async () => {
		const opened = await open()
		const { store, visitor } = opened
		await withKits(opened, { [PANEL]: 50, [INVERTER]: 40 })
		const answers = await Promise.all(
			Array.from({ length: 50 }, () => place(visitor(), { 'test-kit': 1 })),
		)
		expect(answers.filter(({ status }) => status === 201)).toHaveLength(8)
		expect([await stockOf(store, PANEL), await stockOf(store, INVERTER)]).toEqual([2, 32])
		for (const { body } of answers.filter(({ status }) => status === 409))
			expect(body).toMatchObject({ productId: 'test-kit', detail: 'Test Kit is out of stock.' })
	})
})

describeOnSqlite('a kit that runs low', (open) => {
	it('notifies the admins once, by the order that takes a part of it', async () => {
		const opened = await open()
		const admin = await withKits(opened, { [PANEL]: 37, [INVERTER]: 30 })
		const warnings = async () =>
			(await admin.get('/api/notifications')).body.flatMap(
				({ type, message }: { type: string; message: string }) =>
					type === 'warning' && message.startsWith('Test Kit') ? message : [],
			)
		await place(opened.visitor(), { [PANEL]: 1 })
		expect(await warnings()).toEqual([])
		await place(opened.visitor(), { [PANEL]: 1 })
		await place(opened.visitor(), { [PANEL]: 1 })
		expect(await warnings()).toEqual(['Test Kit is low in stock (5 left)'])
	})
})
