import type { Selectable } from 'kysely'
import { LRUCache } from 'lru-cache'
import type { Database } from '../../db/database.ts'
import type { ProductId } from '../../shared/ids.ts'
import { toRupees } from '../../shared/money.ts'
import { singleFlight } from '../../shared/single-flight.ts'
import type { ComplianceRecord } from './compliance/schema.ts'
import { recordsOf } from './compliance/stored.ts'
import { isFigure } from './internal/search/figures.ts'
import { facetsOf, filtered, sorted } from './internal/search/filters.ts'
import { byPosition, type Found, ProductSearch } from './internal/search/search.ts'
import { termsOf } from './internal/search/search-terms.ts'
import { isKit, kitStock, piecesOf } from './kits/kits.ts'
import { MAX_CACHED_SEARCHES } from './limits.ts'
import { ratingOf } from './rating.ts'
import { ResponseCache } from './response-cache.ts'
import type { Category, Product } from './schema.ts'
import type {
	Facets,
	ProductListQuery,
	ProductQuery,
	Suggestions,
	Understood,
} from './search/search-schema.ts'
import { type CatalogueTables, catalogueTables } from './tables.ts'

/** A product's row, with its records where they are of interest. */
type Row = Selectable<CatalogueTables['products']> & { records?: ComplianceRecord[] | undefined }

interface Entry {
	product: Product
	position: number
	/** Name and category in lower case, as the plain search reads them. */
	text: string
}

/** The result of a search, best first, and the meaning given to its text. */
interface Matching {
	products: Product[]
	understood: Understood
}

const NOTHING_TYPED: Understood = {
	categories: [],
	words: [],
	unknown: [],
	ignored: [],
	searched: [],
	limits: {},
	isNearest: false,
}

/** The words on a search: of one without hits every word that it was without, the whole text where each is known. */
function understoodAs(text: string, search: Found, isFound: boolean): Understood {
	const { ids, understanding, within, unknown, searched, isNearest } = search
	const { takenFor, ignored, limits } = understanding
	if (!isFound) {
		const missing = [...unknown, ...ignored]
		return { ...NOTHING_TYPED, unknown: missing.length > 0 ? missing : [text] }
	}
	// What has the text within a word of its name was found by it as it stands.
	if (ids.length === 0) return NOTHING_TYPED
	const said = { unknown, ignored, searched, limits, isNearest }
	return { ...said, categories: within, words: takenFor }
}

/**
 * The reading side of the catalogue: every product in memory, with search and filters, brought up to
 * date from the database when its version has moved. Answers are the same until the next version.
 */
export class Catalogue {
	/** Responses made of this version; empty again with the next. */
	readonly responses = new ResponseCache()
	readonly #db: Database
	readonly #rows = new Map<string, Entry>()
	readonly #search = new ProductSearch()
	/** The latest searches, among the products for sale. */
	readonly #found = new LRUCache<string, Matching>({ max: MAX_CACHED_SEARCHES })
	/** The place of each product in the order of all names, which is dear to make; until a name changes. */
	#nameRanks: Map<string, number> | undefined
	#ordered: Product[] = []
	#forSale: Product[] = []
	#kits: Product[] = []
	#version = -1

	constructor(db: Database) {
		this.#db = db
	}

	/** Raised by every change of any product. */
	get version(): number {
		return this.#version
	}

	/** The products for sale, in the shop's own order. */
	get products(): readonly Product[] {
		return this.#forSale
	}

	/** The kits among the products for sale. */
	get kits(): readonly Product[] {
		return this.#kits
	}

	/** As `products`, with the archived ones. */
	get all(): readonly Product[] {
		return this.#ordered
	}

	/** A product that is for sale. */
	byId(id: string): Product | undefined {
		const product = this.anyById(id)
		return product?.archived ? undefined : product
	}

	/** A product, archived or not. */
	anyById(id: string): Product | undefined {
		return this.#rows.get(id)?.product
	}

	/** Reads the changes since the version in memory; concurrent calls share one further look. */
	readonly refresh = singleFlight(() => this.#load())

	async #load(): Promise<void> {
		const state = await catalogueTables(this.#db)
			.selectFrom('catalogue_state')
			.select('version')
			.executeTakeFirstOrThrow()
		if (state.version === this.#version) return
		const rows = await catalogueTables(this.#db)
			.selectFrom('products')
			.selectAll()
			.where('version', '>', this.#version)
			.execute()
		const records = await recordsOf(
			this.#db,
			rows.map(({ id }) => id),
		)
		for (const row of rows) this.#take({ ...row, records: records.get(row.id) })
		this.#countKits()
		this.#ordered = [...this.#rows.values()]
			.sort((a, b) => byPosition([a.position, a.product.id], [b.position, b.product.id]))
			.map(({ product }) => product)
		this.#forSale = this.#ordered.filter(({ archived }) => !archived)
		this.#kits = this.#forSale.filter(isKit)
		this.#version = state.version
		this.responses.clear()
		this.#found.clear()
	}

	#take(row: Row) {
		if (row.deleted_at !== null) {
			this.#rows.delete(row.id)
			this.#search.remove(row.id)
			this.#nameRanks = undefined
			return
		}
		const product = productOf(row)
		const known = this.#rows.get(row.id)?.product
		const text = `${product.name}\n${product.category}`.toLowerCase()
		this.#rows.set(row.id, { product, position: row.position, text })
		this.#search.put(product, row.position)
		if (known?.name !== product.name) this.#nameRanks = undefined
	}

	/** Kits have the stock that their parts allow, whichever of them was read anew. */
	#countKits() {
		for (const [id, entry] of this.#rows) {
			const { product } = entry
			if (!isKit(product)) continue
			const stock = kitStock(product, (part) => piecesOf(this.anyById(part)))
			if (stock !== product.stock) this.#rows.set(id, { ...entry, product: { ...product, stock } })
		}
	}

	/** The products a query finds, all of them, in its order; archived ones only where it asks for them. */
	find({ q, archived = 'false', ...query }: Partial<ProductListQuery>): Product[] {
		const found = filtered(this.#matching(q, archived).products, query)
		return query.sort === 'name' ? this.#inOrderOfNames(found) : sorted(found, query.sort)
	}

	facets(query: Partial<ProductQuery>): Facets {
		const { products, understood } = this.#matching(query.q, 'false')
		return { ...facetsOf(products, query), understood }
	}

	/** The suggestions of a search box for a text typed so far; none for an empty one. */
	suggest(q: string, limit: number): Suggestions {
		if (q.trim() === '')
			return { understood: NOTHING_TYPED, total: 0, categories: [], products: [] }
		const { products, understood } = this.#matching(q, 'false')
		const counts = new Map<Category, number>()
		for (const { category } of products) counts.set(category, (counts.get(category) ?? 0) + 1)
		return {
			understood,
			total: products.length,
			categories: [...counts]
				.map(([category, count]) => ({ category, count }))
				.sort((a, b) => b.count - a.count),
			products: products.slice(0, limit).map(({ id, name, category, price, image, stock }) => ({
				id,
				name,
				category,
				price,
				image,
				stock,
			})),
		}
	}

	/**
	 * Typed words anywhere in a name or category, then the index's hits by prefix or likeness. Figures with units are
	 * numbers, which the index alone compares: `2kw` stands in `12kW`, and is less.
	 */
	#matching(q: string | undefined, archived: 'true' | 'false' | 'all'): Matching {
		const among =
			archived === 'false'
				? this.#forSale
				: this.#ordered.filter((product) => archived === 'all' || product.archived)
		const text = q?.trim().toLowerCase()
		if (!text) return { products: among, understood: NOTHING_TYPED }
		const key = `${archived} ${text}`
		const before = this.#found.get(key)
		if (before) return before
		const wanted = new Set(among.map(({ id }) => id))
		const searched = this.#search.find(text, ({ id }) => wanted.has(id))
		const { ids, within } = searched
		const alike = ids.flatMap((id) => this.#rows.get(id)?.product ?? [])
		const isMeant = ({ category }: Product) => within.length === 0 || within.includes(category)
		const named = termsOf(text).some(isFigure)
			? []
			: among.filter(
					(product) => this.#rows.get(product.id)?.text.includes(text) && isMeant(product),
				)
		const products = [...new Set([...named, ...alike])]
		const found = { products, understood: understoodAs(text, searched, products.length > 0) }
		this.#found.set(key, found)
		return found
	}

	#inOrderOfNames(products: Product[]): Product[] {
		this.#nameRanks ??= new Map(sorted(this.#ordered, 'name').map(({ id }, rank) => [id, rank]))
		const ranks = this.#nameRanks
		return products
			.map((product) => ({ product, rank: ranks.get(product.id) ?? 0 }))
			.sort((a, b) => a.rank - b.rank)
			.map(({ product }) => product)
	}
}

/** A product as its row has it; the stock of a kit, which has none of its own, is 0 here. */
export function productOf(row: Row): Product {
	const rating = ratingOf({ total: row.rating_total, count: row.rating_count })
	return {
		id: row.id as ProductId,
		name: row.name,
		brand: row.brand,
		category: row.category,
		wattage: row.wattage,
		price: toRupees(row.price_paise),
		stock: row.stock,
		description: row.description,
		image: row.image,
		pictures: row.pictures ? JSON.parse(row.pictures) : [],
		archived: row.archived_at !== null,
		productSource: row.product_source,
		sheet: row.sheet ? JSON.parse(row.sheet) : null,
		origin: row.origin,
		importer: row.importer,
		taxClass: row.tax_class,
		unit: row.unit,
		compliance: row.records ?? [],
		...(rating && { rating }),
	}
}
