import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { inEnglish } from '../../../../test/in-english.ts'
import { checkedBy } from '../../../../test/planner/planned.ts'
import { homeExtra, mixedRequirements, PUNE, places } from '../../../../test/planner/plans.ts'
import { linesOf, sampleItems, singlePhaseItems } from '../../../../test/planner/sample-items.ts'
import { describeOnSqlite } from '../../../../test/store.ts'
import { ofKind } from '../../electrical/items.ts'
import { checkCart } from '../../fits/cart.ts'
import { planSystems } from '../sizing/plan.ts'
import type { Requirements } from '../sizing/requirements.ts'
import { billOf } from '../sizing/use/bill.ts'
import { type CartInverter, checkPhases } from './cart-phases.ts'

const [ANY] = ofKind(linesOf({ 'solar-inverter-3kw': 1 }), 'inverter')
function inverter(
	id: string,
	quantity: number,
	figures: Partial<CartInverter['figures']>,
): CartInverter {
	if (!ANY) throw new Error('There is no inverter.')
	const usual = { type: 'string', acW: 5000, phases: 1 } as const
	return { item: { ...ANY.item, id }, quantity, figures: { ...ANY.figures, ...usual, ...figures } }
}
const problemsOf = (...inverters: CartInverter[]) =>
	inEnglish(checkPhases(inverters, {}).problems ?? [])
const rulesOf = (...inverters: CartInverter[]) => problemsOf(...inverters).map(({ rule }) => rule)

describe('the phases of the inverters in a cart', () => {
	it('are told of more than 8 kW on one phase', () => {
		expect(problemsOf(inverter('five', 2, {}))).toEqual([
			{
				rule: 'single-phase-power',
				severity: 'warning',
				productIds: ['five'],
				value: 10_000,
				limit: 8000,
				unit: 'W',
				sentence:
					'The single-phase inverters give 10 kW together. Above some 5 to 8 kW states ask for a three-phase connection: take a three-phase inverter, or single-phase ones in a number that three divides, as many on each phase.',
				details: ['Σ P_ac of single-phase inverters = 10,000 W > 8,000 W'],
				fixes: [],
			},
		])
		expect(rulesOf(inverter('eight', 1, { acW: 8000 }))).toEqual([])
		expect(rulesOf(inverter('more', 1, { acW: 8001 }))).toEqual(['single-phase-power'])
		expect(rulesOf(inverter('three', 1, { acW: 3000 }), inverter('five', 1, {}))).toEqual([])
		expect(rulesOf(inverter('four', 1, { acW: 4000 }), inverter('five', 1, {}))).toEqual([
			'single-phase-power',
		])
	})

	it('may be three, each carrying as many', () => {
		expect(rulesOf(inverter('five', 3, {}))).toEqual([])
		expect(rulesOf(inverter('one', 1, {}), inverter('other', 2, {}))).toEqual([])
		expect(rulesOf(inverter('five', 3, {}), inverter('four', 1, { acW: 4000 }))).toEqual([
			'single-phase-power',
		])
		expect(rulesOf(inverter('ten', 1, { acW: 10_000, phases: 3 }))).toEqual([])
		expect(rulesOf(inverter('micro', 21, { type: 'micro', acW: 500 }))).toEqual([])
		expect(rulesOf(inverter('micro', 20, { type: 'micro', acW: 500 }))).toEqual([
			'single-phase-power',
		])
	})

	it('are told of one phase that feeds in more than the others', () => {
		const three = inverter('ten', 1, { acW: 10_000, phases: 3 })
		expect(problemsOf(three, inverter('five', 1, {}))).toEqual([
			{
				rule: 'mixed-phases',
				severity: 'warning',
				productIds: ['ten', 'five'],
				value: 1,
				limit: 0,
				unit: 'inverters',
				sentence:
					'1 single-phase inverter beside three-phase ones loads one phase more than the others: take three-phase inverters alone, or single-phase ones in a number that three divides, as many on each phase.',
				details: [
					'single-phase inverters beside three-phase ones, not in threes = 1 inverters > 0 inverters',
				],
				fixes: [],
			},
		])
		expect(rulesOf(three, inverter('three', 3, { acW: 3000 }))).toEqual([])
		expect(rulesOf(three, inverter('hybrid', 1, { type: 'hybrid' }))).toEqual(['mixed-phases'])
		expect(rulesOf(three, inverter('micro', 2, { type: 'micro', acW: 500 }))).toEqual([])
	})

	it('do not matter where nothing feeds the grid', () => {
		expect(rulesOf(inverter('away', 2, { type: 'off-grid' }))).toEqual([])
		const three = inverter('ten', 1, { acW: 10_000, phases: 3 })
		expect(rulesOf(three, inverter('away', 1, { type: 'off-grid' }))).toEqual([])
	})
})

const PHASE_RULES = ['single-phase-power', 'mixed-phases']

it('is never told of a system that a plan offers, which fits', () => {
	const expectQuiet = (required: Requirements, place: typeof PUNE, items: typeof sampleItems) => {
		const { options } = planSystems(required, place, items, homeExtra)
		for (const { system } of options) {
			const cart = checkCart(billOf(system, required.backup), items, place.site)
			expect(cart.verdict).toBe('fits')
			expect(cart.problems.filter(({ rule }) => PHASE_RULES.includes(rule))).toEqual([])
		}
		return options.length
	}
	for (const monthlyKwh of [400, 900, 1700, 3000, 8000])
		for (const items of [sampleItems, singlePhaseItems])
			expect(expectQuiet({ monthlyKwh }, PUNE, items)).toBeGreaterThan(0)
	fc.assert(
		fc.property(mixedRequirements, places, fc.boolean(), (required, place, isSmall) => {
			expectQuiet(required, place, isSmall ? singlePhaseItems : sampleItems)
		}),
		{ numRuns: 25 },
	)
})

describeOnSqlite('POST /api/planner/check', (open) => {
	const checked = checkedBy(open)

	it('fits with two inverters of 5 kW, and says what they need', async () => {
		const { verdict, problems } = await checked({
			'solar-panel-500w': 20,
			'hybrid-inverter-5kw': 2,
		})
		expect(verdict).toBe('fits')
		expect(problems).toContainEqual(
			expect.objectContaining({
				rule: 'single-phase-power',
				severity: 'warning',
				value: 10_000,
				limit: 8000,
				unit: 'W',
			}),
		)
	})

	it.each([
		['Uttar Pradesh', '226001', 4000, 'Above 4 kW the state asks for'],
		['Maharashtra', '411038', 8000, 'Above some 5 to 8 kW states ask for'],
	])('goes by the limit of the state of a PIN code: %s', async (_, pin, limit, says) => {
		const { problems } = await checked(
			{ 'solar-panel-500w': 20, 'hybrid-inverter-5kw': 2 },
			{ pin },
		)
		const sentence = expect.stringContaining(says)
		expect(problems).toContainEqual(
			expect.objectContaining({ rule: 'single-phase-power', limit, sentence }),
		)
	})

	it('says nothing of phases where there are no panels', async () => {
		expect((await checked({ 'hybrid-inverter-5kw': 2 })).problems).toEqual([])
	})

	it('counts the inverters of kits with those beside them', async () => {
		const { problems } = await checked({ 'home-kit-3kw': 4 })
		expect(problems).toContainEqual(
			expect.objectContaining({ rule: 'single-phase-power', productIds: ['home-kit-3kw'] }),
		)
	})
})
