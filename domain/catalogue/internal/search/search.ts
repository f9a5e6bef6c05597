import type { Category, Product } from '../../schema.ts'
import { otherForms, wattsIn } from './figures.ts'
import type { TypedLimits } from './limits-typed.ts'
import { type Hits, SearchIndex, type Terms } from './search-index.ts'
import { termsOf } from './search-terms.ts'
import { sheetWords } from './sheet-terms.ts'
import { spokenTerm } from './spoken-terms.ts'
import { calledOf } from './synonyms.ts'
import { categoriesAsked, type Understanding, understand } from './understanding.ts'

/** A hit in a name counts twice, one in a sheet less than one in a brand or kind. */
const NAME_WEIGHT = 2
const SHEET_WEIGHT = 0.8
/** The share by which another power may differ from the one asked for. */
const NEAR = 0.1

const indexed = (text: string): string[] =>
	termsOf(text).flatMap((term) => [term, ...otherForms(term)])

function searchTerms(product: Product): Terms {
	const terms = new Map(
		sheetWords(product)
			.flatMap(indexed)
			.map((term) => [term, SHEET_WEIGHT]),
	)
	for (const term of indexed(`${product.brand}\n${calledOf(product.category)}`)) terms.set(term, 1)
	const named = indexed(product.name)
	// Kits with a battery are hybrid as a rule; the name of one that is not says so.
	if (named.includes('offgrid')) for (const other of ['hybrid', 'ongrid']) terms.delete(other)
	for (const term of named) terms.set(term, NAME_WEIGHT)
	return terms
}

const isSame = (a: Terms, b: Terms) =>
	a.size === b.size && [...a].every(([term, weight]) => b.get(term) === weight)

type Place = readonly [position: number, id: string]

/** The shop's own order; products at one position come by id. */
export const byPosition = ([a, id]: Place, [b, otherId]: Place): number =>
	a - b || (id < otherId ? -1 : 1)

export interface Found extends Hits {
	understanding: Understanding
	/** The categories of the products found, as they were asked for; none where any were. */
	within: Category[]
	/** Words that nothing here has: the search went without them. */
	unknown: string[]
	/** The search, as people write it: words first, then the categories named. */
	searched: string[]
	/** Whether no product has all terms, so that these are the ones with most of them. */
	isNearest: boolean
}

type Passes = (product: Product) => boolean

/** Whether a product is within the limits that were typed. */
const isWithin =
	({ minPrice = 0, maxPrice, minPower = 0, maxPower }: TypedLimits): Passes =>
	({ price, wattage }) =>
		price >= minPrice &&
		price <= (maxPrice ?? Number.POSITIVE_INFINITY) &&
		wattage >= minPower &&
		wattage <= (maxPower ?? Number.POSITIVE_INFINITY)

const isOf =
	(categories: readonly Category[]): Passes =>
	({ category }) =>
		categories.length === 0 || categories.includes(category)

/** Search over the catalogue's names, brands, kinds and technical sheets, by prefix and forgiving typos, in memory. */
export class ProductSearch {
	readonly #products = new Map<string, { terms: Terms; position: number; product: Product }>()
	/** Made again by the first search after a change. */
	#index: SearchIndex | undefined

	/** @param position in the shop's own order, which decides between products that are found equally well */
	put(product: Product, position: number) {
		const terms = searchTerms(product)
		const before = this.#products.get(product.id)
		const isSameIndex = before?.position === position && isSame(before.terms, terms)
		this.#products.set(product.id, { terms, position, product })
		if (!isSameIndex) this.#index = undefined
	}

	remove(id: string) {
		if (this.#products.delete(id)) this.#index = undefined
	}

	/**
	 * The ids found, best first. Typos are forgiven in words that nothing has as they were typed; a word that nothing is
	 * even like is left out. Where nothing has all the others, those are found that have most of them.
	 * @param isWanted the products that may be found
	 */
	find(text: string, isWanted: Passes = () => true): Found {
		this.#index ??= this.#indexed()
		const index = this.#index
		const understanding = understand(text, (word) => index.has(word))
		const { categories, limits } = understanding
		const { words, called, wished, unknown, known, ...weighing } = weighed(index, understanding)
		const within = categoriesAsked(understanding, unknown)
		const all = [...words, ...called]
		const found = (hits: Hits, isNearest: boolean): Found => ({
			...hits,
			ids: this.#byPower(hits.ids, unknown),
			comparisons: weighing.comparisons + hits.comparisons,
			understanding,
			within: isNearest ? [] : within,
			unknown,
			searched: searchedFor(known, understanding),
			isNearest,
		})
		const passing = (...tests: Passes[]) => {
			const every = [isWanted, ...tests]
			return (id: string) => {
				const product = this.#products.get(id)?.product
				return product !== undefined && every.every((passes) => passes(product))
			}
		}
		const isLimited = Object.keys(limits).length > 0
		if (all.length === 0 && !isLimited) {
			const { ofRun } = understanding
			if (ofRun.length > 0) return { ...this.find(ofRun.join(' '), isWanted), unknown }
			return found({ ids: this.#withPowerNear(unknown, passing()), comparisons: 0 }, true)
		}
		const exact = index.search(all, wished)
		const ids = exact.ids.filter(passing(isOf(within), isWithin(limits)))
		if (ids.length > 0) return found({ ...exact, ids }, false)
		let { comparisons } = exact
		// Something for a thing is asked for by the name of that thing too: `battery cable`.
		const parts = called.length > 0 ? index.search(words, called) : { ids: [], comparisons: 0 }
		comparisons += parts.comparisons
		const arePart = parts.ids.filter(passing(isWithin(limits)))
		if (arePart.length > 0 && arePart.every(passing(isOf(['Accessories']))))
			return found({ ids: arePart, comparisons }, false)
		const nearest = (...tests: Passes[]) => {
			const hits = index.nearest(all, passing(...tests))
			comparisons += hits.comparisons
			return hits.ids
		}
		const inLimits = isLimited ? nearest(isOf(within), isOf(categories), isWithin(limits)) : []
		const near = inLimits.length > 0 ? inLimits : this.#byLimits(nearest(isOf(categories)), limits)
		return found({ ids: near.length > 0 ? near : nearest(), comparisons }, true)
	}

	/** Where nothing is within the limits, the products next to them first. */
	#byLimits(ids: string[], { minPrice, maxPrice, minPower, maxPower }: TypedLimits): string[] {
		const near = (value: number, wanted: number | undefined) =>
			wanted === undefined ? 0 : Math.abs(value - wanted) / wanted
		const distance = (id: string) => {
			const { price = 0, wattage = 0 } = this.#products.get(id)?.product ?? {}
			return near(price, maxPrice ?? minPrice) + near(wattage, maxPower ?? minPower)
		}
		return ids.toSorted((a, b) => distance(a) - distance(b))
	}

	/** The products with about a power that nothing has; none without such a power. */
	#withPowerNear(unknown: readonly string[], passes: (id: string) => boolean): string[] {
		const [watts] = unknown.flatMap((word) => wattsIn(word) ?? [])
		if (watts === undefined) return []
		return [...this.#products.entries()]
			.filter(
				([id, { product }]) => passes(id) && Math.abs(product.wattage - watts) <= watts * NEAR,
			)
			.map(([id]) => id)
	}

	/** Where a power that nothing has was asked for, the products next to it first. */
	#byPower(ids: string[], unknown: string[]): string[] {
		const [watts] = unknown.flatMap((word) => wattsIn(word) ?? [])
		if (watts === undefined) return ids
		const distance = (id: string) =>
			Math.abs((this.#products.get(id)?.product.wattage ?? 0) - watts)
		return ids.toSorted((a, b) => distance(a) - distance(b))
	}

	/** In one order, however products were read. */
	#indexed(): SearchIndex {
		const inOrder = [...this.#products].sort(([id, a], [otherId, b]) =>
			byPosition([a.position, id], [b.position, otherId]),
		)
		return new SearchIndex(new Map(inOrder.map(([id, { terms }]) => [id, terms])))
	}
}

const searchedFor = (known: readonly string[], { categories, isKit }: Understanding): string[] => [
	...known.map(spokenTerm),
	...(isKit ? (['Kits'] as const) : categories).map((category) => category.toLowerCase()),
]

/** The words of a search as they count in each term, without those that nothing has. */
function weighed(index: SearchIndex, understanding: Understanding) {
	const { words: typed, called } = understanding
	const alone = typed.length + (called.length > 0 ? 1 : 0) === 1
	// A letter beside words is taken for one that is still being typed, unless it is a word itself.
	const meant = typed.filter(([word = '']) => word.length > 1 || alone || index.has(word))
	let comparisons = 0
	const unknown: string[] = []
	const known: string[] = []
	const valuesOf = (alternatives: readonly string[]) => {
		if (alternatives.length === 0) return []
		const { values, comparisons: some } = index.weigh(alternatives, alone)
		comparisons += some
		if (values) return [values]
		unknown.push(alternatives[0] as string)
		return []
	}
	const words = meant.flatMap((alternatives) => {
		const values = valuesOf(alternatives)
		if (values.length > 0) known.push(alternatives.at(-1) as string)
		return values
	})
	const wished = understanding.wished.flatMap((names) => index.weigh(names, false).values ?? [])
	return { words, called: valuesOf(called), wished, unknown, known, comparisons }
}
