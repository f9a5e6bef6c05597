import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { paise } from '../../shared/money.ts'
import { lineMoney, orderMoney } from './order-money.ts'

describe('the money of an order', () => {
	const line = fc.record({
		price: fc.integer({ min: 1, max: 1e9 }).map(paise),
		quantity: fc.integer({ min: 1, max: 1000 }),
		taxRatePct: fc.constantFrom(0, 5, 12.5, 18, 28),
	})

	it('is the sum of its lines, total and tax', () => {
		fc.assert(
			fc.property(fc.array(line, { maxLength: 20 }), (lines) => {
				const { total, tax } = orderMoney(lines)
				expect(total).toBe(lines.reduce((sum, { price, quantity }) => sum + price * quantity, 0))
				expect(tax).toBe(lines.reduce((sum, each) => sum + lineMoney(each).tax, 0))
				expect(tax).toBeLessThanOrEqual(total)
			}),
		)
	})

	it('has its tax within', () => {
		const at = (taxRatePct: number) => lineMoney({ price: paise(12_390), quantity: 10, taxRatePct })
		expect(at(5)).toEqual({ total: 123_900, tax: 5900 })
		expect(at(18)).toEqual({ total: 123_900, tax: 18_900 })
	})
})
