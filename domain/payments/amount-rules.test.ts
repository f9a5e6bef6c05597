import fc from 'fast-check'
import { expect, it } from 'vitest'
import { paise } from '../../shared/money.ts'
import { capturedOnline } from '../../test/money.ts'
import { type AmountTerms, judgeCharge } from './amount-rules.ts'

const amount = fc.integer({ min: 100, max: 50_00_000_00 }).map(paise)
const terms: fc.Arbitrary<AmountTerms> = fc.record({
	buyersBearFee: fc.boolean(),
	offersBorneBy: fc.constantFrom('unknown', 'shop', 'bank'),
	takesParts: fc.boolean(),
})
const charge = fc.record({
	amount: fc.integer({ min: -100, max: 60_00_000_00 }).map(paise),
	fee: fc.option(fc.integer({ min: 0, max: 1_00_000_00 }).map(paise)),
	hasOffer: fc.boolean(),
	currency: fc.constantFrom('INR', 'INR', 'USD'),
})

it('counts what was charged and what others bear, and never more than was asked', () => {
	fc.assert(
		fc.property(amount, charge, terms, (asked, given, agreed) => {
			const charged = { ...capturedOnline('pay_1', 0), ...given }
			const judged = judgeCharge(asked, charged, agreed)
			if (!judged) return
			const { amount: counts, buyerFee, bankOffer, shopOffer } = judged
			expect(charged.currency).toBe('INR')
			expect(counts + buyerFee - bankOffer).toBe(charged.amount)
			expect(counts + shopOffer).toBeLessThanOrEqual(asked)
			expect(counts).toBeGreaterThan(0)
		}),
	)
})

it('takes exactly what was asked for whatever was agreed', () => {
	fc.assert(
		fc.property(amount, terms, (asked, agreed) => {
			expect(judgeCharge(asked, capturedOnline('pay_1', asked), agreed)?.amount).toBe(asked)
		}),
	)
})

const NONE = { buyersBearFee: false, offersBorneBy: 'unknown', takesParts: false } as const
const judge = (given: object, agreed: Partial<AmountTerms>) =>
	judgeCharge(paise(10_000), { ...capturedOnline('pay_1', 0), ...given }, { ...NONE, ...agreed })

it.each([
	['the fee on top', { amount: 10_236, fee: 236 }, { buyersBearFee: true }],
	['an offer of the shop', { amount: 9500, hasOffer: true }, { offersBorneBy: 'shop' as const }],
	['an offer of the bank', { amount: 9500, hasOffer: true }, { offersBorneBy: 'bank' as const }],
	['a part', { amount: 4000 }, { takesParts: true }],
])('takes %s where the settings say so, and holds it otherwise', (_, given, agreed) => {
	expect(judge(given, agreed)).not.toBeNull()
	expect(judge(given, {})).toBeNull()
})

it.each([
	['another fee than was charged on top', { amount: 10_237, fee: 236 }],
	['a fee that is not known', { amount: 10_236, fee: null }],
	['another currency', { amount: 10_000, currency: 'USD' }],
	['an offer of a payment in parts', { amount: 4000, hasOffer: true }],
])('holds %s', (_, given) => {
	expect(judge(given, { buyersBearFee: true, takesParts: true })).toBeNull()
})
