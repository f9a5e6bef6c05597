import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { ProductId } from '../../shared/ids.ts'
import { BARE, kitSheet } from '../../test/builders.ts'
import { inEnglish } from '../../test/in-english.ts'
import type { Product } from '../catalogue/schema.ts'
import { cartOf } from './internal/cart-view.ts'
import { availabilityIn, capped, type Line, merged } from './rules.ts'

const ids = fc.constantFrom('a', 'b', 'c', 'd')
const lines = fc.uniqueArray(
	fc.record<Line>({ productId: ids, quantity: fc.integer({ min: 1, max: 10_000 }) }),
	{ selector: (line) => line.productId },
)

const stocked = (id: string, price: number, stock: number): Product => ({
	id: id as ProductId,
	name: `Panel ${id}`,
	brand: 'Testa',
	category: 'Panels',
	wattage: 400,
	price,
	stock,
	description: '',
	image: '',
	...BARE,
})

/** A stock in which everything has a price of at most two decimals. */
const shelves = fc
	.record({
		a: fc.integer({ min: 1, max: 1e9 }),
		b: fc.integer({ min: 1, max: 1e9 }),
		c: fc.integer({ min: 1, max: 1e9 }),
	})
	.map((prices) => new Map(Object.entries(prices)))

const totals = (all: Line[]) =>
	Object.fromEntries(all.map((line) => [line.productId, line.quantity]))

describe('merged lines', () => {
	it('lose no piece and gain none', () => {
		fc.assert(
			fc.property(lines, lines, (into, more) => {
				const expected: Record<string, number> = {}
				for (const { productId, quantity } of [...into, ...more])
					expected[productId] = (expected[productId] ?? 0) + quantity
				expect(totals(merged(into, more))).toEqual(expected)
			}),
		)
	})

	it('come to the same whichever cart is merged into which', () => {
		fc.assert(
			fc.property(lines, lines, (one, other) => {
				expect(totals(merged(one, other))).toEqual(totals(merged(other, one)))
			}),
		)
	})

	it('keep their place; new ones follow at the end', () => {
		fc.assert(
			fc.property(lines, lines, (into, more) => {
				const order = merged(into, more).map((line) => line.productId)
				expect(order.slice(0, into.length)).toEqual(into.map((line) => line.productId))
			}),
		)
	})
})

const PANEL = { name: 'Panel' }
const alone = (most: number) => ({ most, shared: false })

describe('a capped quantity', () => {
	const wanted = fc.integer({ min: -1000, max: 1e9 })
	const stock = fc.nat(1000)

	it('is at least 1 and at most the stock', () => {
		fc.assert(
			fc.property(wanted, stock, (pieces, left) => {
				const { quantity } = capped(pieces, PANEL, alone(left))
				expect(quantity).toBeGreaterThanOrEqual(1)
				expect(quantity).toBeLessThanOrEqual(Math.max(1, left))
				if (pieces >= 1 && pieces <= left) expect(quantity).toBe(pieces)
			}),
		)
	})

	it('says so exactly when more was wanted than there is', () => {
		fc.assert(
			fc.property(wanted, stock, (pieces, left) => {
				const { notice } = capped(pieces, PANEL, alone(left))
				expect(notice !== null).toBe(pieces > left)
			}),
		)
		expect(inEnglish(capped(9, PANEL, alone(4)).notice)).toBe('Only 4 of Panel in stock.')
		expect(inEnglish(capped(1, PANEL, alone(0)).notice)).toBe('Panel is out of stock.')
	})
})

describe('a cart', () => {
	it('costs the sum of its lines, to the paisa', () => {
		fc.assert(
			fc.property(lines, shelves, (all, prices) => {
				const cart = cartOf(all, (id) => {
					const price = prices.get(id)
					return price === undefined ? undefined : stocked(id, price / 100, 1e6)
				})
				const paise = all.reduce(
					(total, line) => total + BigInt(prices.get(line.productId) ?? 0) * BigInt(line.quantity),
					0n,
				)
				expect(BigInt(Math.round(cart.total * 100))).toBe(paise)
				const sum = cart.items.reduce((total, item) => total + Math.round(item.lineTotal * 100), 0)
				expect(sum).toBe(Number(paise))
				expect(cart.count).toBe(cart.items.reduce((count, item) => count + item.quantity, 0))
			}),
		)
	})

	it('leaves out what is no longer sold', () => {
		const cart = cartOf([{ productId: 'gone', quantity: 3 }], () => undefined)
		expect(cart).toMatchObject({ items: [], count: 0, total: 0 })
	})

	it('says of a line that it cannot be ordered, where the stock has shrunk', () => {
		const few = cartOf([{ productId: 'a', quantity: 3 }], (id) => stocked(id, 10, 2))
		expect(inEnglish(few.items[0]?.problem)).toBe('Only 2 of Panel a in stock.')
		const enough = cartOf([{ productId: 'a', quantity: 2 }], (id) => stocked(id, 10, 2))
		expect(enough.items[0]?.problem).toBeNull()
	})
})

const kitOf = (id: string, parts: Record<string, number>): Product => ({
	...stocked(id, 100, 0),
	name: `Kit ${id}`,
	category: 'Kits',
	sheet: kitSheet(parts),
})

describe('what is available to a cart whose lines share parts', () => {
	const KITS: Record<string, Record<string, number>> = { k: { a: 2, b: 1 }, l: { a: 3, c: 1 } }
	const stocks = fc.record({ a: fc.nat(30), b: fc.nat(9), c: fc.nat(9) })
	const mixed = fc.uniqueArray(
		fc.record<Line>({
			productId: fc.constantFrom('a', 'b', 'c', 'k', 'l'),
			quantity: fc.integer({ min: 1, max: 12 }),
		}),
		{ selector: (line) => line.productId },
	)
	const inStock = (stock: Record<string, number>) => (id: string) => {
		const parts = KITS[id]
		return parts ? kitOf(id, parts) : stocked(id, 10, stock[id] ?? 0)
	}
	/** The number of each part that the lines take together. */
	const needed = (all: readonly Line[]) => {
		const sum: Record<string, number> = { a: 0, b: 0, c: 0 }
		for (const { productId, quantity } of all)
			for (const [part, each] of Object.entries(KITS[productId] ?? { [productId]: 1 }))
				sum[part] = (sum[part] ?? 0) + each * quantity
		return sum
	}
	const fits = (all: readonly Line[], stock: Record<string, number>) =>
		Object.entries(needed(all)).every(([part, count]) => count <= (stock[part] ?? 0))

	it('is no problem for any line exactly when an order of all of them is none', () => {
		fc.assert(
			fc.property(mixed, stocks, (all, stock) => {
				const { items } = cartOf(all, inStock(stock))
				expect(items.every(({ problem }) => problem === null)).toBe(fits(all, stock))
			}),
		)
	})

	it('is all that is left beside the others: so much more fits, and no piece besides', () => {
		fc.assert(
			fc.property(mixed, stocks, (all, stock) => {
				const [first, ...others] = all
				if (!first || !fits(all, stock)) return
				const find = inStock(stock)
				const { most } = availabilityIn(all, find)(find(first.productId))
				expect(fits([{ ...first, quantity: most }, ...others], stock)).toBe(true)
				expect(fits([{ ...first, quantity: most + 1 }, ...others], stock)).toBe(false)
			}),
		)
	})

	it('is told in words', () => {
		const find = inStock({ a: 7, b: 9, c: 9 })
		const both = [
			{ productId: 'k', quantity: 2 },
			{ productId: 'l', quantity: 2 },
		]
		expect(inEnglish(cartOf(both, find).items)).toMatchObject([
			{ stock: 2, problem: null },
			{ stock: 1, problem: 'Only 1 of Kit l in stock beside the rest of your cart.' },
		])
		const none = availabilityIn([{ productId: 'k', quantity: 3 }], find)(find('l'))
		expect(inEnglish(capped(1, find('l'), none).notice)).toBe(
			'No Kit l in stock beside the rest of your cart.',
		)
	})
})
