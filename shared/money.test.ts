import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatRupees } from './format/money.ts'
import { AmountTooLarge, add, fromRupees, paise, sum, taxWithin, times, toRupees } from './money.ts'

const amounts = fc.integer({ min: 0, max: 1e13 }).map(paise)
const rates = fc.integer({ min: 0, max: 28 })

describe('money', () => {
	it('comes back from rupees as it went', () => {
		fc.assert(fc.property(amounts, (amount) => fromRupees(toRupees(amount)) === amount))
	})

	it('reads what a person writes with two decimals', () => {
		fc.assert(
			fc.property(fc.nat(1e9), fc.nat(99), (rupees, rest) => {
				const written = Number(`${rupees}.${String(rest).padStart(2, '0')}`)
				return fromRupees(written) === rupees * 100 + rest
			}),
		)
	})

	it.each([0.001, 1.005, 9.999, 1e300, 2 ** 53, Number.NaN, Number.POSITIVE_INFINITY])(
		'is never %d rupees',
		(rupees) => {
			expect(fromRupees(rupees)).toBeNull()
		},
	)

	it('adds up the same in any order', () => {
		fc.assert(
			fc.property(fc.array(amounts, { maxLength: 50 }), (all) => {
				const backwards = sum(all.toReversed())
				expect(sum(all)).toBe(backwards)
				expect(sum(all)).toBe(all.reduce((total, amount) => add(total, amount), paise(0)))
			}),
		)
	})

	it('multiplies as repeated adding does', () => {
		fc.assert(
			fc.property(amounts, fc.integer({ min: 0, max: 40 }), (amount, pieces) => {
				expect(times(amount, pieces)).toBe(sum(Array.from({ length: pieces }, () => amount)))
			}),
		)
	})

	it('holds whole paise only, and no more than can be counted', () => {
		expect(() => paise(0.5)).toThrow(RangeError)
		expect(() => times(paise(1e11), 1e6)).toThrow(AmountTooLarge)
	})

	it('has its tax within the price, the rest being taxed at the rate', () => {
		fc.assert(
			fc.property(amounts, rates, (price, rate) => {
				const tax = taxWithin(price, rate)
				expect(tax).toBeGreaterThanOrEqual(0)
				expect(tax).toBeLessThanOrEqual(price)
				const net = price - tax
				expect(Math.abs((net * rate) / 100 - tax)).toBeLessThanOrEqual(1)
			}),
		)
	})

	it('takes five per cent out of 105 rupees, eighteen out of 118', () => {
		expect(taxWithin(paise(10_500), 5)).toBe(500)
		expect(taxWithin(paise(11_800), 18)).toBe(1800)
	})

	it.each([
		[123456, '₹1,23,456.00'],
		[0, '₹0.00'],
		[999.5, '₹999.50'],
		[12345678.9, '₹1,23,45,678.90'],
	])('writes %d as %s', (rupees, text) => {
		expect(formatRupees(rupees)).toBe(text)
	})

	it('is written with the last three digits in one group and the others in twos', () => {
		fc.assert(
			fc.property(amounts, (amount) =>
				/^₹\d{1,2}(,\d{2})*(,\d{3})\.\d{2}$|^₹\d{1,3}\.\d{2}$/.test(formatRupees(toRupees(amount))),
			),
		)
	})
})
