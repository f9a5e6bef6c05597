import fc from 'fast-check'
import { expect, it } from 'vitest'
import { PUNE } from '../../../../../test/planner/plans.ts'
import { sampleItems } from '../../../../../test/planner/sample-items.ts'
import { isAtEdge, lengthsOf, rowOf, rowsAfter, voltsAt } from './compatible-pairs.ts'
import { offers } from './offers.ts'

const [panel] = offers(sampleItems, 'panel').map(({ figures }) => figures)
const [inverter] = offers(sampleItems, 'inverter').map(({ figures }) => figures)
if (!panel || !inverter) throw new Error('The sample has neither.')
const volts = voltsAt(panel, PUNE.site)
const TRACKER = { maxCurrentA: 40, maxShortCircuitA: 50, strings: 2 }
const wide = {
	...inverter,
	...{ type: 'string' as const, acW: 15_000, maxPvW: 20_000, startV: 100 },
	...{ mpptMinV: 100, mpptMaxV: 5000, mppts: [TRACKER, TRACKER] },
}
/** An inverter whose highest voltage is so much above that of a string on the coldest morning. */
const above = (inSeries: number, share: number) => ({
	...wide,
	maxDcV: inSeries * volts.cold * share,
})

it('a string on every tracker goes before one string at the edge of the voltage', () => {
	const panels = 20
	expect(rowOf(panel, volts, above(panels, 1.015), panels)).toEqual({ inSeries: 10, strings: 2 })
	expect(rowOf(panel, volts, above(panels, 1.2), panels)).toEqual({ inSeries: 20, strings: 1 })
	// There is no other way for a prime number of them.
	expect(rowOf(panel, volts, above(19, 1.015), 19)).toEqual({ inSeries: 19, strings: 1 })
})

it('a row is at the edge only where no other uses all trackers, and more strings follow it in order', () => {
	let [edges, others] = [0, 0]
	const shares = fc.double({ min: 0.3, max: 2, noNaN: true })
	fc.assert(
		fc.property(fc.integer({ min: 2, max: 40 }), shares, (panels, share) => {
			const one = above(panels, share)
			const row = rowOf(panel, volts, one, panels)
			if (!row) return
			const { min } = lengthsOf(volts, one)
			const after = rowsAfter(volts, one, row)
			for (const [at, { inSeries, strings }] of after.entries()) {
				others++
				expect(inSeries * strings).toBe(panels)
				expect(inSeries).toBeGreaterThanOrEqual(min)
				expect(strings).toBeGreaterThan(after[at - 1]?.strings ?? row.strings)
			}
			if (!isAtEdge(volts, one, row.inSeries) || row.strings >= one.mppts.length) return
			edges++
			expect(after.filter(({ strings }) => strings >= one.mppts.length)).toEqual([])
		}),
		{ numRuns: 500 },
	)
	expect(edges).toBeGreaterThan(0)
	expect(others).toBeGreaterThan(0)
})
