import { describe, expect, it } from 'vitest'
import { inEnglish } from '../../../../test/in-english.ts'
import { homeExtra, PUNE } from '../../../../test/planner/plans.ts'
import { sampleItems } from '../../../../test/planner/sample-items.ts'
import type { Item } from '../../electrical/items.ts'
import { worksBeside } from './estimates.ts'
import { planSystems } from './plan.ts'
import { billOf, notIncluded } from './use/bill.ts'

const singlePhaseW = 8000
const BEFORE = { sanctionedKw: 3, hasThreePhases: false, singlePhaseW, freeLoadUptoKw: 0 }
const NO_WORKS = { works: worksBeside([], [], BEFORE), worksHeld: [], rules: { singlePhaseW } }

function bestOf(items: readonly Item[], mounting: 'rack' | 'roof' = 'rack') {
	const place = { ...PUNE, setup: { ...PUNE.setup, mounting } }
	const [best] = planSystems({ monthlyKwh: 500 }, place, items, homeExtra).options
	if (!best) throw new Error('There is no system.')
	return best.system
}
const mountOf = (items: readonly Item[], mounting: 'rack' | 'roof') =>
	inEnglish(billOf(bestOf(items, mounting), undefined)).find(
		({ item }) => item.sheet?.kind === 'mounting',
	)

describe('mounting', () => {
	it('is for a flat roof on racks, and for a pitched one close to the roof', () => {
		expect(mountOf(sampleItems, 'rack')).toMatchObject({
			item: { id: 'flat-roof-mount-2' },
			reason: expect.stringMatching(/on a flat roof\.$/),
		})
		expect(mountOf(sampleItems, 'roof')).toMatchObject({
			item: { id: 'pitched-roof-mount-4' },
			reason: expect.stringMatching(/on a pitched roof\.$/),
		})
	})

	it('is for the installer to bring where there is none that is right', () => {
		const flat = sampleItems.filter(({ id }) => id !== 'pitched-roof-mount-4')
		expect(mountOf(flat, 'roof')).toBeUndefined()
		expect(inEnglish(notIncluded(bestOf(flat, 'roof'), NO_WORKS))).toEqual([
			expect.stringMatching(
				/^Mounting for it is not in stock: the installer brings it, for about ₹[\d,]+ \(estimate\)\.$/,
			),
		])
	})
})

describe('micro-inverters', () => {
	const micro = sampleItems.filter(
		({ sheet }) => sheet?.kind !== 'inverter' || sheet.type === 'micro',
	)
	const acBox = (ratedA: number): Item => ({
		id: 'acdb',
		name: 'ACDB Single-Phase',
		category: 'Accessories',
		wattage: 0,
		price: 2400,
		stock: 9,
		sheet: {
			kind: 'protection',
			device: 'AC distribution with surge protection',
			ratedV: 275,
			ratedA,
			poles: 2,
			ingressProtection: 'IP65',
			contents: 'AC breaker, AC SPD type 2',
		},
	})

	it('leave their breaker and their cable to the installer', () => {
		const system = bestOf(micro)
		expect(system.accessories.map(({ kind }) => kind)).toEqual(['mounting', 'ac-box'])
		expect(inEnglish(notIncluded(system, NO_WORKS))).toEqual([
			expect.stringMatching(/^An AC breaker with surge protection for it is not in stock: /),
			expect.stringMatching(
				/^An AC trunk cable, which its micro-inverters plug into, is not in stock: /,
			),
		])
	})

	it('take such a box where there is one, as many as their current asks for', () => {
		const { accessories, inverters } = bestOf([...micro, acBox(32)])
		expect(accessories[1]?.part).toMatchObject({ item: { id: 'acdb' }, quantity: 1 })
		expect(bestOf([...micro, acBox(4)]).accessories[1]?.part?.quantity).toBe(inverters)
		expect(bestOf([...micro, acBox(2)]).accessories[1]?.part).toBeNull()
	})

	it('are the only ones to take a box for the mains alone', () => {
		const kinds = bestOf([...sampleItems, acBox(32)]).accessories.map(({ part }) => part?.item.id)
		expect(kinds).not.toContain('acdb')
		expect(kinds).toContain('acdb-dcdb-single-phase')
	})
})
