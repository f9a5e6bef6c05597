import { expect, it } from 'vitest'
import { gstinCheckDigit } from '../../shared/gstin.ts'
import {
	deliveryBand,
	deliveryRates,
	discountCode,
	itemsOf,
	kit,
	product,
} from '../../test/builders.ts'
import { CABLE, PANEL } from '../../test/catalogues/sample-products.ts'
import { type Caller, describeOnSqlite, type TestStore } from '../../test/store.ts'

const QUOTE = '/api/checkout/quote'

/** Rates of delivery for all weights: 250 rupees in all of India. */
const RATES = deliveryRates({
	classesKg: [25, 5000],
	bands: [deliveryBand({ costs: [100, 250] })],
})

async function shop(
	open: (options: { mode: 'live'; sampleData: true }) => Promise<TestStore>,
	payment: object = {},
) {
	const opened = await open({ mode: 'live', sampleData: true })
	const admin = await opened.as('Admin')
	await admin.put('/api/delivery-rates', RATES, { 'if-match': '"0"' })
	const { headers, body } = await admin.get('/api/settings/payment')
	const saved = await admin.put(
		'/api/settings/payment',
		{ ...body, ...payment },
		{ 'if-match': headers.get('etag') ?? '' },
	)
	expect(saved.status).toBe(200)
	return { ...opened, admin }
}

const quote = (caller: Caller, bought: Record<string, number>, more: object = {}) =>
	caller.post(QUOTE, {
		items: itemsOf(bought),
		fulfilment: 'delivery',
		address: { zipCode: '411038' },
		...more,
	})

describeOnSqlite('a quote', (open) => {
	it('has every line, charge, discount and tax, which sum to the total', async () => {
		const { admin, visitor } = await shop(open)
		await admin.post('/api/codes', discountCode())
		const { status, body } = await quote(visitor(), { [PANEL]: 3, [CABLE]: 1 }, { code: 'sun-10' })
		expect(status).toBe(200)
		const cents = (rupees: number) => Math.round(rupees * 100)
		const goods = body.lines.reduce(
			(all: number, { lineTotal }: { lineTotal: number }) => all + cents(lineTotal),
			0,
		)
		expect(body.charges).toEqual([{ kind: 'delivery', name: 'Delivery', amount: 250 }])
		expect(body.discounts).toEqual([{ code: 'SUN-10', amount: goods / 1000 }])
		expect(cents(body.total)).toBe(goods - goods / 10 + 25_000)
		const taxed = body.taxes.reduce(
			(all: number, { taxable, cgst, sgst }: Record<string, number>) =>
				all + cents(taxable ?? 0) + cents(cgst ?? 0) + cents(sgst ?? 0),
			0,
		)
		expect(taxed).toBe(cents(body.total))
		expect(body.schedule).toEqual([{ due: 'on-order', amount: body.total }])
		expect([body.payments, body.schedules, body.message]).toEqual([
			['transfer', 'cod'],
			['full'],
			null,
		])
		expect(body.hash).toEqual(expect.any(String))
	})

	it('says that no GST is charged by a shop that is not registered', async () => {
		const { admin, visitor } = await shop(open)
		const said = async () => {
			const { tellsTax, pricesIncludeGst } = (await visitor().get('/api/store')).body
			return [(await quote(visitor(), { [PANEL]: 1 })).body.isTaxed, tellsTax, pricesIncludeGst]
		}
		expect(await said()).toEqual([true, true, true])
		const { headers, body } = await admin.get('/api/settings/tax')
		const etag = { 'if-match': headers.get('etag') ?? '' }
		expect((await admin.put('/api/settings/tax', { ...body, gstin: '' }, etag)).status).toBe(200)
		expect(await said()).toEqual([false, false, false])
	})

	it('offers installation of panels, by their power, of those in kits too, and taxes it as one supply', async () => {
		const { admin, visitor } = await shop(open)
		const installed = async (bought: Record<string, number>) =>
			(await quote(visitor(), bought, { fulfilment: 'installation' })).body
		const panels = await installed({ [PANEL]: 4 })
		expect(panels.charges).toEqual([
			{ kind: 'installation', name: 'Delivery and installation', amount: 19_750 },
		])
		expect(panels.taxes.map(({ ratePct }: { ratePct: number }) => ratePct)).toEqual([5, 18])
		expect(panels.fulfilments.map(({ fulfilment }: { fulfilment: string }) => fulfilment)).toEqual([
			'delivery',
			'installation',
		])
		const made = await admin.post('/api/products', kit({ [PANEL]: 2, [CABLE]: 1 }))
		expect(made.status).toBe(201)
		expect((await installed({ 'test-kit': 3 })).charges[0].amount).toBe(29_625)
		const refused = await quote(visitor(), { [CABLE]: 1 }, { fulfilment: 'installation' })
		expect([refused.status, Object.keys(refused.body.errors)]).toEqual([422, ['fulfilment']])
		const cable = (await quote(visitor(), { [CABLE]: 1 })).body
		expect(cable.fulfilments).toHaveLength(1)
	})

	it('has the least price of installation where the fact has one', async () => {
		const { admin, visitor } = await shop(open)
		const least = {
			kind: 'installation-price',
			state: null,
			validFrom: '2026-01-01',
			figures: { rupeesPerKw: 20_000, leastRupees: 12_000 },
			source: 'A price made up for a test',
			asOf: '2026-01-01',
			confidence: 'low',
		}
		expect((await admin.post('/api/facts', least)).status).toBe(201)
		const priced = async (count: number) =>
			(await quote(visitor(), { [PANEL]: count }, { fulfilment: 'installation' })).body.charges[0]
				.amount
		expect([await priced(1), await priced(4)]).toEqual([12_000, 20_000])
	})

	it('cannot be ordered by where the price of delivery is not known, and says so', async () => {
		const { admin, visitor } = await shop(open)
		const none = deliveryRates({ bands: [] })
		await admin.put('/api/delivery-rates', none, { 'if-match': '"1"' })
		const { body } = await quote(visitor(), { [PANEL]: 1 })
		expect([body.hash, body.charges, body.fulfilments[0].amount]).toEqual([null, [], null])
		expect(body.message).toBe(
			'We have no fixed rate for 411038. We tell you the cost and the day before you pay.',
		)
	})

	it('is of the state of a GSTIN where goods are only sent, and of the site where they are installed', async () => {
		const { visitor } = await shop(open)
		const billing = { gstin: '29AAFCD5862R1ZR' }
		const taxedIn = async (fulfilment: string, more: object = {}) => {
			const { body } = await quote(visitor(), { [PANEL]: 1 }, { fulfilment, ...more })
			return [body.placeOfSupply, body.taxes[0].igst > 0]
		}
		expect(await taxedIn('delivery', { billing })).toEqual(['Karnataka', true])
		expect(await taxedIn('installation', { billing })).toEqual(['Maharashtra', false])
		expect(await taxedIn('delivery')).toEqual(['Maharashtra', false])
		expect(await taxedIn('delivery', { address: { zipCode: '403001' } })).toEqual(['Goa', true])
		// Of no State: the place of supply is where the goods go.
		const embassy = { gstin: `9917UNO00157UN${gstinCheckDigit('9917UNO00157UN')}` }
		const goa = { billing: embassy, address: { zipCode: '403001' } }
		expect(await taxedIn('delivery', goa)).toEqual(['Goa', true])
		const wrong = await quote(visitor(), { [PANEL]: 1 }, { billing: { gstin: '29AAFCD5862R1Z9' } })
		expect([wrong.status, Object.keys(wrong.body.errors)]).toEqual([422, ['billing.gstin']])
	})

	it('has the ways of payment of the total, with the charge of paying on delivery', async () => {
		const { visitor } = await shop(open, { codUptoRupees: 7000, codFeeRupees: 50 })
		const one = (await quote(visitor(), { [PANEL]: 1 }, { payment: 'cod' })).body
		expect(one.charges.at(-1)).toEqual({
			kind: 'cod-fee',
			name: 'Payment on delivery',
			amount: 50,
		})
		expect(one.payments).toEqual(['transfer', 'cod'])
		expect(one.schedule).toEqual([{ due: 'on-delivery', amount: one.total }])
		const two = await quote(visitor(), { [PANEL]: 2 }, { payment: 'cod' })
		expect([two.status, two.body.errors]).toEqual([
			422,
			{ payment: 'Orders of up to ₹7,000.00 can be paid on delivery. Choose another way to pay.' },
		])
		expect((await quote(visitor(), { [PANEL]: 2 })).body.payments).toEqual(['transfer'])
		// The charge is within the limit.
		expect((await quote(visitor(), { [PANEL]: 1 }, { fulfilment: 'delivery' })).body.total).toBe(
			6590,
		)
	})

	it('is paid in parts where the shop installs and offers them', async () => {
		const { visitor } = await shop(open, { onOrderPct: 10, beforeDeliveryPct: 60 })
		const parts = { schedule: 'milestones', fulfilment: 'installation' }
		const { body } = await quote(visitor(), { [PANEL]: 4 }, parts)
		expect(body.schedules).toEqual(['full', 'milestones'])
		expect(body.schedule).toEqual([
			{ due: 'on-order', amount: 4571 },
			{ due: 'before-delivery', amount: 27_426 },
			{ due: 'on-commissioning', amount: 13_713 },
		])
		const sent = await quote(visitor(), { [PANEL]: 4 }, { schedule: 'milestones' })
		expect([sent.status, Object.keys(sent.body.errors)]).toEqual([422, ['schedule']])
	})

	it('is of the cart where it names no products', async () => {
		const { visitor } = await shop(open)
		const caller = visitor()
		const ask = () => caller.post(QUOTE, { fulfilment: 'delivery', address: { zipCode: '411038' } })
		expect((await ask()).body.code).toBe('cart_empty')
		await caller.post('/api/cart/items', { productId: PANEL, quantity: 2 })
		expect((await ask()).body.lines).toMatchObject([{ productId: PANEL, quantity: 2 }])
	})
})

describeOnSqlite('a quote that cannot be made', (open) => {
	it.each([
		['to no PIN code', { address: { zipCode: '290001' } }, 'address.zipCode'],
		['to another state', { address: { zipCode: '411038', state: 'Kerala' } }, 'address.state'],
		['by a code that there is not', { code: 'NONE' }, 'code'],
		['by a way of payment without a key', { payment: 'razorpay' }, 'payment'],
		['to be taken away', { fulfilment: 'pick-up' }, 'fulfilment'],
	])('%s is refused in words', async (_what, more, field) => {
		const { visitor } = await shop(open)
		const { status, body } = await quote(visitor(), { [PANEL]: 1 }, more)
		expect([status, Object.keys(body.errors)]).toEqual([422, [field]])
	})

	it('of what is no longer sold, or in a demo, is refused', async () => {
		const { visitor } = await shop(open)
		expect((await quote(visitor(), { 'no-such-thing': 1 })).status).toBe(404)
		const demo = await open()
		expect((await quote(demo.visitor(), { [PANEL]: 1 })).body.detail).toBe(
			'A demo store makes no quotes.',
		)
	})

	it('of a panel whose power is not known has no price of installation', async () => {
		const { admin, visitor } = await shop(open)
		await admin.post('/api/products', product({ wattage: 0 }))
		const { body } = await quote(visitor(), { 'test-panel': 1 }, { fulfilment: 'installation' })
		expect([body.hash, body.fulfilments[1].amount]).toEqual([null, null])
	})
})
