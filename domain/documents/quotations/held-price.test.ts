import { expect, it } from 'vitest'
import { dayAt } from '../../../shared/calendar.ts'
import { DAY_MS } from '../../../shared/durations.ts'
import type { ProductId } from '../../../shared/ids.ts'
import { paise } from '../../../shared/money.ts'
import { itemsOf, once, order } from '../../../test/builders.ts'
import { PANEL } from '../../../test/catalogues/sample-products.ts'
import { stopInForce } from '../../../test/clock.ts'
import { deliveringShop } from '../../../test/documents/billing-documents.ts'
import { type Caller, describeOnAllEngines, type Open } from '../../../test/store.ts'

const PRICE = 6490
const PIN = '411038'
const TO = { shipping: { fullName: 'Green Acres Society', zipCode: PIN } }
const SENT = { fulfilment: 'delivery' }

/** A shop that sends everything for 250 rupees, and raises the price of a panel. */
async function shop(open: Open) {
	const opened = await deliveringShop(open)
	const raise = async (price: number) => {
		await opened.store.db
			.updateTable('products')
			.set({ price_paise: paise(price * 100) })
			.where('id', '=', PANEL as ProductId)
			.execute()
		await opened.store.catalogue.refresh()
	}
	return { ...opened, raise }
}

const issue = async (caller: Caller, more: object = {}) =>
	(
		await caller.post(
			'/api/quotations',
			{ ...TO, ...SENT, items: itemsOf({ [PANEL]: 3 }), ...more },
			once(),
		)
	).body
const TOTAL = 3 * PRICE + 250

const quote = (caller: Caller, heldPrice: string, pieces = 3, more: object = {}) =>
	caller.post('/api/checkout/quote', {
		items: itemsOf({ [PANEL]: pieces }),
		...{ ...SENT, address: { zipCode: PIN }, heldPrice, ...more },
	})
const place = (caller: Caller, heldPrice: string, more: object = {}) =>
	caller.post(
		'/api/orders',
		{ ...order({ [PANEL]: 3 }), ...SENT, heldPrice, expectedTotal: TOTAL, ...more },
		once(),
	)
const why = ({ body }: { body: { errors?: { heldPrice?: string } } }) => body.errors?.heldPrice

describeOnAllEngines('the price of a quotation', (open, itOnSqlite) => {
	it('holds until its day for those with its secret, once, and is free again with a cancelled order', async () => {
		const { store, as, visitor, raise } = await shop(open)
		const buyer = await as('Buyer')
		const quotation = await issue(buyer)
		expect(quotation).toMatchObject({ total: TOTAL, holds: true, name: 'Green Acres Society' })
		await raise(9000)
		await store.db.deleteFrom('delivery_rates').execute()
		const key = quotation.trackingKey
		const held = await quote(buyer, key)
		expect(held.body).toMatchObject({ total: TOTAL, heldPrice: { note: null } })
		expect(held.body.fulfilments[0].message).toMatch(/as in your quotation$/)
		expect(held.body.heldPrice.until).toBe(quotation.validUntil)
		// Its number opens no price.
		const stranger = visitor()
		expect(why(await quote(stranger, quotation.id))).toContain('no such quotation')
		expect((await quote(stranger, key)).body.total).toBe(TOTAL)
		const elsewhere = await quote(buyer, key, 3, { address: { zipCode: '560001' } })
		expect(elsewhere.body).toMatchObject({ hash: null, heldPrice: { note: expect.any(String) } })
		expect(why(await quote(buyer, key, 4))).toContain('other goods')
		const placed = await place(buyer, key)
		expect([placed.status, placed.body.total]).toEqual([201, TOTAL])
		expect(placed.body.items).toMatchObject([{ price: PRICE, quantity: 3 }])
		expect(why(await place(buyer, key))).toContain('ordered already')
		expect((await buyer.get(`/api/quotations/${quotation.id}`)).body.holds).toBe(false)
		const cancelled = await buyer.post(`/api/orders/${placed.body.id}/cancel`, {})
		expect(cancelled.status).toBe(200)
		expect((await place(buyer, key)).status).toBe(201)
	})

	it('is for one of those who order it at once', async () => {
		const { as, raise } = await shop(open)
		const buyer = await as('Buyer')
		const { trackingKey } = await issue(buyer)
		await raise(9000)
		const placed = await Promise.all([1, 2, 3, 4].map(() => place(buyer, trackingKey)))
		expect(placed.filter(({ status }) => status === 201)).toHaveLength(1)
		expect(placed.filter((one) => why(one) !== undefined)).toHaveLength(3)
	})

	itOnSqlite('is over after its day', async () => {
		const { store, as, raise } = await shop(open)
		const buyer = await as('Buyer')
		const { trackingKey } = await issue(buyer)
		await raise(9000)
		const now = store.now()
		store.now = () => now + 17 * DAY_MS
		expect(why(await quote(buyer, trackingKey))).toContain('was valid until')
		expect(why(await place(buyer, trackingKey))).toContain('was valid until')
	})

	itOnSqlite('stays where a rate of GST changes, which is told', async () => {
		const { store, admin, as } = await shop(open)
		const buyer = await as('Buyer')
		const { trackingKey } = await issue(buyer)
		const rows = (await admin.get('/api/facts?kind=tax-class')).body
		const panels = rows.find((row: { figures: { code: string } }) => row.figures.code === 'panel')
		const figures = { ...panels.figures, ratePct: 18 }
		const row = { kind: 'tax-class', state: null, figures, validFrom: dayAt(store.now()) }
		const told = { source: 'A notification', asOf: '2026-11-01', confidence: 'high' }
		expect((await admin.post('/api/facts', { ...row, ...told })).status).toBe(201)
		const { body } = await quote(buyer, trackingKey)
		expect(body.total).toBe(TOTAL)
		expect(body.heldPrice.note).toMatch(/GST in it has changed: .* 18 %, not 5 %\.$/)
	})

	itOnSqlite(
		'is said for each flat of a society, with what comes back of a plan’s system',
		async () => {
			const { store, visitor } = await shop(open)
			stopInForce(store)
			const caller = visitor()
			const plan = '/planner?pin=411038&customer=society&houses=40&units=6000'
			const asked = { pin: PIN, customer: 'society', houses: 40, monthlyKwh: 6000 }
			const [option] = (await caller.post('/api/planner/plan', asked)).body.options
			const items = option.items.map(({ productId, quantity }: Record<string, unknown>) => ({
				...{ productId, quantity },
			}))
			const body = await issue(caller, { items, plan, flats: 40, fulfilment: 'installation' })
			expect(body.netCost.comesBack).toBe(option.money.subsidy.amount)
			expect(body.perFlat.payNow).toBeCloseTo(body.total / 40, 1)
			expect(body.perFlat.inTheEnd).toBeCloseTo((body.total - body.netCost.comesBack) / 40, 1)
			expect((await issue(caller, { flats: 1 })).errors.flats).toContain('flats')
		},
	)
})
