import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Paise, paise } from '../../../shared/money.ts'
import type { Pieces } from '../rules.ts'
import { chargesBack, isFaultOfShop, type OrderedLine, shareOfCharge } from './charge-rules.ts'

const SEED = 20261123

const order = fc.record({
	lines: fc.array(
		fc.record({
			price: fc.integer({ min: 0, max: 1_00_000_00 }),
			quantity: fc.integer({ min: 1, max: 60 }),
			offBp: fc.integer({ min: 0, max: 10_000 }),
		}),
		{ minLength: 1, maxLength: 6 },
	),
	charges: fc.array(fc.integer({ min: 0, max: 50_000_00 }), { minLength: 1, maxLength: 3 }),
})

const orderedOf = (lines: { price: number; quantity: number; offBp: number }[]): OrderedLine[] =>
	lines.map(({ price, quantity, offBp }, index) => ({
		line: index + 1,
		quantity,
		price: paise(price),
		discount: paise(Math.floor((price * quantity * offBp) / 10_000)),
	}))

describe('what of the charges goes back', () => {
	it('sums to them when all of an order comes back by faults, in however many returns', () => {
		const returned = fc.array(fc.array(fc.integer({ min: 0, max: 30 }), { maxLength: 6 }), {
			maxLength: 8,
		})
		fc.assert(
			fc.property(order, returned, ({ lines, charges: amounts }, tries) => {
				const ordered = orderedOf(lines)
				const charges = amounts.map((amount, n) => ({
					n: n + 1,
					name: `Charge ${n}`,
					amount: paise(amount),
				}))
				const faulty: Pieces[] = []
				const given = new Map<number, Paise>()
				const left = new Map(ordered.map(({ line, quantity }) => [line, quantity]))
				const rest = ordered.map(({ quantity }) => quantity)
				for (const counts of [...tries, rest]) {
					for (const { line } of ordered) {
						const quantity = Math.min(counts[line - 1] ?? 0, left.get(line) ?? 0)
						if (quantity === 0) continue
						faulty.push({ line, quantity })
						left.set(line, (left.get(line) ?? 0) - quantity)
					}
					for (const { n, amount } of chargesBack(charges, ordered, faulty, given)) {
						expect(amount).toBeGreaterThan(0)
						given.set(n, paise((given.get(n) ?? 0) + amount))
					}
					for (const { n, amount } of charges) expect(given.get(n) ?? 0).toBeLessThanOrEqual(amount)
				}
				for (const { n, amount } of charges) expect(given.get(n) ?? 0).toBe(amount)
			}),
			{ seed: SEED, numRuns: 400 },
		)
	})

	it('is never more for fewer pieces, and for none nothing', () => {
		fc.assert(
			fc.property(order, fc.nat(), ({ lines, charges: [charge = 0] }, at) => {
				const ordered = orderedOf(lines)
				const one = ordered[at % ordered.length]
				if (!one) throw new Error('There is a line.')
				const shareOf = (quantity: number) =>
					shareOfCharge(paise(charge), ordered, [{ line: one.line, quantity }])
				expect(shareOf(0)).toBe(0)
				for (let count = 1; count <= one.quantity; count++)
					expect(shareOf(count)).toBeGreaterThanOrEqual(shareOf(count - 1))
				expect(shareOf(one.quantity)).toBeLessThanOrEqual(charge)
			}),
			{ seed: SEED, numRuns: 200 },
		)
	})

	it('is by what the lines cost after their discount', () => {
		const ordered: OrderedLine[] = [
			{ line: 1, quantity: 2, price: paise(1000), discount: paise(500) },
			{ line: 2, quantity: 1, price: paise(500), discount: paise(0) },
		]
		const of = (...pieces: [number, number][]) =>
			shareOfCharge(
				paise(101),
				ordered,
				pieces.map(([line, quantity]) => ({ line, quantity })),
			)
		expect([of([1, 2]), of([2, 1]), of([1, 1]), of([1, 2], [2, 1])]).toEqual([76, 25, 38, 101])
	})

	it('is of faults of the shop alone', () => {
		const causes = [null, 'changed-mind', 'damaged', 'wrong-item', 'not-as-described'] as const
		expect(causes.filter(isFaultOfShop)).toEqual(['damaged', 'wrong-item', 'not-as-described'])
	})
})
