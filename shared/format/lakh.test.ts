import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { approx, inLakh } from './lakh.ts'

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
