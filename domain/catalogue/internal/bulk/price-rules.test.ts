import fc from 'fast-check'
import { expect, it } from 'vitest'
import { paise } from '../../../../shared/money.ts'
import { MAX_RUPEES } from '../../limits.ts'
import { priceAfter } from './price-rules.ts'

const prices = fc.integer({ min: 1, max: MAX_RUPEES * 100 }).map(paise)
const hundredths = fc.integer({ min: -9900, max: 100_000 })

it('is the nearest whole paisa to the price and its per cent', () => {
	fc.assert(
		fc.property(prices, hundredths, (price, pct) => {
			const after = BigInt(priceAfter(price, pct / 100)) * 10_000n
			const exact = BigInt(price) * BigInt(10_000 + pct)
			const apart = after - exact
			expect(apart > -5000n && apart <= 5000n).toBe(true)
		}),
	)
})

it.each([
	[10_050, 5, 10_553],
	[10_050, -5, 9548],
	[10_050, 0, 10_050],
	[1, -99, 0],
	[99_999, 0.07, 100_069],
])('makes %i paise and %d %% %i', (price, pct, after) => {
	expect(priceAfter(paise(price), pct)).toBe(after)
})
