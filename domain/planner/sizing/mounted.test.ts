import { expect, it } from 'vitest'
import { PUNE } from '../../../test/planner/plans.ts'
import { sampleItems } from '../../../test/planner/sample-items.ts'
import type { Item } from '../electrical/items.ts'
import { tiltOf } from '../internal/sizing/mount-tilt.ts'
import { planSystems } from '../internal/sizing/plan.ts'
import { planYear } from '../internal/sizing/use/plan-year.ts'

const setup = { ...PUNE.setup, tilt: 15 }
const { year } = planYear(setup, PUNE.latitude, PUNE.climate)
const yearAt = (tilt: number) => planYear({ ...setup, tilt }, PUNE.latitude, PUNE.climate).year
const place = { ...PUNE, setup, year, yearAt }

const withTilt = (tiltDeg: number): Item[] =>
	sampleItems.map((item) =>
		item.sheet?.kind === 'mounting' ? { ...item, sheet: { ...item.sheet, tiltDeg } } : item,
	)

const yieldOn = (items: readonly Item[]) => {
	const [best] = planSystems({ monthlyKwh: 500 }, place, items).options
	if (!best) throw new Error('Nothing fits.')
	const months = best.monthlyKwh.reduce((sum, kwh) => sum + kwh, 0)
	expect(months).toBeCloseTo(best.system.yearlyKwh, 6)
	return { tilt: tiltOf(best.system.accessories), perKwp: months / best.system.kwp }
}

it('a system yields as its own mount has it, not as the latitude', () => {
	const sold = yieldOn(sampleItems)
	expect(sold.tilt).toBe(15)
	const flat = yieldOn(withTilt(0))
	expect(flat.tilt).toBe(0)
	expect(flat.perKwp).toBeLessThan(0.98 * sold.perKwp)
	expect(yieldOn(withTilt(60)).perKwp).toBeLessThan(0.9 * sold.perKwp)
})

it('panels on a roof are as warm as those close to it', () => {
	const months = (mounting: 'rack' | 'roof') =>
		planYear({ ...setup, losses: 14, mounting }, PUNE.latitude, PUNE.climate).shape
	expect(months('rack')).toEqual(months('roof'))
})
