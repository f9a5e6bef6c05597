import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { inEnglish } from '../../../../test/in-english.ts'
import { firstShort, type Wanted } from './shortage.ts'

describe('the first line that is short', () => {
	const TAKES: Record<string, Wanted['takes']> = {
		a: [{ productId: 'a', quantity: 1 }],
		b: [{ productId: 'b', quantity: 1 }],
		kit: [
			{ productId: 'a', quantity: 3 },
			{ productId: 'b', quantity: 1 },
		],
	}
	const line = (id: string, quantity: number): Wanted => ({
		id,
		name: id.toUpperCase(),
		takes: TAKES[id] ?? [],
		quantity,
	})
	const lines = fc.array(
		fc
			.record({ id: fc.constantFrom('a', 'b', 'kit'), quantity: fc.integer({ min: 1, max: 9 }) })
			.map(({ id, quantity }) => line(id, quantity)),
		{ minLength: 1, maxLength: 6 },
	)
	const stocks = fc.record({ a: fc.nat(60), b: fc.nat(20) })
	const stockOf = (stock: Record<string, number>) => (id: string) => stock[id] ?? 0
	const enough = (all: Wanted[], stock: Record<string, number>) =>
		Object.entries(stock).every(([id, count]) => {
			const needed = all.flatMap(({ takes, quantity }) =>
				takes.filter(({ productId }) => productId === id).map((one) => one.quantity * quantity),
			)
			return needed.reduce((sum, one) => sum + one, 0) <= count
		})

	it('is there exactly when all of them together need more than there is', () => {
		fc.assert(
			fc.property(lines, stocks, (all, stock) => {
				expect(firstShort(all, stockOf(stock)) === null).toBe(enough(all, stock))
			}),
		)
	})

	it('could be had as often as it says, after the lines before it', () => {
		fc.assert(
			fc.property(lines, stocks, (all, stock) => {
				const short = firstShort(all, stockOf(stock))
				if (!short) return
				const wanted = all.filter(({ id }) => id === short.id)
				const sum = wanted.reduce((count, { quantity }) => count + quantity, 0)
				expect(short.available).toBeLessThan(sum)
				const first = all.findIndex(({ id }) => id === short.id)
				const before = all.filter(({ id }) => all.findIndex((other) => other.id === id) < first)
				expect(enough([...before, line(short.id, short.available)], stock)).toBe(true)
				expect(enough([...before, line(short.id, short.available + 1)], stock)).toBe(false)
			}),
		)
	})

	it('is said as of one product where nothing is shared, else as beside the rest', () => {
		const short = (all: Wanted[]) => inEnglish(firstShort(all, stockOf({ a: 7, b: 9 }))?.message)
		expect(short([line('kit', 3)])).toBe('Only 2 of KIT left in stock.')
		expect(short([line('b', 1), line('a', 8)])).toBe('Only 7 of A left in stock.')
		expect(short([line('kit', 2), line('a', 2)])).toBe(
			'Only 1 of A left in stock beside the rest of this order.',
		)
		expect(short([line('a', 5), line('kit', 1)])).toBe(
			'No KIT is left in stock beside the rest of this order.',
		)
		expect(inEnglish(firstShort([line('a', 1)], () => 0)?.message)).toBe('A is out of stock.')
	})
})
