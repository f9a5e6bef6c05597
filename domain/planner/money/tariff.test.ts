import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { paise } from '../../../shared/money.ts'
import { billOf, flatTariff, isKnownFor, type Tariff, unitsOf } from './tariff.ts'

const ODISHA: Tariff = {
	slabs: [
		{ uptoKwh: 50, paisePerKwh: 290 },
		{ uptoKwh: 200, paisePerKwh: 470 },
		{ uptoKwh: 400, paisePerKwh: 570 },
		{ uptoKwh: null, paisePerKwh: 610 },
	],
	fixedPaisePerKw: 2000,
	dutyPct: 4,
	aboveKwh: null,
}

const TELANGANA: Tariff = {
	slabs: [
		{ uptoKwh: 200, paisePerKwh: 510 },
		{ uptoKwh: 300, paisePerKwh: 770 },
		{ uptoKwh: 400, paisePerKwh: 900 },
		{ uptoKwh: 800, paisePerKwh: 950 },
		{ uptoKwh: null, paisePerKwh: 1000 },
	],
	fixedPaisePerKw: 0,
	dutyPct: 0,
	aboveKwh: 200,
}

describe('a month’s bill', () => {
	it.each([
		// 0 + 2 kW × ₹20
		[0, 40_00],
		// 30 × 2.90 = 87.00; + 4 % = 90.48; + 40
		[30, 130_48],
		// 50 × 2.90 = 145.00; + 4 % = 150.80; + 40
		[50, 190_80],
		// 145.00 + 1 × 4.70 = 149.70; + 4 % = 155.688; + 40
		[51, 195_69],
		// 145.00 + 150 × 4.70 = 850.00; + 4 % = 884.00; + 40
		[200, 924_00],
		// 850.00 + 200 × 5.70 + 50 × 6.10 = 2,295.00; + 4 % = 2,386.80; + 40
		[450, 2426_80],
	])('in Odisha for %i units and 2 kW is %i paise', (units, bill) => {
		expect(billOf(ODISHA, units, 2)).toBe(bill)
	})

	it.each([
		// 200 × 5.10
		[200, 1020_00],
		// 1,020.00 + 1 × 7.70
		[201, 1027_70],
		// 1,020.00 + 100 × 7.70
		[300, 1790_00],
		// 1,790.00 + 100 × 9.00
		[400, 2690_00],
		// 2,690.00 + 50 × 9.50
		[450, 3165_00],
		// 2,690.00 + 400 × 9.50
		[800, 6490_00],
		// 6,490.00 + 100 × 10.00
		[900, 7490_00],
	])('in Telangana for %i units is %i paise', (units, bill) => {
		expect(billOf(TELANGANA, units, 3)).toBe(bill)
	})

	it('says for which months a tariff is known', () => {
		expect([200, 201].map((units) => isKnownFor(TELANGANA, units))).toEqual([false, true])
		expect([0, 200].map((units) => isKnownFor(ODISHA, units))).toEqual([true, true])
	})

	it('at one price is that price for every unit', () => {
		expect(billOf(flatTariff(700), 123, 5)).toBe(861_00)
		expect(unitsOf(flatTariff(700), paise(861_00), 5)).toBe(123)
	})
})

describe('a bill that cannot tell its units', () => {
	it('is one where they are free', () => {
		expect(unitsOf(flatTariff(0), paise(4000_00), 3)).toBeNull()
		const freeAtFirst: Tariff = {
			...ODISHA,
			slabs: [
				{ uptoKwh: 100, paisePerKwh: 0 },
				{ uptoKwh: null, paisePerKwh: 500 },
			],
			dutyPct: 0,
		}
		// ₹60 are the fixed charge of 3 kW: any of the free units may have been used.
		expect(unitsOf(freeAtFirst, paise(64_00), 3)).toBeNull()
		expect(unitsOf(freeAtFirst, paise(65_00), 3)).toBe(101)
		expect(unitsOf(freeAtFirst, paise(59_00), 3)).toBe(0)
	})

	it('is one that pays for more than a million', () => {
		expect(unitsOf(flatTariff(1), paise(10_000_00), 3)).toBe(1_000_000)
		expect(unitsOf(flatTariff(1), paise(10_000_01), 3)).toBeNull()
	})
})

/** Slabs with a price each. */
const tariffs = fc
	.record({
		widths: fc.array(fc.integer({ min: 1, max: 500 }), { maxLength: 5 }),
		prices: fc.array(fc.integer({ min: 1, max: 2000 }), { minLength: 6, maxLength: 6 }),
		fixedPaisePerKw: fc.integer({ min: 0, max: 20_000 }),
		dutyPct: fc.integer({ min: 0, max: 3000 }).map((hundredths) => hundredths / 100),
	})
	.map(({ widths, prices, fixedPaisePerKw, dutyPct }): Tariff => {
		let uptoKwh = 0
		const limits = [...widths.map((width) => (uptoKwh += width)), null]
		return {
			slabs: limits.map((limit, n) => ({ uptoKwh: limit, paisePerKwh: prices[n] ?? 1 })),
			fixedPaisePerKw,
			dutyPct,
			aboveKwh: null,
		}
	})
const units = fc.integer({ min: 0, max: 5000 })
const kilowatts = fc.integer({ min: 0, max: 100 }).map((tenths) => tenths / 10)

describe('for any tariff', () => {
	it('a bill never falls with units, nor with parts of them', () => {
		const parts = fc.double({ min: 0, max: 5000, noNaN: true })
		fc.assert(
			fc.property(tariffs, parts, parts, kilowatts, (tariff, a, b, kw) => {
				const [less, more] = a < b ? [a, b] : [b, a]
				expect(billOf(tariff, less, kw)).toBeLessThanOrEqual(billOf(tariff, more, kw))
			}),
		)
	})

	it('the units of a bill are those it was made of', () => {
		fc.assert(
			fc.property(tariffs, units, kilowatts, (tariff, n, kw) => {
				expect(unitsOf(tariff, billOf(tariff, n, kw), kw)).toBe(n)
			}),
		)
	})

	it('the units of any amount are the most it pays for', () => {
		const amounts = fc.integer({ min: 0, max: 10_000_000 }).map(paise)
		fc.assert(
			fc.property(tariffs, amounts, kilowatts, (tariff, amount, kw) => {
				const most = unitsOf(tariff, amount, kw)
				if (most === null) {
					expect(billOf(tariff, 1_000_001, kw)).toBeLessThanOrEqual(amount)
					return
				}
				expect(most).toBeLessThanOrEqual(1_000_000)
				expect(billOf(tariff, most + 1, kw)).toBeGreaterThan(amount)
				if (most > 0) expect(billOf(tariff, most, kw)).toBeLessThanOrEqual(amount)
			}),
		)
	})
})
