import fc from 'fast-check'
import { expect, it } from 'vitest'
import { figure } from './check.ts'

it('writes figures as Indians do, with no more decimals than asked', () => {
	const digits = fc.constantFrom(0, 1, 2, 3)
	const values = fc.oneof(
		fc.double({ min: -1e9, max: 1e9, noNaN: true }),
		fc.integer({ min: -2_000_000, max: 2_000_000 }).map((thousandths) => thousandths / 1000),
	)
	fc.assert(
		fc.property(values, digits, (value, most) => {
			const scale = 10 ** most
			const number = Math.round(value * scale) / scale
			const format = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 3 })
			expect(figure(value, most)).toBe(number === 0 ? '0' : format.format(number))
		}),
	)
	expect(figure(123_456_789)).toBe('12,34,56,789')
	expect(figure(1234.567, 3)).toBe('1,234.567')
})
