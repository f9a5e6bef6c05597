import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { paise } from '../../../../shared/money.ts'
import { type Appraised, appraise, yearlySpending } from './appraisal.ts'

const YEARS = 25
const every = (amount: number) => Array.from({ length: YEARS }, () => paise(amount))
const system = fc.record({
	cost: fc.integer({ min: 1, max: 1e9 }).map(paise),
	savings: fc.array(fc.integer({ min: 0, max: 1e8 }).map(paise), { minLength: 25, maxLength: 25 }),
	spending: fc.array(fc.integer({ min: 0, max: 1e7 }).map(paise), { minLength: 25, maxLength: 25 }),
	yearlyKwh: fc.integer({ min: 100, max: 100_000 }),
	degradationPct: fc.integer({ min: 0, max: 5 }),
})
const pct = fc.integer({ min: 0, max: 30 })
const at = (one: Omit<Appraised, 'discountPct'>, discountPct: number) =>
	appraise({ ...one, discountPct })

describe('a discounted system', () => {
	it('is worth its undiscounted balance at no discount', () => {
		fc.assert(
			fc.property(system, (one) => {
				const sum = (of: readonly number[]) => of.reduce((all, each) => all + each, 0)
				const balance = sum(one.savings) - one.cost - sum(one.spending)
				expect(at(one, 0).npv).toBeCloseTo(balance / 100, 1)
			}),
		)
	})

	it('is worth less the more is discounted, where each year gains', () => {
		fc.assert(
			fc.property(system, pct, pct, (one, a, b) => {
				const gaining = { ...one, spending: every(0) }
				const worth = (rate: number) => at(gaining, rate).npv
				expect(worth(Math.max(a, b))).toBeLessThanOrEqual(worth(Math.min(a, b)) + 0.01)
			}),
		)
	})

	it('is worth nothing where each unit saves what it costs', () => {
		fc.assert(
			fc.property(system, pct, (one, discountPct) => {
				const spent = one.spending.reduce((all: number, each) => all + each, 0) + one.cost
				fc.pre(spent > 1e6)
				const { rupeesPerKwh } = at(one, discountPct)
				const savings = one.savings.map((_, year) =>
					paise(
						Math.round(
							(rupeesPerKwh ?? 0) * 100 * one.yearlyKwh * (1 - one.degradationPct / 100) ** year,
						),
					),
				)
				// The cost of a unit is known to half a paisa, of at most 25 years' units.
				const near = 0.0051 * one.yearlyKwh * YEARS + 1
				expect(Math.abs(at({ ...one, savings }, discountPct).npv)).toBeLessThanOrEqual(near)
			}),
		)
	})

	it('costs a unit as calculated by hand', () => {
		// ₹1,000 over two years of 100 and 100 units at 10 %: 100/1.1 + 100/1.21 = 173.55 units
		const one = { cost: paise(1000_00), savings: [paise(0), paise(0)], yearlyKwh: 100 }
		const more = { spending: [], degradationPct: 0 }
		expect(at({ ...one, ...more }, 10).rupeesPerKwh).toBe(5.76)
		expect(at({ ...one, ...more, yearlyKwh: 0 }, 10).rupeesPerKwh).toBeNull()
	})

	it('spends its upkeep in every year', () => {
		expect(yearlySpending([paise(5)], paise(2), 3)).toEqual([7, 2, 2])
	})
})
