import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { aboutLakhs, approx, inLakh } from './lakh.ts'

describe('inLakh', () => {
	it.each([
		[0, '₹0'],
		[-0.2, '₹0'],
		[950, '₹950'],
		[85_000, '₹85,000'],
		[99_999.4, '₹99,999'],
		[99_999.6, '₹1 lakh'],
		[2_00_000, '₹2 lakh'],
		[2_13_400, '₹2.1 lakh'],
		[98_75_000, '₹98.8 lakh'],
		[99_99_000, '₹1 crore'],
		[1_20_00_000, '₹1.2 crore'],
		[1_23_45_00_00_000, '₹12,345 crore'],
		[-1_64_000, '−₹1.6 lakh'],
		[-900, '−₹900'],
	])('says %d as %s', (rupees, said) => {
		expect(inLakh(rupees)).toBe(said)
	})
})

describe('aboutLakhs', () => {
	it.each([
		[
			[14_20_000, 14_80_000, 15_40_000],
			['₹14.2 lakh', '₹14.8 lakh', '₹15.4 lakh'],
		],
		[
			[4_00_000, 5_00_000, 6_00_000],
			['₹4 lakh', '₹5 lakh', '₹6 lakh'],
		],
		[
			[1_42_300, 1_44_900, 1_51_000],
			['₹1.42 lakh', '₹1.45 lakh', '₹1.51 lakh'],
		],
		[
			[-50_000, 0, 50_000],
			['−₹50,000', '₹0', '₹50,000'],
		],
		[
			[7_00_000, 7_00_000],
			['₹7 lakh', '₹7 lakh'],
		],
	])('says %j as %j', (rupees, said) => {
		expect(aboutLakhs(...rupees)).toEqual(said)
	})

	it('says amounts alike only where they are a hundredth apart at most', () => {
		const amount = fc.integer({ min: -9_99_00_000, max: 9_99_00_000 })
		fc.assert(
			fc.property(amount, amount, amount, (...rupees) => {
				const said = aboutLakhs(...rupees)
				for (const [n, one] of rupees.entries())
					for (const [m, other] of rupees.entries()) {
						if (said[n] !== said[m]) continue
						const most = Math.max(Math.abs(one), Math.abs(other))
						expect(Math.abs(one - other)).toBeLessThanOrEqual(Math.max(1, most / 99))
					}
			}),
		)
	})
})

describe('approx', () => {
	it.each([
		[0, 0],
		[7, 7],
		[99.6, 100],
		[2_13_456, 2_10_000],
		[-84_900, -85_000],
	])('rounds %d to %d', (rupees, rounded) => {
		expect(approx(rupees)).toBe(rounded)
	})

	it('is never more than a twentieth off, and nothing is left to round', () => {
		fc.assert(
			fc.property(fc.double({ min: 1, max: 1e9, noNaN: true }), (rupees) => {
				expect(Math.abs(approx(rupees) - rupees)).toBeLessThanOrEqual(rupees * 0.0501)
				expect(approx(approx(rupees))).toBe(approx(rupees))
			}),
		)
	})
})
