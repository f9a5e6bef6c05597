import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { PLAIN } from '../../../test/planner/tariffs.ts'
import { type Bill, billOf } from '../internal/bill/bill.ts'
import type { RetailTariff } from '../internal/bill/tariff.ts'
import { type Connection, connectionBy, monthBill } from './connection.ts'
import { monthTotals } from './month-totals.ts'
import { bandShares, HOURS, type HourBand, hoursFrom, type TimeOfDay } from './time-of-day.ts'

const EVERY_HOUR = { aboveKwh: 0 }
const price = fc.integer({ min: 0, max: 300 })
const pct = fc.integer({ min: 0, max: 60 })
const band = (low: number): fc.Arbitrary<Omit<HourBand, 'hours'>> =>
	fc.record({
		paisePerKwh: fc.integer({ min: low, max: 300 }),
		pct: fc.integer({ min: low / 10, max: 60 }),
	})
/** The day in up to four parts. */
const timesOfDay = (low: number): fc.Arbitrary<TimeOfDay> =>
	fc
		.tuple(
			fc.array(fc.integer({ min: 0, max: 3 }), { minLength: 24, maxLength: 24 }),
			fc.array(band(low), { minLength: 4, maxLength: 4 }),
		)
		.map(([parts, bands]) => ({
			...EVERY_HOUR,
			bands: bands
				.map((each, n) => ({ ...each, hours: HOURS.filter((hour) => parts[hour] === n) }))
				.filter(({ hours }) => hours.length > 0),
		}))
const byHours = fc
	.array(fc.integer({ min: 1, max: 50 }), { minLength: 24, maxLength: 24 })
	.map((weights) => {
		const all = weights.reduce((total, each) => total + each, 0)
		return weights.map((weight) => weight / all)
	})
/** Prices from ₹3 a unit, with duty and a levy on energy. */
const tariffs = fc
	.record({ first: fc.integer({ min: 300, max: 600 }), more: price, duty: pct, levy: pct })
	.map(
		({ first, more, duty, levy }): RetailTariff => ({
			...PLAIN,
			energy: {
				way: 'telescopic',
				slabs: [
					{ uptoKwh: 100, paisePerKwh: first },
					{ uptoKwh: null, paisePerKwh: first + more },
				],
			},
			duty: { pct: duty, of: ['energy', 'fixed'], paisePerKwh: 3 },
			levies: [{ name: 'Cess', pct: levy, of: ['energy'] }],
		}),
	)
const units = fc.integer({ min: 0, max: 1500 })
const connection = (tariff: RetailTariff, byHour: readonly number[]) =>
	connectionBy(3, [{ tariff, uptoKwh: null }], byHour)
const unsubsidised = ({ total, subsidy }: Bill) => total + subsidy

describe('a bill by the hours', () => {
	it('is the plain one where no hour costs more or less', () => {
		fc.assert(
			fc.property(tariffs, timesOfDay(0), byHours, units, (tariff, { bands }, byHour, kwh) => {
				const free = bands.map(({ hours }) => ({ hours, paisePerKwh: 0, pct: 0 }))
				const timeOfDay = { ...EVERY_HOUR, bands: free }
				expect(monthBill(connection({ ...tariff, timeOfDay }, byHour), kwh)).toEqual(
					billOf(tariff, kwh, 3),
				)
			}),
		)
	})

	it('never falls as the price of a band rises', () => {
		fc.assert(
			fc.property(
				fc.tuple(tariffs, timesOfDay(-100), byHours, units),
				fc.nat(3),
				price,
				pct,
				([tariff, timeOfDay, byHour, kwh], n, more, morePct) => {
					const raised = timeOfDay.bands.map((each, at) =>
						at === n % timeOfDay.bands.length
							? { ...each, paisePerKwh: each.paisePerKwh + more, pct: each.pct + morePct }
							: each,
					)
					const totalOf = (bands: readonly HourBand[]) =>
						monthBill(connection({ ...tariff, timeOfDay: { ...timeOfDay, bands } }, byHour), kwh)
							.total
					expect(totalOf(raised)).toBeGreaterThanOrEqual(totalOf(timeOfDay.bands))
				},
			),
		)
	})

	it('never falls before subsidies as units rise, where hours take off less than a unit costs', () => {
		fc.assert(
			fc.property(
				fc.tuple(tariffs, timesOfDay(-100), byHours),
				units,
				units,
				([tariff, timeOfDay, byHour], one, other) => {
					const by = connection({ ...tariff, timeOfDay }, byHour)
					const [less, more] = [Math.min(one, other), Math.max(one, other)]
					expect(unsubsidised(monthBill(by, less))).toBeLessThanOrEqual(
						unsubsidised(monthBill(by, more)),
					)
				},
			),
		)
	})

	it('divides all of a month’s units among its bands', () => {
		fc.assert(
			fc.property(timesOfDay(-100), byHours, (timeOfDay, byHour) => {
				const { hours } = connection({ ...PLAIN, timeOfDay }, byHour)
				expect(hours?.bands.flat().toSorted((a, b) => a - b)).toEqual(HOURS)
				const all = hours?.useShares.reduce((total, share) => total + share, 0)
				expect(all).toBeCloseTo(1, 12)
			}),
		)
	})

	it('is what the line of months says within a few paise, also with a minimum', () => {
		const least = fc.constantFrom(0, 500_00)
		fc.assert(
			fc.property(
				fc.tuple(tariffs, timesOfDay(-100), least),
				byHours,
				byHours,
				units,
				([tariff, timeOfDay, minimumPaise], byHour, other, kwh) => {
					const by = connection({ ...tariff, timeOfDay, minimumPaise }, byHour)
					const shares = bandShares(by.hours?.bands ?? [], other)
					const { total } = monthBill(by, kwh, { bandShares: shares })
					expect(Math.abs(monthTotals(by)(kwh, shares) - total)).toBeLessThan(10)
				},
			),
		)
	})
})

describe('the hours of a tariff', () => {
	it('run over midnight where they end earlier than they begin', () => {
		expect(hoursFrom(22, 6)).toEqual([22, 23, 0, 1, 2, 3, 4, 5])
		expect(hoursFrom(18, 24)).toEqual([18, 19, 20, 21, 22, 23])
		expect(hoursFrom(0, 24)).toEqual(HOURS)
	})

	it('take off no more than energy costs', () => {
		const bands = [{ hours: HOURS, paisePerKwh: -900, pct: 0 }]
		const bill = billOf({ ...PLAIN, timeOfDay: { ...EVERY_HOUR, bands } }, 100, 1)
		expect([bill.energy, bill.timeOfDay, bill.total]).toEqual([700_00, -700_00, 0])
	})

	it('count for the tariff of each month, whatever hours the others name', () => {
		const at = (from: number, to: number, paisePerKwh: number): RetailTariff => {
			const named = hoursFrom(from, to)
			const others = HOURS.filter((hour) => !named.includes(hour))
			const bands = [
				{ hours: named, paisePerKwh, pct: 0 },
				{ hours: others, paisePerKwh: 0, pct: 0 },
			]
			return { ...PLAIN, timeOfDay: { ...EVERY_HOUR, bands } }
		}
		const evenly = HOURS.map(() => 1 / 24)
		const both: Connection = connectionBy(
			1,
			[
				{ tariff: at(9, 15, -100), uptoKwh: 100 },
				{ tariff: at(12, 24, 200), uptoKwh: null },
			],
			evenly,
		)
		expect(both.hours?.bands).toHaveLength(4)
		expect(monthBill(both, 96).timeOfDay).toBe(-24_00)
		expect(monthBill(both, 120).timeOfDay).toBe(120_00)
	})
})
