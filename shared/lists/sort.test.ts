import fc from 'fast-check'
import { expect, it } from 'vitest'
import { bothWays, sortRows } from './sort.ts'

const BY = { price: (row: { price: number | null }) => row.price }
const rows = fc.array(fc.record({ price: fc.option(fc.integer(), { nil: null }) }))

it('keeps every row, those without a figure last, the others in order', () => {
	fc.assert(
		fc.property(rows, fc.boolean(), (given, isDescending) => {
			const sorted = sortRows(given, isDescending ? '-price' : 'price', BY)
			expect(new Set(sorted)).toEqual(new Set(given))
			const figures = sorted.map(({ price }) => price)
			const known = figures.filter((price) => price !== null)
			expect(figures).toEqual([...known, ...figures.filter((price) => price === null)])
			for (const [index, price] of known.slice(1).entries())
				expect(Math.sign(price - (known[index] ?? 0)) * (isDescending ? -1 : 1)).not.toBe(-1)
		}),
	)
})

it.each([null, 'toString', 'name', '-'])('leaves rows as they are where asked for %s', (sort) => {
	const given = [{ price: 2 }, { price: 1 }]
	expect(sortRows(given, sort, BY)).toEqual(given)
})

it('sorts words as a dictionary does', () => {
	const by = { name: (row: { name: string }) => row.name }
	const given = ['b', 'A', 'é', 'z'].map((name) => ({ name }))
	expect(sortRows(given, 'name', by).map(({ name }) => name)).toEqual(['A', 'b', 'é', 'z'])
})

it('leaves what is alike in the order given, and puts numbers in words in their order', () => {
	const given = ['Panel 10', 'Panel 9', 'panel 9', 'Panel 2'].map((name, at) => ({ name, at }))
	const by = { name: ({ name }: { name: string }) => name.toLowerCase() }
	expect(sortRows(given, 'name', by).map(({ at }) => at)).toEqual([3, 1, 2, 0])
	expect(sortRows(given, '-name', by).map(({ at }) => at)).toEqual([0, 1, 2, 3])
})

it('names both ways of each column', () => {
	expect(bothWays(['name', 'price'])).toEqual(['name', '-name', 'price', '-price'])
})
