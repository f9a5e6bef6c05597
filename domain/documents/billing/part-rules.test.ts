import fc from 'fast-check'
import { expect, it } from 'vitest'
import { paise, sum } from '../../../shared/money.ts'
import { anyOrder } from '../../../test/sales.ts'
import { itemOf } from './items.ts'
import { byHsn, costOf, ofAmount, sumsOf, untaxed } from './part-rules.ts'
import type { DocumentTax } from './schema.ts'

const NAMES = ['taxable', 'cgst', 'sgst', 'igst', 'total'] as const

type Order = typeof anyOrder extends fc.Arbitrary<infer T> ? T : never

const partsOf = ({ taxParts }: Order, of: 'line' | 'charge', n: number): DocumentTax[] =>
	taxParts.filter((part) => part.of === of && part.n === n)

/** The sold goods and services, by a line or charge each. */
const soldIn = (order: Order) => [
	...order.lines.map(({ n, price, quantity, discount, parts }) => ({
		of: 'line' as const,
		n,
		name: '',
		parts,
		price,
		quantity,
		discount,
		taxes: partsOf(order, 'line', n),
	})),
	...order.charges.map(({ n, gross: price, discount }) => ({
		of: 'charge' as const,
		n,
		name: '',
		parts: [],
		price,
		quantity: 1,
		discount,
		taxes: partsOf(order, 'charge', n),
	})),
]

const totalOf = ({ lines, charges }: Order) =>
	lines.reduce((total, each) => total + each.price * each.quantity - each.discount, 0) +
	charges.reduce((total, each) => total + each.gross - each.discount, 0)

it('sums of what leaves in parcels are those of the order, to the paisa', () => {
	fc.assert(
		fc.property(anyOrder, fc.array(fc.nat(12), { minLength: 1, maxLength: 5 }), (order, cuts) => {
			const items = soldIn(order).flatMap((sold) => {
				const at = [...new Set([0, ...cuts.map((cut) => Math.min(cut, sold.quantity))])]
				const ends = [...at.toSorted((a, b) => a - b), sold.quantity]
				return ends
					.slice(1)
					.flatMap((end, index) =>
						end > (ends[index] ?? 0)
							? [itemOf(sold, ends[index] ?? 0, end - (ends[index] ?? 0), true)]
							: [],
					)
			})
			expect(sumsOf(items.flatMap(({ taxes }) => taxes))).toEqual(sumsOf(order.taxParts))
			expect(sumsOf(order.taxParts).total).toBe(totalOf(order))
			for (const { taxes, total, price, quantity, discount } of items) {
				expect(sumsOf(taxes).total).toBe(total)
				expect(price * quantity - discount).toBe(total)
				for (const { cgst, sgst } of taxes) expect(cgst).toBe(sgst)
			}
			const least = Math.min(0, ...items.flatMap(({ taxes }) => taxes.map((tax) => tax.taxable)))
			expect(least).toBe(0)
		}),
	)
})

it('what an advance is for sums to it, and the whole of an order is the order', () => {
	fc.assert(
		fc.property(anyOrder, fc.integer({ min: 1, max: 100 }), (order, pct) => {
			const whole = sumsOf(order.taxParts)
			const amount = paise(Math.round((whole.total * pct) / 100))
			const parts = ofAmount(order.taxParts, amount)
			expect(sumsOf(parts).total).toBe(amount)
			for (const { taxable, cgst, sgst, igst } of parts)
				expect([taxable >= 0, cgst >= 0, cgst === sgst, igst >= 0]).toEqual([
					true,
					true,
					true,
					true,
				])
			expect(ofAmount(order.taxParts, paise(whole.total))).toEqual(order.taxParts)
			expect(sumsOf(untaxed(parts))).toEqual({
				taxable: amount,
				cgst: 0,
				sgst: 0,
				igst: 0,
				total: amount,
			})
		}),
	)
})

it('adds up by HSN and rate what it was given, each once', () => {
	fc.assert(
		fc.property(anyOrder, ({ taxParts }) => {
			const rows = byHsn(taxParts)
			for (const name of NAMES) expect(sumsOf(rows)[name]).toBe(sumsOf(taxParts)[name])
			const keys = rows.map(({ hsnSac, rateBp, part }) => `${hsnSac} ${rateBp} ${part}`)
			expect(new Set(keys).size).toBe(keys.length)
		}),
	)
})

it('what pieces of a line cost sums to the line', () => {
	fc.assert(
		fc.property(
			fc.integer({ min: 1, max: 1_000_000 }),
			fc.integer({ min: 1, max: 60 }),
			fc.nat(1_000_000),
			(price, all, off) => {
				const line = { price, discount: Math.min(off, price * all) }
				const each = Array.from({ length: all }, (_, n) =>
					paise(costOf(line, n + 1, all) - costOf(line, n, all)),
				)
				expect(sum(each)).toBe(price * all - line.discount)
				expect(Math.min(0, ...each)).toBe(0)
			},
		),
	)
})
