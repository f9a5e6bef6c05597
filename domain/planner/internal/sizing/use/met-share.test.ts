import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { CUSTOMERS, sharesOfDay } from '../../../../tariffs/bill/use-by-hour.ts'
import { daysOf } from './clear-days.ts'
import { ownShare } from './day.ts'
import { EVERY_DAY_ALIKE, metShare } from './met-share.ts'

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)
const clearness = fc.double({ min: 0, max: 1, noNaN: true })
const customers = fc.constantFrom(...CUSTOMERS)
const ratio = fc.double({ min: 0, max: 100, noNaN: true })

describe('the days of a month', () => {
	it('add up to it, from the dullest to the brightest', () => {
		fc.assert(
			fc.property(clearness, (mean) => {
				const days = daysOf(mean)
				expect(sum(days) / days.length).toBeCloseTo(1, 9)
				expect(days).toEqual(days.toSorted((a, b) => a - b))
				expect(days[0]).toBeGreaterThan(0)
			}),
		)
	})

	it('differ most where the sky is neither always dull nor always clear', () => {
		const width = (mean: number) => (daysOf(mean).at(-1) ?? 0) - (daysOf(mean)[0] ?? 0)
		expect(width(0.75)).toBeLessThan(width(0.5))
		// The middle of seven days of a month with a clearness of 0.5, by hand: γ = 2.21, the brightest day 0.765, so
		// ln((e^0.11 + e^1.69) / 2) / 2.21 = 0.54, over the days' mean of 0.5.
		expect((daysOf(0.5)[3] ?? 0) * 0.5).toBeCloseTo(0.54, 2)
	})
})

describe('the share of an hour’s use that is met', () => {
	it('is never more than is made, and never all of it', () => {
		fc.assert(
			fc.property(customers, clearness, ratio, (customer, mean, made) => {
				const met = metShare(customer, mean)(made)
				expect(met).toBeLessThanOrEqual(Math.min(1, made) + 1e-9)
				expect(met).toBeGreaterThanOrEqual(0)
			}),
		)
	})

	it('rises with what is made, ever more slowly', () => {
		fc.assert(
			fc.property(customers, clearness, ratio, ratio, (customer, mean, one, other) => {
				const met = metShare(customer, mean)
				const [less, more] = [Math.min(one, other), Math.max(one, other)]
				expect(met(more)).toBeGreaterThanOrEqual(met(less) - 1e-9)
				expect(met((less + more) / 2)).toBeGreaterThanOrEqual((met(less) + met(more)) / 2 - 1e-9)
			}),
		)
	})

	it('is by hand, where as much is made as is used each day', () => {
		// A home has a base of 0.25, and on half of its days 1.5 beyond it in the mean:
		// 0.25 + 0.5 · 1.5 · (1 − e^(−0.75 / 1.5)) = 0.545 on a mean day; less over sunny and cloudy ones.
		const met = metShare('home', 0.8)(1)
		expect(met).toBeLessThan(0.545)
		expect(met).toBeGreaterThan(0.5)
	})
})

describe('the own use of a home', () => {
	/** A bell from 6 to 18. */
	const bell = Array.from(
		{ length: 24 },
		(_, hour) => Math.max(0, Math.sin((Math.PI * (hour + 0.5 - 6)) / 12)) ** 1.5,
	)
	const shareAt = (production: number, met = metShare('home', 0.5)) =>
		ownShare(bell, sharesOfDay('home'), production, 100, met)

	it.each([
		[50, 0.42, 0.52],
		[100, 0.27, 0.35],
		[200, 0.16, 0.22],
	])('that makes %i for each 100 units it uses is as measured', (production, low, high) => {
		expect(shareAt(production)).toBeGreaterThan(low)
		expect(shareAt(production)).toBeLessThan(high)
	})

	it('is much less than that of the mean day', () => {
		expect(shareAt(100, EVERY_DAY_ALIKE)).toBeGreaterThan(0.38)
	})
})
