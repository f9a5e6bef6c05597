import type { Database } from '../../db/open.ts'
import type { ProductId } from '../shared/ids.ts'
import { toRupees } from '../shared/money.ts'
import { isKit, kitStock, piecesOf } from './kits.ts'
import { facetsOf, filtered, sorted } from './rules.ts'
import type { Facets, Product, ProductListQuery, ProductQuery } from './schema.ts'
import { ProductSearch } from './search.ts'
import type { CatalogueTables } from './tables.ts'

type Row = CatalogueTables['products']

/**
 * The reading side of the catalogue: every product in memory, with search and filters, brought up to
 * date from the database when its version has moved. Answers are the same until the next version.
 */
export class Catalogue {
	readonly #db: Database
	readonly #rows = new Map<string, { product: Product; shelf: number }>()
	readonly #search = new ProductSearch()
	#ordered: Product[] = []
	#forSale: Product[] = []
	#kits: Product[] = []
	#version = -1
	#refreshing: Promise<void> | undefined

	constructor(db: Database) {
		this.#db = db
	}

	/** Raised by every change of any product. */
	get version(): number {
		return this.#version
	}

	/** What is for sale, in the shop's own order. */
	get products(): readonly Product[] {
		return this.#forSale
	}

	/** The kits among what is for sale. */
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

	/** Reads what has changed since the version held; concurrent calls share one further look. */
	async refresh(): Promise<void> {
		const before = this.#refreshing
		if (before) await before
		this.#refreshing ??= this.#load().finally(() => {
			this.#refreshing = undefined
		})
		await this.#refreshing
	}

	async #load(): Promise<void> {
		const state = await this.#db
			.selectFrom('catalogue_state')
			.select('version')
			.executeTakeFirstOrThrow()
		if (state.version === this.#version) return
		const rows = await this.#db
			.selectFrom('products')
			.selectAll()
			.where('version', '>', this.#version)
			.execute()
		for (const row of rows) this.#take(row)
		this.#countKits()
		this.#ordered = [...this.#rows.values()]
			.sort((a, b) => a.shelf - b.shelf)
			.map(({ product }) => product)
		this.#forSale = this.#ordered.filter(({ archived }) => !archived)
		this.#kits = this.#forSale.filter(isKit)
		this.#version = state.version
	}

	#take(row: Row) {
		if (row.deleted_at !== null) {
			this.#rows.delete(row.id)
			this.#search.remove(row.id)
			return
		}
		const product = productOf(row)
		const known = this.#rows.get(row.id)?.product
		this.#rows.set(row.id, { product, shelf: row.shelf })
		const sameWords =
			known?.name === product.name &&
			known.brand === product.brand &&
			known.category === product.category
		if (!sameWords) this.#search.put(product)
	}

	/** Kits have the stock that their parts allow, whichever of them was read anew. */
	#countKits() {
		for (const [id, { product, shelf }] of this.#rows) {
			if (!isKit(product)) continue
			const stock = kitStock(product, (part) => piecesOf(this.anyById(part)))
			if (stock !== product.stock) this.#rows.set(id, { product: { ...product, stock }, shelf })
		}
	}

	/** The products a query finds, all of them, in its order; archived ones only where it asks for them. */
	find({ q, archived = 'false', ...query }: Partial<ProductListQuery>): Product[] {
		const among =
			archived === 'false'
				? this.#forSale
				: this.#ordered.filter((product) => archived === 'all' || product.archived)
		return sorted(filtered(this.#matching(q, among), query), query.sort)
	}

	facets(query: Partial<ProductQuery>): Facets {
		return facetsOf(this.#matching(query.q, this.#forSale), query)
	}

	/** Typed words anywhere in a name or category, then what the index finds by prefix or likeness. */
	#matching(q: string | undefined, among: Product[]): Product[] {
		const text = q?.trim().toLowerCase()
		if (!text) return among
		const known = new Map(among.map((product) => [product.id, product]))
		const found = new Map<string, Product>()
		for (const product of among) {
			if (
				product.name.toLowerCase().includes(text) ||
				product.category.toLowerCase().includes(text)
			)
				found.set(product.id, product)
		}
		for (const id of this.#search.find(text)) {
			const product = known.get(id as ProductId)
			if (product) found.set(id, product)
		}
		return [...found.values()]
	}
}

/** A product as its row has it; the stock of a kit, which has none of its own, is 0 here. */
export function productOf(row: Row): Product {
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
	}
}
