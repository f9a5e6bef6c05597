import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { PHOENIX } from '../../../../../test/planner/yield-reference.ts'
import { CUSTOMERS, sharesOfDay } from '../../../../tariffs/bill/use-by-hour.ts'
import { monthlyYield, yearOf } from '../../../yield/yield.ts'
import { dayHours, ownShare } from './day.ts'
import { EVERY_DAY_ALIKE, metShare } from './met-share.ts'

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)
const DAYS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]

describe('a day', () => {
	it.each(CUSTOMERS)('of a %s is used up hour by hour', (customer) => {
		const shares = sharesOfDay(customer)
		expect(shares).toHaveLength(24)
		expect(sum(shares)).toBeCloseTo(1, 12)
	})

	it('of each month adds up to the month', () => {
		const { plant, latitude, climate } = PHOENIX
		const months = monthlyYield(plant, latitude, climate)
		const hours = dayHours(yearOf(plant, latitude, climate), plant)
		for (const [month, day] of hours.entries())
			expect(sum(day) * (DAYS[month] ?? 0)).toBeCloseTo(months[month] ?? 0, 6)
	})
})

const day = fc.array(
	fc.integer({ min: 0, max: 5000 }).map((watts) => watts / 1000),
	{ minLength: 24, maxLength: 24 },
)
const kwh = fc.integer({ min: 0, max: 200_000 }).map((hundredths) => hundredths / 100)
const mets = fc
	.tuple(fc.constantFrom(...CUSTOMERS), fc.double({ min: 0, max: 1, noNaN: true }))
	.map(([customer, clearness]) => metShare(customer, clearness))
const EVENLY = Array<number>(24).fill(1 / 24)

describe('what is used as it is made', () => {
	it('is never more than is made, nor than is used', () => {
		fc.assert(
			fc.property(day, kwh, kwh, mets, (hours, production, use, met) => {
				const share = ownShare(hours, EVENLY, production, use, met)
				expect(share).toBeGreaterThanOrEqual(0)
				expect(share).toBeLessThanOrEqual(1)
				expect(share * production).toBeLessThanOrEqual(use + 1e-6)
			}),
		)
	})

	it('is a smaller share of a larger system', () => {
		fc.assert(
			fc.property(day, kwh, kwh, mets, (hours, production, use, met) => {
				const [one, two] = [production, 2 * production].map((each) =>
					ownShare(hours, EVENLY, each, use, met),
				)
				if (production > 0) expect(two).toBeLessThanOrEqual((one ?? 0) + 1e-9)
			}),
		)
	})

	it('is all of it where as much is used in each hour of like days, and half where only every other is bright', () => {
		expect(ownShare(EVENLY, EVENLY, 100, 100, EVERY_DAY_ALIKE)).toBeCloseTo(1, 12)
		const bright = EVENLY.map((_, hour) => hour % 2)
		expect(ownShare(bright, EVENLY, 100, 100, EVERY_DAY_ALIKE)).toBeCloseTo(0.5, 12)
	})
})
