import fc from 'fast-check'
import { expect, it } from 'vitest'
import { type Paise, paise } from '../../shared/money.ts'
import { type OfferItem, paidOfOffer } from './bank-offer-rules.ts'

const amount = fc.integer({ min: 0, max: 10_000_000 }).map(paise)
const item: fc.Arbitrary<OfferItem> = fc.record({
	kind: fc.constantFrom('payment', 'adjustment'),
	...{ amount, credit: amount, debit: amount },
	settlement: fc.constantFrom('a', 'b'),
})

it('never pays more of an offer than it is, nor less than nothing, and names a settlement only where it has paid', () => {
	fc.assert(
		fc.property(amount, amount, fc.array(item, { maxLength: 5 }), (offer, charged, items) => {
			const { paid, settlement } = paidOfOffer({ offer, charged }, items)
			expect(paid).toBeGreaterThanOrEqual(0)
			expect(paid).toBeLessThanOrEqual(offer)
			expect(settlement === null).toBe(paid === 0)
		}),
	)
})

it('is paid by a line of the payment with the whole price, and not by one of the charge alone', () => {
	const line = (rupees: number): OfferItem => ({
		...{ kind: 'payment', amount: (rupees * 100) as Paise, credit: paise(0), debit: paise(0) },
		settlement: 'setl_1',
	})
	const offer = { offer: paise(500_00), charged: paise(9500_00) }
	expect(paidOfOffer(offer, [line(9500)])).toEqual({ paid: 0, settlement: null })
	expect(paidOfOffer(offer, [line(10_000)])).toEqual({ paid: 500_00, settlement: 'setl_1' })
})
