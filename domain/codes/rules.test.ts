import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Day } from '../../shared/calendar.ts'
import { message } from '../../shared/messages/message.ts'
import { paise, sum } from '../../shared/money.ts'
import { apportion } from '../tax/rules.ts'
import { discountOn, firstFree, NO_SUCH_CODE, refusedOn } from './rules.ts'

const off = (more: object) => ({ amount: null, percentBp: null, cap: null, ...more })

describe('what a code takes off', () => {
	it.each([
		[off({ amount: paise(50_000) }), 2_00_000, 50_000],
		[off({ amount: paise(50_000) }), 30_000, 30_000],
		[off({ percentBp: 1000 }), 12_345, 1235],
		[off({ percentBp: 1 }), 4999, 0],
		[off({ percentBp: 1 }), 5000, 1],
		[off({ percentBp: 2500, cap: paise(1000) }), 1_00_000, 1000],
		[off({ percentBp: 10_000 }), 777, 777],
	])('%j of %i paise is %i', (discount, goods, expected) => {
		expect(discountOn(discount, paise(goods))).toBe(expected)
	})

	it('is exact where a double would not be', () => {
		expect(discountOn(off({ percentBp: 3333 }), paise(9_007_199_254_740_991))).toBe(
			3_002_099_511_605_172,
		)
	})
})

describe('a discount divided among lines', () => {
	const anyLines = fc.array(fc.nat(500_000_000), { minLength: 1, maxLength: 40 })

	it('makes up the discount to the paisa, and none is more than its line or less than nothing', () => {
		fc.assert(
			fc.property(anyLines, fc.nat(10_000), (amounts, bp) => {
				const lines = amounts.map((each) => paise(each))
				const discount = discountOn(off({ percentBp: bp }), sum(lines))
				const parts = apportion(discount, lines)
				expect(sum(parts)).toBe(discount)
				for (const [at, part] of parts.entries()) {
					expect(part).toBeGreaterThanOrEqual(0)
					expect(part).toBeLessThanOrEqual(lines[at] ?? 0)
					const exact = sum(lines) === 0 ? 0 : (discount * (lines[at] ?? 0)) / sum(lines)
					expect(Math.abs(part - exact)).toBeLessThan(1.001)
				}
			}),
		)
	})

	it('gives what is left over to the largest remainders, the earlier first', () => {
		expect(apportion(paise(100), [paise(1000), paise(1000), paise(1000)])).toEqual([34, 33, 33])
		expect(apportion(paise(10), [paise(149), paise(851)])).toEqual([1, 9])
		expect(apportion(paise(10), [paise(151), paise(849)])).toEqual([2, 8])
		expect(apportion(paise(0), [paise(0), paise(0)])).toEqual([0, 0])
	})
})

describe('a code', () => {
	const terms = {
		validFrom: '2026-11-01' as Day,
		validTo: '2026-11-30' as Day,
		endedAt: null,
		leastGoods: paise(10_000),
	}
	const on = (day: string, more: object = {}, goods = 10_000) =>
		refusedOn({ ...terms, ...more }, day as Day, paise(goods))

	it('counts from its first day to its last, for goods enough', () => {
		expect([on('2026-11-01'), on('2026-11-30')]).toEqual([null, null])
		expect(on('2027-11-01', { validTo: null })).toBeNull()
		expect(on('2026-11-10', {}, 9999)).toEqual(message('codes.least_goods', { paise: 10_000 }))
	})

	it('that is not yet, is over or was ended is as one that there is not', () => {
		for (const refused of [on('2026-10-31'), on('2026-12-01'), on('2026-11-10', { endedAt: 1 })])
			expect(refused).toEqual(NO_SUCH_CODE)
	})
})

it('finds the first number that is free', () => {
	expect([[], [1], [2], [1, 2, 4], [1, 2, 3]].map(firstFree)).toEqual([1, 2, 1, 3, 4])
})
