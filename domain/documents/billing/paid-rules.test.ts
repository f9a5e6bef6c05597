import fc from 'fast-check'
import { expect, it } from 'vitest'
import { paise, sum } from '../../../shared/money.ts'
import { anyOrder } from '../../../test/sales.ts'
import { itemOf } from './items.ts'
import { loweredItems, receivedOf } from './paid-rules.ts'
import { sumsOf, taxesOfItems } from './part-rules.ts'

it('items that are less by a discount sum to what is left, taxes and all', () => {
	fc.assert(
		fc.property(anyOrder, fc.nat(99), ({ lines, taxParts }, pct) => {
			const items = lines.map(({ n, price, quantity, discount }) => {
				const taxes = taxParts.filter((part) => part.of === 'line' && part.n === n)
				const sold = {
					of: 'line' as const,
					n,
					name: '',
					parts: [],
					taxes,
					price,
					quantity,
					discount,
				}
				return itemOf(sold, 0, quantity, true)
			})
			const whole = sum(items.map(({ total }) => paise(total)))
			const off = paise(Math.floor((whole * pct) / 100))
			const lowered = loweredItems(items, off)
			expect(sumsOf(taxesOfItems(lowered)).total).toBe(whole - off)
			for (const { total, taxes, price, quantity, discount } of lowered) {
				expect(total).toBeGreaterThanOrEqual(0)
				expect(price * quantity - discount).toBe(total)
				expect(sumsOf(taxes).total).toBe(total)
				for (const { cgst, sgst } of taxes) expect(cgst).toBe(sgst)
			}
		}),
	)
})

const amount = fc.nat(1_000_000).map(paise)

it('what an order costs after all that went back is what was received, where it was paid', () => {
	fc.assert(
		fc.property(amount, amount, fc.nat(100), (price, more, pct) => {
			const paid = paise(price + more)
			const back = paise(Math.floor((paid * pct) / 100))
			const { received, orderTotal } = receivedOf(
				{ paid, ofReturns: back, otherwise: paise(0) },
				price,
			)
			expect(received).toBe(paid - back)
			expect(orderTotal).toBe(Math.min(price, received))
		}),
	)
})
