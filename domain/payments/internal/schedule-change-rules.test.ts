import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { paise, sum } from '../../../shared/money.ts'
import { type DueRow, followTotal } from './schedule-change-rules.ts'

const DUES = ['on-order', 'before-delivery', 'on-commissioning', 'on-delivery'] as const
const rows = (...amounts: number[]): DueRow[] =>
	amounts.map((amount, index) => ({
		n: index + 1,
		due: DUES[index] ?? 'on-delivery',
		amount: paise(amount),
	}))
const amounts = (before: number[], paid: number, total: number) =>
	followTotal(rows(...before), paise(paid), paise(total)).schedule.map(({ amount }) => amount)

describe('the schedule of an order that costs another sum', () => {
	it.each([
		['more with the next part that is not paid', [100, 600, 300], 100, 1100, [100, 700, 300]],
		['more with a part that is paid in half', [100, 600, 300], 400, 1100, [100, 700, 300]],
		['more as a part of its own where all is paid', [1000], 1000, 1100, [1000, 100]],
		['less from the last part', [100, 600, 300], 100, 900, [100, 600, 200]],
		['less from more than one part', [100, 600, 300], 0, 500, [100, 400, 0]],
		['nothing else where it costs the same', [100, 600, 300], 0, 1000, [100, 600, 300]],
	])('asks for %s', (_, before, paid, total, after) => {
		expect(amounts(before, paid, total)).toEqual(after)
	})

	it('always sums to the new total, and gives back just what is paid beyond it', () => {
		const amount = fc.integer({ min: 0, max: 1_000_000 })
		const some = fc.array(amount, { minLength: 1, maxLength: 4 })
		fc.assert(
			fc.property(some, amount, amount, (before, paid, total) => {
				const { schedule, overpaid } = followTotal(rows(...before), paise(paid), paise(total))
				expect(sum(schedule.map(({ amount }) => amount))).toBe(total)
				expect(overpaid).toBe(Math.max(0, paid - total))
				expect(new Set(schedule.map(({ n }) => n)).size).toBe(schedule.length)
			}),
		)
	})
})
