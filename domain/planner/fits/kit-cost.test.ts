import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Day } from '../../../shared/calendar.ts'
import { paise as money, zero } from '../../../shared/money.ts'
import { stopInForce } from '../../../test/clock.ts'
import { item, sampleItems } from '../../../test/planner/sample-items.ts'
import { HOME_SCHEME } from '../../../test/planner/tariffs.ts'
import { describeOnSqlite } from '../../../test/store.ts'
import type { SheetOf } from '../../catalogue/sheet.ts'
import type { Item } from '../electrical/items.ts'
import { kitCost } from './kit-cost.ts'

type Kit = Item & { sheet: SheetOf<'kit'> }
const kits = sampleItems.filter((item): item is Kit => item.sheet?.kind === 'kit')

const on = '2027-01-17' as Day

describe('what a kit costs in the end', () => {
	it('adds up, to the paisa, for every kit at any price and rate', () => {
		const rupees = fc.integer({ min: 1, max: 1_000_000_00 }).map((paise) => paise / 100)
		fc.assert(
			fc.property(fc.constantFrom(...kits), rupees, fc.nat(1_000_000), (kit, price, rate) => {
				const cost = kitCost({ ...kit, price }, item, {
					scheme: HOME_SCHEME,
					on,
					barred: new Map(),
					installationOf: () => money(rate),
				})
				const paise = (sum: number) => Math.round(sum * 100)
				expect(paise(cost.yours)).toBe(
					Math.max(0, paise(cost.parts) + paise(cost.installation) - paise(cost.subsidy.amount)),
				)
				expect(cost.subsidy.eligible).toBe(cost.subsidy.amount > 0)
				expect(cost.subsidy.reasons.length).toBeGreaterThan(0)
				const apart = kit.sheet.parts.reduce(
					(sum, { productId, quantity }) => sum + paise(item(productId).price) * quantity,
					0,
				)
				expect(paise(cost.bought?.apart ?? 0)).toBe(apart)
				expect(paise(cost.bought?.saving ?? 0)).toBe(Math.max(0, apart - paise(price)))
			}),
		)
	})

	it('knows no price of the parts where one of them has gone', () => {
		const [kit] = kits as [Kit]
		const cost = kitCost(kit, () => undefined, {
			scheme: HOME_SCHEME,
			on,
			barred: new Map(),
			installationOf: () => zero,
		})
		expect(cost.bought).toBeNull()
		expect(cost.subsidy).toMatchObject({ eligible: false, amount: 0 })
	})
})

describeOnSqlite('the cost of a kit', (open) => {
	it('is with installation and less the subsidy, as the facts have them', async () => {
		const { store, visitor } = await open()
		stopInForce(store)
		const cost = async (id: string) => (await visitor().get(`/api/products/${id}/cost`)).body
		const onGrid = await cost('home-kit-3kw')
		expect(onGrid).toMatchObject({ parts: 141_900, subsidy: { eligible: true, amount: 78_000 } })
		expect(onGrid.installation).toBeGreaterThan(0)
		expect(onGrid.yours).toBe(141_900 + onGrid.installation - 78_000)
		const foreign = await cost('home-kit-5kw-hybrid')
		expect(foreign.subsidy).toEqual({
			eligible: false,
			amount: 0,
			reasons: ['It may not be connected to the grid, as the scheme asks.'],
		})
		const offGrid = (await visitor().get('/api/products?category=Kits&q=off-grid')).body[0].id
		expect((await cost(offGrid)).subsidy).toMatchObject({ eligible: false, amount: 0 })
	})

	it('has the subsidy by the records of its panels, not by their sheets', async () => {
		const { store, as, visitor } = await open()
		stopInForce(store)
		const cost = async () => (await visitor().get('/api/products/home-kit-3kw/cost')).body.subsidy
		expect((await cost()).eligible).toBe(true)
		const { body: kit } = await visitor().get('/api/products/home-kit-3kw')
		const admin = await as('Admin')
		for (const { productId } of kit.sheet.parts) {
			const { body: part } = await visitor().get(`/api/products/${productId}`)
			if (part.sheet?.kind !== 'panel') continue
			const listed = part.compliance.filter(({ kind }: { kind: string }) => kind !== 'dcr')
			expect(listed.length).toBeLessThan(part.compliance.length)
			await admin.put(`/api/products/${productId}`, { compliance: listed })
		}
		expect(await cost()).toEqual({
			eligible: false,
			amount: 0,
			reasons: ['The scheme asks for panels with cells made in India (DCR).'],
		})
	})

	it('is judged on the day the kit is expected to be connected', async () => {
		const { store, visitor } = await open()
		store.now = () => Date.parse('2027-03-01T06:00:00Z')
		const { body } = await visitor().get('/api/products/home-kit-3kw/cost')
		expect(body.subsidy).toMatchObject({ eligible: false, amount: 0 })
		expect(body.subsidy.reasons.join()).toContain(
			'The scheme pays for systems commissioned until 31 March 2027; this one would come later.',
		)
	})

	it('is of kits alone', async () => {
		const visitor = (await open()).visitor()
		expect((await visitor.get('/api/products/solar-panel-500w/cost')).status).toBe(422)
		expect((await visitor.get('/api/products/nothing/cost')).status).toBe(404)
	})
})
