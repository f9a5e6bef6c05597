import { expect, it } from 'vitest'
import { sampleItems } from '../../../test/planner/sample-items.ts'
import { yieldOfParts } from './yield-of-parts.ts'

const partsOf = (quantities: Record<string, number>) =>
	sampleItems.flatMap((item) => {
		const quantity = quantities[item.id]
		return quantity ? [{ item, quantity }] : []
	})
const PANELS = { 'solar-panel-500w': 8 }

it('is as much as the panels give, less where the inverter is too small', () => {
	const bare = yieldOfParts(partsOf(PANELS), '411038') ?? 0
	expect(bare).toBeGreaterThan(4 * 1200)
	expect(bare).toBeLessThan(4 * 1750)
	expect(yieldOfParts(partsOf({ 'solar-panel-500w': 4 }), '411038')).toBeCloseTo(bare / 2, -1)
	const large = yieldOfParts(partsOf({ ...PANELS, 'hybrid-inverter-5kw': 1 }), '411038') ?? 0
	const small = yieldOfParts(partsOf({ ...PANELS, 'micro-inverter-800w': 2 }), '411038') ?? 0
	expect(small).toBeLessThan(large * 0.8)
})

it('is not known without panels, or of a place without a climate', () => {
	expect(yieldOfParts(partsOf({ 'hybrid-inverter-5kw': 1 }), '411038')).toBeNull()
	expect(yieldOfParts(partsOf(PANELS), '90210')).toBeNull()
})
