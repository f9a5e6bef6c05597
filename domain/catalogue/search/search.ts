import type { Category, Product } from '../schema.ts'
import { type Hits, SearchIndex, type Terms } from './search-index.ts'
import { searchTermsOf, termsOf } from './search-words.ts'

/** What people call the things of a category, so that 'solar battery' and 'battery' find the same. */
const CALLED: Record<Category, string> = {
	Panels: 'solar panel panels module modules',
	Batteries: 'solar battery batteries storage accumulator',
	Inverters: 'solar inverter inverters',
	Generators: 'solar generator generators portable power station',
	Kits: 'solar kit kits system systems package',
	Accessories: 'solar accessory accessories parts',
}

/** A hit in a name counts twice. */
const NAME_WEIGHT = 2

function searchTerms({ name, brand, category }: Product): Terms {
	const terms = new Map([brand, CALLED[category]].flatMap(termsOf).map((term) => [term, 1]))
	for (const term of termsOf(name)) terms.set(term, NAME_WEIGHT)
	return terms
}

/** Prefix and typo-tolerant search over the catalogue's names, brands and kinds, kept in memory. */
export class ProductSearch {
	readonly #products = new Map<string, Terms>()
	/** Made again by the first search after a change. */
	#index: SearchIndex | undefined

	put(product: Product) {
		this.#products.set(product.id, searchTerms(product))
		this.#index = undefined
	}

	remove(id: string) {
		if (this.#products.delete(id)) this.#index = undefined
	}

	/** The ids found, best first; typos are forgiven only where nothing is found as it was typed. */
	find(text: string): Hits {
		this.#index ??= new SearchIndex(this.#products)
		const index = this.#index
		const words = searchTermsOf(text)
		// A letter beside words is taken for one that is still being typed, unless it is a word itself.
		const meant = words.filter((word) => word.length > 1 || words.length === 1 || index.has(word))
		if (meant.length === 0) return { ids: [], comparisons: 0 }
		const exact = index.search(meant, false)
		if (exact.ids.length > 0) return exact
		const { ids, comparisons } = index.search(meant, true)
		return { ids, comparisons: exact.comparisons + comparisons }
	}
}
