import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { HOURS_SHOWN } from './limits.ts'
import { powerCut } from './power-cut.ts'

const backups = fc.record({
	storedKwh: fc.double({ min: 0.1, max: 100, noNaN: true }),
	powerW: fc.integer({ min: 100, max: 30_000 }),
})
const watts = fc.integer({ min: 0, max: 40_000 })

describe('a power cut', () => {
	it('empties 4.3 kWh at 500 W in 8.6 hours', () => {
		const cut = powerCut({ storedKwh: 4.3, powerW: 3600 }, 500)
		expect(cut.hours).toBeCloseTo(8.6, 10)
		expect(cut.left.slice(0, 3)).toEqual([4.3, 3.8, 3.3])
		expect(cut.left.slice(-4)).toEqual([0, 0, 0, 0])
	})

	it('has nothing run that the inverter does not carry', () => {
		const cut = powerCut({ storedKwh: 4.3, powerW: 3600 }, 4100)
		expect(cut).toMatchObject({ overloadW: 500, hours: 0 })
		expect(cut.left.at(-1)).toBe(4.3)
	})

	it('does not touch the battery where nothing is switched on', () => {
		const cut = powerCut({ storedKwh: 4.3, powerW: 3600 }, 0)
		expect(cut).toMatchObject({ overloadW: 0, hours: Number.POSITIVE_INFINITY })
		expect(new Set(cut.left)).toEqual(new Set([4.3]))
	})

	it('never lasts longer with more switched on', () => {
		fc.assert(
			fc.property(backups, watts, watts, (backup, some, more) => {
				const [before, after] = [powerCut(backup, some), powerCut(backup, some + more)]
				expect(after.hours).toBeLessThanOrEqual(before.hours)
			}),
		)
	})

	it('never takes more out than is stored, nor puts any back', () => {
		fc.assert(
			fc.property(backups, watts, (backup, load) => {
				const { left } = powerCut(backup, load)
				expect(left).toHaveLength(HOURS_SHOWN + 1)
				expect(left[0]).toBe(backup.storedKwh)
				for (const [hour, kwh] of left.entries()) {
					expect(kwh).toBeGreaterThanOrEqual(0)
					expect(kwh).toBeLessThanOrEqual(left[hour - 1] ?? backup.storedKwh)
				}
			}),
		)
	})

	it('has something left for as long as it lasts, and nothing afterwards', () => {
		fc.assert(
			fc.property(backups, fc.integer({ min: 1, max: 40_000 }), (backup, load) => {
				const { hours, left, overloadW } = powerCut(backup, load)
				for (const [hour, kwh] of left.entries())
					if (Math.abs(hour - hours) > 1e-6) expect(kwh > 0).toBe(overloadW > 0 || hour < hours)
			}),
		)
	})
})
