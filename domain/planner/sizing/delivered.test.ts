import { expect, it } from 'vitest'
import { itemsOf, once, order, sameRates, shipping } from '../../../test/builders.ts'
import { setSection } from '../../../test/shop-settings.ts'
import { describeOnAllEngines } from '../../../test/store.ts'
import type { PlanAnswer } from './answer/answer-schema.ts'

const HOME = { pin: '411038', monthlyKwh: 300 }
const HEAVY = 25_000

describeOnAllEngines('a plan of a live shop that installs nowhere', (open) => {
	async function shop(rates: object | null) {
		const opened = await open({ mode: 'live', sampleData: true })
		await setSection(opened.store, 'installation', { offered: 'no', area: 'installers', pins: '' })
		const admin = await opened.as('Admin')
		if (rates)
			expect((await admin.put('/api/delivery-rates', rates, { 'if-match': '"0"' })).status).toBe(
				200,
			)
		const buyer = await opened.as('Buyer')
		const planned = async (details: object): Promise<PlanAnswer> => {
			const { status, body } = await buyer.post('/api/planner/plan', { ...HOME, ...details })
			expect([status, body.errors]).toEqual([200, undefined])
			return body
		}
		return { ...opened, buyer, planned }
	}

	it('counts delivery by the rates, as the order does', async () => {
		const { buyer, planned } = await shop(sameRates([100, HEAVY]))
		const { options } = await planned({})
		expect(options.length).toBeGreaterThan(1)
		for (const { money, price, items } of options) {
			const estimates = money.estimates.reduce((sum, { amount }) => sum + amount, 0)
			expect(money).toMatchObject({ delivery: HEAVY, installation: 0 })
			expect(money.whole).toBeCloseTo(price + HEAVY + estimates, 2)
			expect(money.netCost.payNow).toBe(price + HEAVY)
			const counts = itemsOf(
				Object.fromEntries(items.map(({ productId, quantity }) => [productId, quantity])),
			)
			const sent = {
				...{ items: counts, fulfilment: 'delivery', payment: 'transfer' },
				address: { zipCode: HOME.pin },
			}
			const { body } = await buyer.post('/api/checkout/quote', sent)
			expect(body.total).toBe(price + HEAVY)
		}
		const [best] = options
		const counts = (best?.items ?? []).map(({ productId, quantity }) => [productId, quantity])
		const placed = await buyer.post(
			'/api/orders',
			{
				...order(Object.fromEntries(counts)),
				...{ shipping: shipping(), fulfilment: 'delivery', payment: 'transfer' },
				expectedTotal: best?.money.netCost.payNow,
			},
			once(),
		)
		expect([placed.status, placed.body.total]).toEqual([201, best?.money.netCost.payNow])
	})

	it('keeps to a budget that has to pay for delivery too', async () => {
		const free = await shop(sameRates([0, 0]))
		const [best] = (await free.planned({})).options
		const budget = Math.ceil(best?.money.whole ?? 0)
		const within = (await free.planned({ budget })).options
		expect(within[0]?.kwp).toBe(best?.kwp)
		const { planned } = await shop(sameRates([100, HEAVY]))
		const { options } = await planned({ budget })
		expect(options.length).toBeGreaterThan(0)
		for (const { money } of options) expect(money.whole).toBeLessThanOrEqual(budget)
		expect(options[0]?.kwp).toBeLessThan(best?.kwp ?? 0)
	})

	it('says that delivery is not in it where its cost has to be asked', async () => {
		const { planned } = await shop(null)
		const [best] = (await planned({})).options
		expect(best?.money.delivery).toBeNull()
		expect(best?.notes.join(' ')).toContain('Delivery is not in these figures')
	})
})

describeOnAllEngines('a plan of a shop that installs', (open) => {
	it('has no delivery of its own', async () => {
		const opened = await open({ mode: 'live', sampleData: true })
		await setSection(opened.store, 'installation', { offered: 'yes', area: 'list', pins: '4' })
		const admin = await opened.as('Admin')
		await admin.put('/api/delivery-rates', sameRates([100, HEAVY]), { 'if-match': '"0"' })
		const { body } = await opened.visitor().post('/api/planner/plan', HOME)
		const [best] = (body as PlanAnswer).options
		expect(best?.money).toMatchObject({ delivery: 0 })
		expect(best?.money.installation).toBeGreaterThan(0)
	})
})
