import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { kitSheet } from '../../../test/builders.ts'
import { kitStock, type Pieces, piecesOf, RemainingStock, takenBy } from './kits.ts'

const kit = (parts: Pieces[]) => ({
	id: 'kit',
	sheet: { ...kitSheet({}), parts },
})

const ids = fc.constantFrom('a', 'b', 'c', 'd')
const pieces = fc.record<Pieces>({ productId: ids, quantity: fc.integer({ min: 1, max: 50 }) })
const parts = fc.array(pieces, { minLength: 1, maxLength: 6 })
const stocks = fc
	.record({ a: fc.nat(500), b: fc.nat(500), c: fc.nat(500), d: fc.nat(500) })
	.map((each) => new Map(Object.entries(each)))

/** The pieces of each part that so many of a kit need. */
function needed(list: readonly Pieces[], times: number) {
	const sum = new Map<string, number>()
	for (const { productId, quantity } of list)
		sum.set(productId, (sum.get(productId) ?? 0) + quantity * times)
	return [...sum]
}

describe('the stock of a kit', () => {
	it('is the most that its parts allow: so many can be taken, and not one more', () => {
		fc.assert(
			fc.property(parts, stocks, (list, stock) => {
				const stockOf = (id: string) => stock.get(id) ?? 0
				const most = kitStock(kit(list), stockOf)
				expect(needed(list, most).every(([id, count]) => count <= stockOf(id))).toBe(true)
				expect(needed(list, most + 1).every(([id, count]) => count <= stockOf(id))).toBe(false)
			}),
		)
	})

	it('never grows as a part is taken, and is as before once it is back', () => {
		fc.assert(
			fc.property(parts, stocks, ids, fc.nat(100), (list, stock, id, count) => {
				const remaining = new RemainingStock((part) => stock.get(part) ?? 0)
				const before = remaining.most(takenBy(kit(list)))
				remaining.take([{ productId: id, quantity: 1 }], count)
				expect(remaining.most(takenBy(kit(list)))).toBeLessThanOrEqual(before)
				remaining.take([{ productId: id, quantity: 1 }], -count)
				expect(remaining.most(takenBy(kit(list)))).toBe(before)
			}),
		)
	})

	it('is less by exactly as many as are taken', () => {
		fc.assert(
			fc.property(parts, stocks, fc.nat(), (list, stock, wanted) => {
				const takes = takenBy(kit(list))
				const remaining = new RemainingStock((part) => stock.get(part) ?? 0)
				const most = remaining.most(takes)
				const taken = most === 0 ? 0 : wanted % (most + 1)
				remaining.take(takes, taken)
				expect(remaining.most(takes)).toBe(most - taken)
			}),
		)
	})

	it('is none where a part is archived, is not there or is a kit', () => {
		const one = { stock: 9, archived: false, sheet: null }
		expect(piecesOf(one)).toBe(9)
		expect(piecesOf({ ...one, archived: true })).toBe(0)
		expect(piecesOf(undefined)).toBe(0)
		expect(piecesOf({ ...one, sheet: kit([]).sheet })).toBe(0)
		expect(kitStock(kit([{ productId: 'a', quantity: 1 }]), () => 0)).toBe(0)
	})

	it('counts a part that is named twice as the sum', () => {
		const twice = kit([
			{ productId: 'a', quantity: 2 },
			{ productId: 'a', quantity: 3 },
		])
		expect(takenBy(twice)).toEqual([{ productId: 'a', quantity: 5 }])
		expect(kitStock(twice, () => 14)).toBe(2)
	})

	it('is that of the product itself where it is none', () => {
		expect(takenBy({ id: 'a', sheet: null })).toEqual([{ productId: 'a', quantity: 1 }])
	})
})
