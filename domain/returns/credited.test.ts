import { expect, it } from 'vitest'
import type { OrderId } from '../../shared/ids.ts'
import type { OpenStore } from '../../store/open.ts'
import { discountCode, kit, once, order, sameRates, shipping } from '../../test/builders.ts'
import { CABLE, INVERTER, PANEL } from '../../test/catalogues/sample-products.ts'
import {
	deliverPaid,
	expectSameSums,
	moneyOf,
	placeOrder,
	register,
} from '../../test/documents/billing-documents.ts'
import { rowsOf, setOrder } from '../../test/orders.ts'
import { deliverForNothing, enterRates } from '../../test/shop-settings.ts'
import { stockOf } from '../../test/stock.ts'
import { describeOnSqlite } from '../../test/store.ts'

const LIVE = { mode: 'live', sampleData: true } as const

/** Paise that an order's buyer is to have back. */
async function refundedOf(store: OpenStore, id: OrderId): Promise<number> {
	const refunds = await rowsOf(store, 'refunds', id)
	return refunds.reduce((sum, { amount_paise }) => sum + amount_paise, 0)
}

describeOnSqlite('what was invoiced and comes back', (open) => {
	it('is credited with the return, to the last paisa of its line', async () => {
		const { store, as } = await open(LIVE)
		await register(store)
		const buyer = await as('Buyer')
		const id = await placeOrder(store, buyer, { [PANEL]: 3, [CABLE]: 1 })
		const money = await deliverPaid(store, id)
		const admin = await as('Admin')
		const path = `/api/orders/${id}/returns`
		for (const [n, quantity] of [
			[1, 1],
			[2, 2],
		]) {
			const made = await admin.post(path, { lines: [{ line: 1, quantity }], reason: 'Too many' })
			expect(made.status).toBe(201)
			const lines = [{ line: 1, condition: 'resell' }]
			expect((await admin.post(`${path}/${n}/receive`, { lines })).status).toBe(200)
		}
		await money.run()
		expect(await money.failed()).toEqual([])
		const [invoice] = await money.documents(id, 'tax-invoice')
		const notes = await money.documents(id, 'credit-note')
		expect(notes).toHaveLength(2)
		const back = notes.reduce((sum, note) => sum + note.sums.total, 0)
		expect(back).toBe(invoice?.items[0]?.total)
		expect(await refundedOf(store, id)).toBe(back)
	})
})

describeOnSqlite('what comes back of an order whose price was reduced', (open) => {
	it('is refunded and credited at what is left of it', async () => {
		const { store, as } = await open(LIVE)
		await register(store)
		const [buyer, admin] = [await as('Buyer'), await as('Admin')]
		const id = await placeOrder(store, buyer, { [PANEL]: 3, [CABLE]: 1 })
		const money = await deliverPaid(store, id)
		const path = `/api/orders/${id}`
		const asked = { amount: 1000.01, reason: 'A scratched frame' }
		expect((await admin.post(`${path}/refunds`, asked, once())).status).toBe(201)
		const sendAll = async () => {
			const { refunds } = (await admin.get(`${path}/payments`)).body
			for (const { id, state } of refunds)
				if (state === 'requested')
					await admin.post(`/api/refunds/${id}/sent`, { reference: `RFD ${id}` })
			await money.run()
		}
		await sendAll()
		const back = { lines: [{ line: 1, quantity: 3 }], reason: 'Too many' }
		expect((await admin.post(`${path}/returns`, back)).status).toBe(201)
		const lines = [{ line: 1, condition: 'resell' }]
		expect((await admin.post(`${path}/returns/1/receive`, { lines })).status).toBe(200)
		await sendAll()
		expect(await money.failed()).toEqual([])
		const [invoice] = await money.documents(id, 'tax-invoice')
		const notes = await money.documents(id, 'credit-note')
		const credited = notes.reduce((sum, note) => sum + note.sums.total, 0)
		const { refunded } = (await admin.get(`/api/orders/${id}`)).body.money
		expect(credited).toBe(Math.round(refunded * 100))
		const panels = notes.flatMap(({ items }) => items.filter(({ n }) => n === 1))
		expect(panels.reduce((sum, item) => sum + item.total, 0)).toBe(invoice?.items[0]?.total)
	})
})

describeOnSqlite('what comes back while the rest is still to be sent', (open) => {
	it('has a credit note and no refund voucher, as the rest was paid for too', async () => {
		const { store, as } = await open(LIVE)
		await register(store)
		const [buyer, admin] = [await as('Buyer'), await as('Admin')]
		const id = await placeOrder(store, buyer, { [PANEL]: 3 })
		await setOrder(store, id, { fulfilment: 'delivery' })
		const money = moneyOf(store)
		await money.payAll(id)
		const path = `/api/orders/${id}`
		const parcel = { carrier: 'Blue Dart', lines: [{ line: 1, quantity: 1 }] }
		expect((await admin.post(`${path}/dispatches`, parcel)).status).toBe(201)
		await money.run()
		const asked = { lines: [{ line: 1, quantity: 1 }], reason: 'Scratched' }
		expect((await admin.post(`${path}/returns`, asked)).status).toBe(201)
		const lines = [{ line: 1, condition: 'scrap' }]
		expect((await admin.post(`${path}/returns/1/receive`, { lines })).status).toBe(200)
		const [refund] = (await admin.get(`${path}/payments`)).body.refunds
		const sent = await admin.post(`/api/refunds/${refund.id}/sent`, { reference: 'RFD1' })
		expect(sent.status).toBe(200)
		await money.run()
		expect(await money.failed()).toEqual([])
		expect(await money.documents(id, 'credit-note')).toHaveLength(1)
		expect(await money.documents(id, 'refund-voucher')).toEqual([])
	})
})

describeOnSqlite('an order with charges that goes back by a fault of the shop', (open) => {
	it.each([
		['its own state', '411038'],
		['another', '560001'],
	] as const)(
		'is credited in parts to the last paisa, taxes and all, in %s',
		async (_where, zipCode) => {
			const { store, as } = await open(LIVE)
			await register(store)
			const admin = await as('Admin')
			await enterRates(admin, sameRates([100.01, 250.07]))
			await admin.post('/api/codes', discountCode())
			const buyer = await as('Buyer')
			const { items } = order({ [PANEL]: 3, [CABLE]: 2 })
			const asked = { items, fulfilment: 'delivery', payment: 'cod', code: 'sun-10' }
			const quote = await buyer.post('/api/checkout/quote', { ...asked, address: { zipCode } })
			expect(quote.body.charges.length).toBeGreaterThan(0)
			const wanted = {
				...asked,
				quote: quote.body.hash,
				shipping: shipping({ zipCode, email: 'asha@example.com' }),
			}
			const placed = await buyer.post('/api/orders', wanted, once())
			expect([placed.status, placed.body.detail]).toEqual([201, undefined])

			const { id, total } = placed.body
			const money = await deliverPaid(store, id)
			for (const [n, pieces] of [[[1, 1]], [[2, 1]], [[1, 2]], [[2, 1]]].entries()) {
				const lines = pieces.map(([line, quantity]) => ({ line, quantity }))
				const path = `/api/orders/${id}/returns`
				const asks = { lines, cause: 'wrong-item', reason: 'Not this one' }
				expect((await admin.post(path, asks)).status).toBe(201)
				const judged = pieces.map(([line]) => ({ line, condition: 'resell' }))
				const got = await admin.post(`${path}/${n + 1}/receive`, { lines: judged })
				expect(got.status).toBe(200)
				await money.run()
			}
			expect(await money.failed()).toEqual([])
			const [invoice] = await money.documents(id, 'tax-invoice')
			const notes = await money.documents(id, 'credit-note')
			expect(notes).toHaveLength(4)
			expectSameSums(notes, invoice)
			expect(invoice?.sums[zipCode === '411038' ? 'cgst' : 'igst']).toBeGreaterThan(0)
			expect(await refundedOf(store, id)).toBe(Math.round(total * 100))
			const { events } = (await admin.get(`/api/orders/${id}/timeline`)).body
			const credited = events.filter(({ did }: { did?: string }) => did === 'credited')
			expect(credited.map(({ amount }: { amount: number }) => amount)).toEqual(
				notes.map(({ sums }) => sums.total / 100),
			)
		},
	)
})

describeOnSqlite('a kit that comes back', (open) => {
	it('goes into stock as the parts that were taken for it', async () => {
		const { store, as } = await open(LIVE)
		const admin = await as('Admin')
		for (const [id, stock] of Object.entries({ [PANEL]: 60, [INVERTER]: 10 }))
			await admin.put(`/api/products/${id}`, { stock })
		await deliverForNothing(store)
		const made = await admin.post('/api/products', kit({ [PANEL]: 6, [INVERTER]: 1 }))
		expect(made.status).toBe(201)
		const wanted = {
			...order({ 'test-kit': 2 }),
			payment: 'cod',
			fulfilment: 'delivery',
			expectedTotal: 2 * made.body.price,
		}
		const placed = await (await as('Buyer')).post('/api/orders', wanted, once())
		expect(placed.status).toBe(201)
		await setOrder(store, placed.body.id, { status: 'installed' })
		const path = `/api/orders/${placed.body.id}/returns`
		await admin.post(path, { lines: [{ line: 1, quantity: 1 }], reason: 'One too many' })
		const lines = [{ line: 1, condition: 'resell' }]
		const received = await admin.post(`${path}/1/receive`, { lines })
		// Nothing of it was paid, so nothing goes back.
		expect(received.body.returns[0]).toMatchObject({ state: 'received', refund: 0 })
		expect([await stockOf(store, PANEL), await stockOf(store, INVERTER)]).toEqual([54, 9])
		const ledger = await store.db
			.selectFrom('stock_movements')
			.select(['product_id', 'change'])
			.where('reason', '=', 'returned')
			.orderBy('change')
			.execute()
		expect(ledger).toEqual([
			{ product_id: INVERTER, change: 1 },
			{ product_id: PANEL, change: 6 },
		])
	})
})
