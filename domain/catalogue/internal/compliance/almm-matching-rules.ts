import type { ComplianceRecord } from '../../compliance/schema.ts'
import { MAX_MODEL_WORDS } from '../../limits.ts'
import type { Product } from '../../schema.ts'
import type { AlmmRow } from './almm-columns.ts'

type Listable = Pick<Product, 'id' | 'brand' | 'name'>

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []

/** `M/s Waaree Energies Ltd` begins with `Waaree`. */
function isMaker(manufacturer: string, brand: string): boolean {
	const maker = wordsOf(manufacturer.replace(/^\s*m\/s\.?\s/i, ''))
	const words = wordsOf(brand)
	return words.length > 0 && words.every((word, at) => maker[at] === word)
}

const asOneWord = (text: string) => wordsOf(text).join('')

/** Every run of words in a name as one word: of `Waaree WS 540-M` the model `WS-540M`, but not `WS-540`. */
function runsIn(name: string): Set<string> {
	const words = name.split(/[\s,;()]+/).map(asOneWord)
	const runs = words.flatMap((_, from) =>
		words
			.slice(from, from + MAX_MODEL_WORDS)
			.map((_, more) => words.slice(from, from + more + 1).join('')),
	)
	return new Set(runs.filter(Boolean))
}

function grouped(rows: readonly AlmmRow[], keysOf: (row: AlmmRow) => readonly string[]) {
	const groups = new Map<string, AlmmRow[]>()
	for (const row of rows)
		for (const key of keysOf(row)) {
			const group = groups.get(key)
			if (group) group.push(row)
			else groups.set(key, [row])
		}
	return groups
}

/** Which rows of one list are for a product. */
export class AlmmMatching {
	readonly #byProduct: Map<string, AlmmRow[]>
	readonly #byNumber: Map<string, AlmmRow[]>
	readonly #byModel: Map<string, AlmmRow[]>

	constructor(rows: readonly AlmmRow[]) {
		this.#byProduct = grouped(rows, ({ given }) => given.product)
		this.#byNumber = grouped(rows, ({ given: { 'enlistment number': number } }) =>
			number ? [number] : [],
		)
		this.#byModel = grouped(rows, ({ given }) => [asOneWord(given.model)])
	}

	/**
	 * The row for a product, of several the one that is valid longest: a row that names its id, else one of its brand
	 * whose model its name has, else the only row with the number that its record has. Undefined where there is none.
	 */
	rowFor(product: Listable, record: ComplianceRecord | null): AlmmRow | undefined {
		const named = this.#byProduct.get(product.id)
		if (named) return longest(named)
		const models = [...runsIn(product.name)].flatMap((run) => this.#byModel.get(run) ?? [])
		const own = models.filter(({ given }) => isMaker(given.manufacturer, product.brand))
		if (own.length > 0) return longest(own)
		const [numbered, ...others] = (record?.number && this.#byNumber.get(record.number)) || []
		return others.length === 0 ? numbered : undefined
	}
}

const END_OF_TIME = '9999-12-31'

const endOf = ({ given }: AlmmRow) => given['valid until'] ?? END_OF_TIME

const longest = (rows: readonly AlmmRow[]) =>
	rows.toSorted((a, b) => (endOf(b) < endOf(a) ? -1 : 1))[0]
