import MiniSearch from 'minisearch'
import type { Category, Product } from './schema.ts'

/** What people call the things of a category, so that 'solar battery' and 'battery' find the same. */
const CALLED: Record<Category, string> = {
	Panels: 'solar panel panels module modules',
	Batteries: 'solar battery batteries storage accumulator',
	Inverters: 'solar inverter inverters',
	Generators: 'solar generator generators portable power station',
	Kits: 'solar kit kits system systems package',
	Accessories: 'solar accessory accessories parts',
}

/** A figure and its unit are one word, with or without a space: `550 W` is `550W`. */
const joined = (text: string) => text.replace(/(\d)\s+(?=(?:k?wh?|ah|v|a|mm²?|m)\b)/gi, '$1')

/** A typo is forgiven in words, never in figures: 250W is not 550W. */
const forgiving = (term: string) => (term.length > 3 && !/\d/.test(term) ? 0.25 : false)

/** Prefix and typo-tolerant search over the catalogue's names, brands and kinds, kept in memory. */
export class ProductSearch {
	readonly #index = new MiniSearch<Product>({
		fields: ['name', 'brand', 'called'],
		extractField: (product, field) =>
			field === 'called'
				? CALLED[product.category]
				: joined(String(product[field as keyof Product])),
		searchOptions: { boost: { name: 2 }, combineWith: 'AND', prefix: true },
	})

	put(product: Product) {
		if (this.#index.has(product.id)) this.#index.discard(product.id)
		this.#index.add(product)
	}

	remove(id: string) {
		if (this.#index.has(id)) this.#index.discard(id)
	}

	/** The ids found, best first; typos are forgiven only where nothing is found as it was typed. */
	find(text: string): string[] {
		const query = joined(text)
		const exact = this.#index.search(query)
		const hits = exact.length > 0 ? exact : this.#index.search(query, { fuzzy: forgiving })
		return hits.map((hit) => hit.id as string)
	}
}
