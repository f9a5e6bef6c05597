import { expect, it } from 'vitest'
import { itemsOf, once, order } from '../../test/builders.ts'
import type { Caller } from '../../test/callers.ts'
import { HARYANA } from '../../test/documents/billing-documents.ts'
import { receive } from '../../test/money.ts'
import { deliverForNothing } from '../../test/shop-settings.ts'
import { describeOnAllEngines } from '../../test/store.ts'
import { addressOf, planRequestOf } from '../planner/plan-address.ts'

const KIT = 'home-kit-3kw'
const DAY = Date.parse('2026-11-22T06:00:00Z')

const plan = async (caller: Caller, details: Record<string, string>) => {
	const { options } = (await caller.post('/api/planner/plan', planRequestOf(details))).body
	const [option] = options
	const items = option.items.map(({ productId, quantity }: Record<string, unknown>) => ({
		...{ productId, quantity },
	}))
	const system = { plan: addressOf(details), kwp: option.kwp }
	return { option, lines: { items, system } }
}

const ofCart = async (caller: Caller, pin = '') =>
	(await caller.get(`/api/checkout/net-cost${pin && `?pin=${pin}`}`)).body

describeOnAllEngines('what a system costs in the end', (open, itOnSqlite) => {
	it.each([
		[{ pin: '411038', bill: '3000' }],
		[{ pin: '110001', bill: '4000' }],
		[{ pin: '781001', bill: '4000' }],
		[{ pin: '560001', bill: '60000', customer: 'society', houses: '40' }],
		[{ pin: '411038', bill: '20000', customer: 'shop' }],
	])('is in the cart and the order as in the plan: %o', async (details) => {
		const { store, visitor } = await open()
		store.now = () => DAY
		const buyer = visitor()
		const { option, lines } = await plan(buyer, details as unknown as Record<string, string>)
		const { subsidy, installation, estimates, whole, cost, netCost } = option.money
		expect(subsidy.amount > 0).toBe(!('customer' in details) || details.customer === 'society')
		expect((await buyer.post('/api/cart/lines', lines)).status).toBe(200)
		const cart = await ofCart(buyer)
		const sums = {
			payNow: option.price,
			payLater: 0,
			comesBack: subsidy.amount,
			inTheEnd: Math.max(0, option.price - subsidy.amount),
		}
		const beside = estimates.reduce(
			(sum: number, { amount }: { amount: number }) => sum + amount,
			installation,
		)
		expect(netCost.notIncluded).toBeCloseTo(beside, 2)
		expect(whole).toBeCloseTo(option.price + beside, 2)
		expect(cost).toBeCloseTo(Math.max(0, whole - subsidy.amount), 2)
		expect(netCost).toMatchObject(sums)
		expect(cart).toMatchObject({ ...sums, notIncluded: subsidy.amount > 0 ? installation : null })
		const placed = await buyer.post('/api/orders', order(null), once())
		expect(placed.status).toBe(201)
		if (subsidy.amount > 0) expect(cart).toMatchObject(placed.body.netCost)
		else expect(placed.body.netCost).toBeNull()
	})

	it('is quoted and ordered in a live shop, with what is paid when, and not told to installers', async () => {
		const { store, visitor, as } = await open({ mode: 'live', sampleData: true })
		store.now = () => DAY
		await deliverForNothing(store)
		const buyer = visitor()
		const { subsidy } = (await buyer.get(`/api/products/${KIT}/cost`)).body
		expect(subsidy.amount).toBeGreaterThan(0)
		await buyer.post('/api/cart/items', { productId: KIT, quantity: 1 })
		const quote = async (more: object) =>
			(
				await buyer.post('/api/checkout/quote', {
					address: { zipCode: '411038' },
					...more,
				})
			).body
		const installed = await quote({ fulfilment: 'installation' })
		const sent = await quote({ fulfilment: 'delivery', payment: 'cod' })
		const [, { amount: price }] = installed.fulfilments
		expect(installed.netCost).toMatchObject({
			payNow: installed.total,
			comesBack: subsidy.amount,
			inTheEnd: installed.total - subsidy.amount,
			notIncluded: null,
		})
		expect(sent.netCost).toMatchObject({ payNow: 0, payLater: sent.total, notIncluded: price })
		expect(sent.netCost.lines[0]).toMatchObject({ what: 'Pay on delivery', amount: sent.total })
		// A company is no home.
		const company = await quote({ billing: { gstin: HARYANA.gstin }, fulfilment: 'delivery' })
		expect(company.netCost).toMatchObject({ comesBack: 0, inTheEnd: company.total })
		expect(await ofCart(buyer, '411038')).toMatchObject({ notIncluded: price })
		const { hash, total } = installed
		const placed = await buyer.post(
			'/api/orders',
			{ ...order(null), quote: hash, fulfilment: 'installation', payment: 'transfer' },
			once(),
		)
		expect(placed.body.netCost).toEqual(installed.netCost)
		const admin = await as('Admin')
		const path = `/api/orders/${placed.body.id}`
		const received = await receive(admin, placed.body.id, {
			amount: total,
			date: '2026-11-22',
		})
		expect(received.status).toBe(201)
		const paid = (await admin.get(path)).body.netCost
		expect(paid.lines[0]).toMatchObject({ what: 'Paid', amount: total })
		const installer = await as('Installer')
		const seen = (await installer.get('/api/orders')).body.find(
			({ id }: { id: string }) => id === placed.body.id,
		)
		expect(seen?.netCost ?? null).toBeNull()
	})

	itOnSqlite('is the price alone of goods that no subsidy counts for', async () => {
		const { visitor } = await open()
		const buyer = visitor()
		expect(await ofCart(buyer)).toMatchObject({ payNow: 0, comesBack: 0, lines: [{ amount: 0 }] })
		await buyer.post('/api/cart/lines', { items: itemsOf({ 'solar-panel-250w': 4 }) })
		const { lines, note } = await ofCart(buyer)
		expect([lines.length, note]).toEqual([1, null])
	})
})
