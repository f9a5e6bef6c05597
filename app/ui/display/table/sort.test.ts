import fc from 'fast-check'
import { expect, it } from 'vitest'
import { directionOf, nextSort, sortAddress, sortRows } from './sort'

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

it('turns round at the second press, and begins figures at the highest', () => {
	expect(nextSort('name', undefined, false)).toBe('name')
	expect(nextSort('name', 'name', false)).toBe('-name')
	expect(nextSort('price', 'name', true)).toBe('-price')
	expect(nextSort('price', '-price', true)).toBe('price')
	expect([directionOf('price', '-price'), directionOf('price', 'price')]).toEqual([
		'descending',
		'ascending',
	])
	expect(directionOf('price', 'name')).toBeUndefined()
})

it('keeps the filters and goes to the first page', () => {
	const params = new URLSearchParams('q=sun&page=4&sort=name')
	expect(sortAddress(params, '-price')).toBe('?q=sun&sort=-price')
})
