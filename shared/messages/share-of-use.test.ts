import fc from 'fast-check'
import { expect, it } from 'vitest'
import { ofUse, shareOfUse } from './en/planner/share-of-use.ts'

it.each([
	[0.004, '0 % of what you use'],
	[0.974, '97 % of what you use'],
	[1.16, '116 % of what you use'],
	[2, '2 times what you use'],
	[5.88, '5.9 times what you use'],
])('says %d of the use as %s', (share, said) => expect(ofUse(share)).toBe(said))

it('is said in per cent below twice the use and in times from there, never in both', () => {
	fc.assert(
		fc.property(fc.double({ min: 0, max: 100, noNaN: true }), (share) => {
			expect(/%/.test(shareOfUse(share))).toBe(share < 2)
			expect(/times/.test(shareOfUse(share))).toBe(share >= 2)
		}),
	)
})
