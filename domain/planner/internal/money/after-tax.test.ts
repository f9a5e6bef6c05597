import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Day } from '../../../../shared/calendar.ts'
import { type Paise, paise, sum } from '../../../../shared/money.ts'
import {
	afterTax,
	daysOfFirstYear,
	depreciationOf,
	firstYearPct,
	type TaxedAs,
	type TaxedSystem,
} from './after-tax.ts'

const RULE = {
	depreciationPct: 40,
	fullYearDays: 180,
	shortYearSharePct: 50,
	regularCreditPct: 100,
}
const amounts = (max: number) => fc.integer({ min: 0, max }).map(paise)
const systems: fc.Arbitrary<TaxedSystem> = fc
	.record({
		cost: amounts(1_000_000_000),
		gstPct: fc.integer({ min: 0, max: 28 }),
		interest: amounts(300_000_000),
		savings: fc.array(fc.integer({ min: -1_000_000, max: 200_000_000 }).map(paise), {
			minLength: 25,
			maxLength: 25,
		}),
		spending: fc.array(amounts(50_000_000), { minLength: 25, maxLength: 25 }),
	})
	.map(({ gstPct, ...system }) => ({
		...system,
		gst: paise(Math.floor((system.cost * gstPct) / (100 + gstPct))),
	}))
const taxed: fc.Arbitrary<TaxedAs> = fc.record({
	creditPct: fc.constantFrom(0, 50, 100),
	taxPct: fc.option(fc.double({ min: 0, max: 50, noNaN: true })),
	depreciationPct: fc.integer({ min: 0, max: 100 }),
	firstPct: fc.integer({ min: 0, max: 100 }),
})

describe('the first tax year of a system', () => {
	it.each([
		['2026-04-01', 365, 40],
		['2026-10-03', 180, 40],
		['2026-10-04', 179, 20],
		['2027-01-23', 68, 20],
		['2027-03-31', 1, 20],
		['2027-10-03', 181, 40],
	])('that works from %s has %d days, and depreciates by %d %%', (day, days, pct) => {
		expect([daysOfFirstYear(day as Day), firstYearPct(RULE, day as Day)]).toEqual([days, pct])
	})
})

describe('a system after tax', () => {
	it('writes off the value that is left, half in a short first year', () => {
		expect(depreciationOf(paise(1_00_000_00), 40, 20, 3)).toEqual([20_000_00, 32_000_00, 19_200_00])
	})

	it('is what an accountant writes', () => {
		const years = (each: number) => Array<Paise>(25).fill(paise(each))
		const system = {
			...{ cost: paise(1_08_900_00), gst: paise(8_900_00), interest: paise(0) },
			...{ savings: years(20_000_00), spending: years(0) },
		}
		const as = { creditPct: 100, taxPct: 25, depreciationPct: 40, firstPct: 40 }
		const { credit, byDepreciation, tax, net, paybackYears } = afterTax(system, as)
		expect([credit, tax]).toEqual([8_900_00, 1_25_000_00])
		// Of 1,00,000 all but a rupee is written off in 25 years.
		expect(byDepreciation).toBeGreaterThan(24_999_00)
		expect(net).toBe(5_00_000_00 - 1_00_000_00 - 1_25_000_00 + byDepreciation)
		// 15,000 a year and 10,000, 6,000, 3,600, 2,160, 1,296 by depreciation.
		expect(paybackYears).toBeCloseTo(5 + (1_00_000 - 98_056) / 15_777.6, 3)
	})

	it('never writes off more than it cost without the credit, nor saves more tax than its share', () => {
		fc.assert(
			fc.property(systems, taxed, (system, as) => {
				const { credit, byDepreciation } = afterTax(system, as)
				const base = system.cost - credit
				const written = depreciationOf(paise(base), as.depreciationPct, as.firstPct, 25)
				expect(Math.min(...written)).toBeGreaterThanOrEqual(0)
				expect(sum(written)).toBeLessThanOrEqual(base)
				expect(byDepreciation).toBeLessThanOrEqual((base * (as.taxPct ?? 0)) / 100)
				expect(credit).toBeGreaterThanOrEqual(0)
				expect(credit).toBeLessThanOrEqual(system.gst)
			}),
		)
	})

	it('has no income tax and no depreciation where the income is presumed', () => {
		fc.assert(
			fc.property(systems, taxed, (system, as) => {
				const { credit, byDepreciation, tax, net } = afterTax(system, { ...as, taxPct: null })
				const before = sum(system.savings) - sum(system.spending) - system.cost - system.interest
				expect([byDepreciation, tax, net]).toEqual([0, 0, before + credit])
			}),
		)
	})

	it('leaves what was gained, without the share of tax on all that is gained above the price', () => {
		fc.assert(
			fc.property(systems, taxed, (system, as) => {
				const { credit, byDepreciation, tax, net } = afterTax(system, as)
				const gained = sum(system.savings) - sum(system.spending) - system.interest
				const rate = (as.taxPct ?? 0) / 100
				expect(Math.abs(tax - gained * rate)).toBeLessThanOrEqual(1)
				expect(net).toBe(gained - tax + byDepreciation + credit - system.cost)
			}),
		)
	})

	it('is paid back just where nothing is lost once it is, and not before the credit alone pays it', () => {
		fc.assert(
			fc.property(systems, taxed, ({ spending: _, ...system }, as) => {
				const gains = system.savings.map((each) => paise(Math.abs(each)))
				const steady = { ...system, savings: gains, spending: [] }
				const { paybackYears, net } = afterTax(steady, as)
				// Each of the sums is rounded to a paisa.
				if (paybackYears === null) expect(net).toBeLessThanOrEqual(3)
				else expect(net).toBeGreaterThanOrEqual(-3)
				if (paybackYears !== null) expect(paybackYears).toBeLessThanOrEqual(25)
			}),
		)
	})
})
