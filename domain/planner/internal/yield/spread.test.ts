import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import reference from '../../../../test/planner/yield-reference.json' with { type: 'json' }
import { monthlyYield, USUAL_PLANT } from '../../yield/yield.ts'
import { spreadOfDays } from './spread.ts'

const clearness = fc.double({ min: 0, max: 1, noNaN: true })

describe('the days of a month', () => {
	it('are as bright as their mean, the dullest first, and none is dark', () => {
		fc.assert(
			fc.property(clearness, (k) => {
				const days = spreadOfDays(k)
				expect(days.reduce((sum, day) => sum + day, 0) / days.length).toBeCloseTo(1, 9)
				expect(days.toSorted((a, b) => a - b)).toEqual(days)
				expect(days[0]).toBeGreaterThan(0)
			}),
		)
	})

	it('differ less in clear months', () => {
		const most = (k: number) => spreadOfDays(k).at(-1) ?? 0
		expect(most(0.75)).toBeLessThan(most(0.6))
		expect(most(0.6)).toBeLessThan(most(0.4))
	})
})

describe('an inverter', () => {
	const yearAt = (site: (typeof reference)[number], dcAcRatio: number) => {
		const climate = {
			...{ ghi: site.ghi_kwh_m2_day, tmin: site.tmin_c, tmax: site.tmax_c },
			tmean: site.tmean_c,
		}
		const plant = { ...USUAL_PLANT, kwp: 1, tilt: site.lat, azimuth: 180, dcAcRatio }
		return monthlyYield(plant, site.lat, climate).reduce((sum, kwh) => sum + kwh, 0)
	}
	const india = reference.filter(({ site }) => !['Munich', 'Manila'].includes(site))

	it.each(india)(
		'with half as much power again of panels cuts off a few per cent in $site',
		(site) => {
			const lost = 1 - yearAt(site, 1.5) / yearAt(site, 0.9)
			expect(lost).toBeGreaterThan(0.005)
			expect(lost).toBeLessThan(0.05)
		},
	)

	it('never gives less for a smaller share of panels', () => {
		const [site] = india
		if (!site) throw new Error('There is no site.')
		const years = [1.2, 1.35, 1.5, 1.75, 2, 3].map((ratio) => yearAt(site, ratio))
		expect(years.toSorted((a, b) => b - a)).toEqual(years)
	})
})
