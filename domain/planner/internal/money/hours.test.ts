import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { PLAIN } from '../../../../test/planner/tariffs.ts'
import { connectionBy } from '../../../tariffs/bill/connection.ts'
import { HOURS, hoursFrom } from '../../../tariffs/bill/time-of-day.ts'
import type { Metering, Supply } from './flows.ts'
import type { HoursOfPlant } from './hours.ts'
import { savingOf } from './saving.ts'

/** ₹7 a unit, ₹1 less from 9 to 17; three tenths of the use fall there. */
const SOLAR_HOURS = hoursFrom(9, 17)
const OTHERS = HOURS.filter((hour) => !SOLAR_HOURS.includes(hour))
const CONNECTION = connectionBy(
	3,
	[
		{
			tariff: {
				...PLAIN,
				timeOfDay: {
					aboveKwh: 0,
					bands: [
						{ hours: SOLAR_HOURS, paisePerKwh: -100, pct: 0 },
						{ hours: OTHERS, paisePerKwh: 0, pct: 0 },
					],
				},
			},
			uptoKwh: null,
		},
	],
	HOURS.map((hour) => (SOLAR_HOURS.includes(hour) ? 0.3 / 8 : 0.7 / 16)),
)
const NET: Metering = { way: 'net', settles: 'year', settlementFrom: 4 }
const every = <T>(each: T) => Array<T>(12).fill(each)
/** All is made from 9 to 17; hour 0 is in the first band, 9 in the second. */
const hours = (more: Partial<HoursOfPlant> = {}): HoursOfPlant => ({
	production: every([0, 1]),
	ownUse: every([0, 0]),
	isWithinBands: false,
	...more,
})
const supply = (more: Partial<Supply> = {}): Supply => ({
	connection: CONNECTION,
	metering: NET,
	exportPaisePerKwh: 200,
	rebatePaise: 0,
	hours: hours(),
	...more,
})

describe('bills by the hours with solar', () => {
	it('lose what cheap hours took off as soon as solar covers them', () => {
		const [month] = savingOf(supply(), every(200), every(100)).months
		// 60 of 200 units cost ₹1 less; the 100 left with solar are all of other hours.
		expect(month).toMatchObject({ without: 1340_00, withSolar: 700_00, billed: 100 })
		expect(month?.ofHours).toEqual({ without: -60_00, withSolar: 0 })
		expect(month?.shares).toEqual([1, 0])
	})

	it('keep the units of cheap hours that solar does not cover', () => {
		const [month] = savingOf(supply(), every(200), every(20)).months
		// 40 of the 180 units are left from 9 to 17.
		expect(month?.billed).toBe(180)
		expect(month?.ofHours.withSolar).toBe(-40_00)
	})

	it('are paid by surplus of the same hours alone where the rule says so, and the rest is paid for', () => {
		const within = supply({ hours: hours({ isWithinBands: true }) })
		const { months, saving } = savingOf(within, every(200), every(100))
		// All 140 units of other hours are bought; 40 a month are left over for a year.
		expect(months.map(({ billed }) => Math.round(billed))).toEqual(every(140))
		expect(months[2]?.surplus).toBeCloseTo(480, 9)
		expect(saving).toBe(12 * (1340_00 - 980_00) + 480 * 2_00)
	})

	it('are carried over within the same hours', () => {
		const production = every(0)
		production[3] = 100
		const within = supply({ hours: hours({ isWithinBands: true }) })
		const { months } = savingOf(within, every(200), production)
		expect(months.map(({ billed }) => Math.round(billed))).toEqual([
			200,
			200,
			200,
			140,
			160,
			...Array<number>(7).fill(200),
		])
	})

	it('count what is not used as it is made where surplus is sold', () => {
		const metering: Metering = { way: 'export-only', selfUse: every(0.5) }
		const sold = supply({ metering, hours: hours({ ownUse: every([0, 0.5]) }) })
		const [month] = savingOf(sold, every(200), every(100)).months
		expect(month).toMatchObject({ billed: 150, surplus: 50, paid: 100_00 })
		// 10 of the 150 units are left from 9 to 17.
		expect(month?.ofHours.withSolar).toBe(-10_00)
		expect(month?.withSolar).toBe(1040_00)
	})
})

const kwh = fc.array(fc.double({ min: 0, max: 2000, noNaN: true }), {
	minLength: 12,
	maxLength: 12,
})
const plants = fc.record({
	production: fc.double({ min: 0, max: 1, noNaN: true }).map((share) => every([share, 1 - share])),
	ownUse: fc.constant(every([0, 0])),
	isWithinBands: fc.boolean(),
})
const meterings: fc.Arbitrary<Metering> = fc.record({
	way: fc.constant('net' as const),
	settles: fc.constantFrom('year' as const, 'half-year' as const, 'bill' as const),
	settlementFrom: fc.integer({ min: 1, max: 12 }),
})

describe('for any year by the hours', () => {
	it('energy is neither lost nor made, and each month is divided whole', () => {
		fc.assert(
			fc.property(kwh, kwh, plants, meterings, (use, production, plant, metering) => {
				const { months } = savingOf(supply({ hours: plant, metering }), use, production)
				const total = (name: 'use' | 'production' | 'billed' | 'surplus') =>
					months.reduce((all, month) => all + month[name], 0)
				expect(total('billed') + total('production')).toBeCloseTo(
					total('use') + total('surplus'),
					4,
				)
				for (const { shares = [] } of months)
					expect(shares.reduce((all, share) => all + share, 0)).toBeCloseTo(1, 9)
			}),
		)
	})

	it('solar adds nothing to a bill', () => {
		fc.assert(
			fc.property(kwh, kwh, plants, meterings, (use, production, plant, metering) => {
				const year = savingOf(supply({ hours: plant, metering }), use, production)
				for (const { saving } of year.months) expect(saving).toBeGreaterThanOrEqual(-1)
			}),
		)
	})
})
