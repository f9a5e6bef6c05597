import { beforeAll, describe, expect, it } from 'vitest'
import {
	hostileSearches,
	madeUpWords,
	manyProducts,
} from '../../../test/catalogues/many-products.ts'
import { productOf } from '../catalogue.ts'
import { ProductSearch } from '../internal/search/search.ts'
import { termsOf, typosBetween } from '../internal/search/search-terms.ts'
import { MAX_SEARCH_WORDS } from '../limits.ts'
import type { Product } from '../schema.ts'

const PRODUCTS = 10_000

describe('searching a large catalogue', () => {
	const search = new ProductSearch()
	const products = manyProducts(PRODUCTS).map(productOf)
	/** Words of all names, brands and kinds: the terms that one word of a search can be compared with. */
	let terms = 0

	beforeAll(() => {
		for (const [position, product] of products.entries()) search.put(product, position)
		terms = products.reduce((sum, { name }) => sum + termsOf(name).length + 6, 0)
	})

	it.each(Object.entries(hostileSearches(5)))('is bounded in work: %s', (_kind, texts) => {
		for (const text of texts) {
			const { comparisons } = search.find(text)
			// As typed, and once more where typos are forgiven, with each different word as well.
			expect(comparisons, text).toBeLessThanOrEqual(MAX_SEARCH_WORDS * (2 * terms + terms))
		}
	})

	it('looks at a product no more once a word is missing in it, and for the nearest once more', () => {
		const [rare = ''] = madeUpWords()
		const { unknown, comparisons } = search.find(`qqqqqqqq ${rare} solar panel`)
		expect(unknown).toEqual(['qqqqqqqq'])
		expect(comparisons).toBeLessThan(6 * terms)
	})

	it('goes without a word that nothing has, and finds nothing without any other', () => {
		const [rare = ''] = madeUpWords()
		expect(finds(`qqqqqqqq ${rare}`)).toEqual(finds(rare))
		expect(finds('qqqqqqqq')).toEqual(new Set())
	})

	const finds = (text: string) => new Set(search.find(text).ids)
	const having = (test: (terms: string[], product: Product) => boolean) =>
		new Set(
			products
				.filter((product) => test(termsOf(`${product.name} ${product.brand}`), product))
				.map(({ id }) => id as string),
		)

	it('finds just what has all words, from the beginning of each', () => {
		const words = madeUpWords(60)
		for (const [at, word] of words.entries()) {
			const other = words[(at * 7) % words.length] ?? ''
			const [whole, beginning] = [word, other.slice(0, 4 + (at % 3))]
			const expected = having((own) =>
				[whole, beginning].every((text) => own.some((term) => term.startsWith(text))),
			)
			if (expected.size > 0) expect(finds(`${whole} ${beginning}`), word).toEqual(expected)
		}
	})

	it('takes a single letter for the beginning of a word, alone', () => {
		expect(finds('z')).toEqual(having((own) => own.some((term) => term.startsWith('z'))))
		expect(finds('z').size).toBeGreaterThan(10)
		// Beside words it is one that is still being typed, or a word of its own.
		expect(finds('battery z')).toEqual(finds('battery'))
		const seventh = products[7] as Product
		expect(finds(`${seventh.category} 7`)).toEqual(
			having((own, { category }) => own.includes('7') && category === seventh.category),
		)
	})

	it('finds what was changed, and no more what was removed', () => {
		const [product] = products as [Product]
		search.put({ ...product, name: 'Zyzzyva lantern' }, 0)
		expect(search.find('zyzzyva').ids).toEqual([product.id])
		search.remove(product.id)
		expect(search.find('zyzzyva').ids).toEqual([])
		search.put(product, 0)
		expect(finds(product.name)).toContain(product.id)
	})
})

describe('the words of a search', () => {
	it.each([
		['battery', 'battery', 0],
		['battry', 'battery', 1],
		['pannel', 'panel', 1],
		['invertor', 'inverter', 1],
		['genrtaor', 'generator', 3],
		['kitten', 'sitting', 3],
		['abc', 'xyz', 3],
		['', 'ab', 2],
	])('differ in letters: %s, %s', (a, b, typos) => {
		for (const most of [0, 1, 2, 3, 6]) {
			const expected = Math.min(typos, most + 1)
			expect([typosBetween(a, b, most), typosBetween(b, a, most)], `${most}`).toEqual([
				expected,
				expected,
			])
		}
	})
})
