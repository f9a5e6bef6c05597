import type { Product } from '../../schema.ts'
import { type Hits, SearchIndex, type Terms } from './search-index.ts'
import { termsOf } from './search-terms.ts'
import { sheetWords } from './sheet-terms.ts'
import { calledOf } from './synonyms.ts'
import { type Understanding, understand } from './understanding.ts'

/** A hit in a name counts twice, one in a sheet less than one in a brand or kind. */
const NAME_WEIGHT = 2
const SHEET_WEIGHT = 0.8

function searchTerms(product: Product): Terms {
	const terms = new Map(
		sheetWords(product)
			.flatMap(termsOf)
			.map((term) => [term, SHEET_WEIGHT]),
	)
	for (const term of termsOf(`${product.brand}\n${calledOf(product.category)}`)) terms.set(term, 1)
	for (const term of termsOf(product.name)) terms.set(term, NAME_WEIGHT)
	return terms
}

const isSame = (a: Terms, b: Terms) =>
	a.size === b.size && [...a].every(([term, weight]) => b.get(term) === weight)

type Place = readonly [position: number, id: string]

/** The shop's own order; products at one position come by id. */
export const byPosition = ([a, id]: Place, [b, otherId]: Place): number =>
	a - b || (id < otherId ? -1 : 1)

interface Found extends Hits {
	understanding: Understanding
}

/** Search over the catalogue's names, brands, kinds and technical sheets, by prefix and forgiving typos, in memory. */
export class ProductSearch {
	readonly #products = new Map<string, { terms: Terms; position: number }>()
	/** Made again by the first search after a change. */
	#index: SearchIndex | undefined

	/** @param position in the shop's own order, which decides between products that are found equally well */
	put(product: Product, position: number) {
		const terms = searchTerms(product)
		const before = this.#products.get(product.id)
		if (before?.position === position && isSame(before.terms, terms)) return
		this.#products.set(product.id, { terms, position })
		this.#index = undefined
	}

	remove(id: string) {
		if (this.#products.delete(id)) this.#index = undefined
	}

	/** The ids found, best first; typos are forgiven only where nothing is found as it was typed. */
	find(text: string): Found {
		this.#index ??= this.#indexed()
		const index = this.#index
		const understanding = understand(text, (word) => index.has(word))
		// A letter beside words is taken for one that is still being typed, unless it is a word itself.
		const { words } = understanding
		const meant = words.filter(
			([word = '']) => word.length > 1 || words.length === 1 || index.has(word),
		)
		if (meant.length === 0) return { ids: [], comparisons: 0, understanding }
		const exact = index.search(meant, false)
		if (exact.ids.length > 0) return { ...exact, understanding }
		const { ids, comparisons } = index.search(meant, true)
		return { ids, comparisons: exact.comparisons + comparisons, understanding }
	}
	/** In one order, however products were read. */
	#indexed(): SearchIndex {
		const inOrder = [...this.#products].sort(([id, a], [otherId, b]) =>
			byPosition([a.position, id], [b.position, otherId]),
		)
		return new SearchIndex(new Map(inOrder.map(([id, { terms }]) => [id, terms])))
	}
}
