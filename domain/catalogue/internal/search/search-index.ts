import { isFigure, wattsIn } from './figures.ts'
import { lettersOf, mayBeAlike, typosBetween, typosIn } from './search-terms.ts'

/** The words by which a product is found: each once, with the weight of a hit in it. */
export type Terms = ReadonlyMap<string, number>

/** How much less a hit counts that only begins with the word, or is only like it. */
const BEGINS = 0.5
const ALIKE = 0.4

export interface Hits {
	/** Best first. */
	ids: string[]
	/** The number of comparisons of a word with a term, of a product or of the index: the cost of a search. */
	comparisons: number
}

interface Weighed {
	values: Float64Array | null
	comparisons: number
}

/**
 * Products by their words. All terms are numbered in the order of the alphabet and each product has the numbers of its
 * own, so any search is a few passes over one array of numbers.
 */
export class SearchIndex {
	readonly #ids: string[] = []
	readonly #terms: string[]
	/** Those in which typos are forgiven. */
	readonly #forgiven: { number: number; term: string; letters: number }[]
	/** The rarer a term, the more it counts. */
	readonly #rarity: Float64Array
	/** The terms of product `n` stand at `starts[n]` to `starts[n + 1]`. */
	readonly #starts: Uint32Array
	readonly #numbers: Uint32Array
	readonly #weights: Float32Array

	constructor(products: ReadonlyMap<string, Terms>) {
		const counts = new Map<string, number>()
		for (const terms of products.values())
			for (const term of terms.keys()) counts.set(term, (counts.get(term) ?? 0) + 1)
		this.#terms = [...counts.keys()].sort()
		this.#forgiven = this.#terms.flatMap((term, number) =>
			typosIn(term) > 0 ? { number, term, letters: lettersOf(term) } : [],
		)
		const numberOf = new Map(this.#terms.map((term, number) => [term, number]))
		const frequency = (term: string) => (counts.get(term) ?? 0) / products.size
		this.#rarity = Float64Array.from(this.#terms, (term) => 1 - Math.log(frequency(term)))
		const size = [...counts.values()].reduce((sum, count) => sum + count, 0)
		this.#starts = new Uint32Array(products.size + 1)
		this.#numbers = new Uint32Array(size)
		this.#weights = new Float32Array(size)
		let at = 0
		for (const [id, terms] of products) {
			for (const [term, weight] of terms) {
				this.#numbers[at] = numberOf.get(term) as number
				this.#weights[at++] = weight
			}
			this.#ids.push(id)
			this.#starts[this.#ids.length] = at
		}
	}

	/** The most that one word is compared with: the terms of all products, and all terms for its typos. */
	get maxComparisons(): number {
		return this.#numbers.length + this.#forgiven.length
	}

	has(term: string): boolean {
		return this.#terms[this.#firstFrom(term)] === term
	}

	/**
	 * How much a hit in each term counts for a word: of a term that is the word, begins with it or, where there is none,
	 * is like it. The values are null where no term is.
	 * @param alternatives the word, followed by its substitutes
	 * @param alone whether nothing else is looked for
	 */
	weigh(alternatives: readonly string[], alone: boolean): Weighed {
		const values = new Float64Array(this.#terms.length)
		let isFound = false
		for (const word of alternatives) isFound = this.#addBeginnings(word, alone, values) || isFound
		if (isFound) return { values, comparisons: 0 }
		const comparisons = this.#forgive(alternatives[0] as string, values)
		return { values: values.some((value) => value > 0) ? values : null, comparisons }
	}

	/** The products that have every word. @param wished words that put those first that have them */
	search(words: readonly Float64Array[], wished: readonly Float64Array[] = []): Hits {
		const scores = new Float64Array(this.#ids.length)
		let left = Uint32Array.from(scores, (_, product) => product)
		let comparisons = 0
		for (const values of words) {
			let count = 0
			for (const product of left) {
				comparisons += this.#length(product)
				const best = this.#bestIn(product, values)
				if (best === 0) continue
				scores[product] = (scores[product] as number) + best
				left[count++] = product
			}
			left = left.subarray(0, count)
		}
		for (const values of wished)
			for (const product of left) {
				comparisons += this.#length(product)
				scores[product] = (scores[product] as number) + this.#bestIn(product, values)
			}
		return { ids: this.#inOrder(left, scores), comparisons }
	}

	/** The products that have the most of the words, among those that pass. */
	nearest(words: readonly Float64Array[], passes: (id: string) => boolean): Hits {
		const scores = new Float64Array(this.#ids.length)
		let most = 1
		let left: number[] = []
		let comparisons = 0
		for (const [product, id] of this.#ids.entries()) {
			if (!passes(id)) continue
			let count = 0
			for (const values of words) {
				comparisons += this.#length(product)
				const best = this.#bestIn(product, values)
				if (best === 0) continue
				count++
				scores[product] = (scores[product] as number) + best
			}
			if (count > most) {
				most = count
				left = []
			}
			if (count === most) left.push(product)
		}
		return { ids: this.#inOrder(Uint32Array.from(left), scores), comparisons }
	}

	#length = (product: number) =>
		(this.#starts[product + 1] as number) - (this.#starts[product] as number)

	/** The best hit in the terms of a product; 0 for none. */
	#bestIn(product: number, values: Float64Array): number {
		const end = this.#starts[product + 1] as number
		let best = 0
		for (let at = this.#starts[product] as number; at < end; at++) {
			const value = (values[this.#numbers[at] as number] as number) * (this.#weights[at] as number)
			if (value > best) best = value
		}
		return best
	}

	#inOrder(products: Uint32Array, scores: Float64Array): string[] {
		const best = products.sort((a, b) => (scores[b] as number) - (scores[a] as number) || a - b)
		return Array.from(best, (product) => this.#ids[product] as string)
	}

	/**
	 * Adds the terms that begin with a word; one letter stands for itself unless it is alone, and so do powers (`20kw` is
	 * no beginning of `20kwh`) and any other figure that something has. @returns whether any does
	 */
	#addBeginnings(word: string, alone: boolean, values: Float64Array): boolean {
		const isWhole = wattsIn(word) !== null || (isFigure(word) && this.has(word))
		let isFound = false
		for (let number = this.#firstFrom(word); this.#terms[number]?.startsWith(word); number++) {
			const term = this.#terms[number] as string
			const share = term === word ? 1 : (BEGINS * word.length) / term.length
			if (term !== word && (isWhole || (word.length === 1 && !alone))) continue
			const value = share * (this.#rarity[number] as number)
			values[number] = Math.max(values[number] as number, value)
			isFound = true
		}
		return isFound
	}

	/** Adds terms that are like the word to its values, and says how many it was compared with. */
	#forgive(word: string, values: Float64Array): number {
		const most = typosIn(word)
		if (most === 0) return 0
		const own = lettersOf(word)
		for (const { number, term, letters } of this.#forgiven) {
			if (!mayBeAlike(own, letters, most)) continue
			const typos = typosBetween(word, term, most)
			if (typos <= most) values[number] = (ALIKE * (this.#rarity[number] as number)) / typos
		}
		return this.#forgiven.length
	}

	/** The number of the first term that is not before the text. */
	#firstFrom(text: string): number {
		let [low, high] = [0, this.#terms.length]
		while (low < high) {
			const middle = (low + high) >> 1
			if ((this.#terms[middle] as string) < text) low = middle + 1
			else high = middle
		}
		return low
	}
}
