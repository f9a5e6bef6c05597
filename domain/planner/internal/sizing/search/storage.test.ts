import fc from 'fast-check'
import { expect, it } from 'vitest'
import { type BatteryFigures, suitsAlone } from '../../electrical/banks.ts'
import { batteryChecks } from '../../electrical/batteries.ts'
import { passes } from '../../electrical/check.ts'

const volts = (from: number, to: number) => fc.integer({ min: from, max: to })

it('as many batteries as their maker allows suit an inverter that takes one, and none of another', () => {
	let suited = 0
	fc.assert(
		fc.property(
			volts(40, 60),
			fc.integer({ min: 1, max: 6 }),
			fc.integer({ min: 1, max: 3 }),
			volts(30, 55),
			volts(50, 130),
			(nominalV, maxParallel, maxSeries, minV, maxV) => {
				const battery: BatteryFigures = {
					nominalV,
					minV: nominalV - 5,
					maxV: nominalV + 5,
					maxChargeA: 50,
					maxDischargeA: 50,
					maxParallel,
					maxSeries,
				}
				const side = { minV, maxV, maxChargeA: 40, maxDischargeA: 40 }
				let most = 0
				while (most < 9 && passes(batteryChecks(battery, side, most + 1))) most++
				// With others in series it may take them as well, never the first of them.
				expect(most > 0).toBe(suitsAlone(battery, side))
				if (most > 0) expect(most).toBeGreaterThanOrEqual(maxParallel)
				if (most > 0) suited++
			},
		),
	)
	expect(suited).toBeGreaterThan(5)
})
