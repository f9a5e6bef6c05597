import { LOW_STOCK } from '../../../domain/catalogue/limits'
import type { Product } from '../../../domain/catalogue/schema'
import type { ListSort } from '../../../domain/catalogue/search/search-schema'
import { api, type Context, readPage } from '../../api.server'
import type { Part } from '../../components/portal/paging.server'

const PAGE_SIZE = '500'
const LOW = { maxStock: String(LOW_STOCK) }
const LOW_FIRST = { ...LOW, sort: 'stock' } as const

interface StockQuery {
	q: string
	/** Only those there are few of. */
	low: boolean
	sort: ListSort
}

/** A part of the products for sale whose name or id has the words typed. */
export function stockedProducts(context: Context, { q, low, sort }: StockQuery, part: Part) {
	const query = { ...(low && LOW), named: q, sort, ...part }
	return readPage(api(context).catalogue.products.$get({ query }))
}

/** Those there are few of in stock, fewest first. */
export async function lowInStock(context: Context): Promise<Product[]> {
	const { products } = api(context).catalogue
	const low: Product[] = []
	for (;;) {
		const part = { limit: PAGE_SIZE, offset: String(low.length) }
		const { items, total } = await readPage(products.$get({ query: { ...LOW_FIRST, ...part } }))
		low.push(...items)
		if (items.length === 0 || low.length >= total) return low
	}
}

/** Some of the added products, archived ones too. */
export function addedProducts(context: Context, q = '', part?: Part) {
	const query = { archived: 'all', source: 'dynamic', named: q } as const
	return readPage(
		api(context).catalogue.products.$get({
			query: { ...query, ...(part ?? { limit: PAGE_SIZE }) },
		}),
	)
}

/** A part of all products, the added ones first, and how many there are. */
export async function addedFirst(context: Context, q: string, { limit, offset }: Part) {
	const added = await addedProducts(context, q, { limit, offset })
	const rest = await readPage(
		api(context).catalogue.products.$get({
			query: {
				archived: 'all',
				source: 'built-in',
				named: q,
				limit,
				offset: String(Math.max(0, Number(offset) - added.total)),
			},
		}),
	)
	return {
		items: [...added.items, ...rest.items].slice(0, Number(limit)),
		total: added.total + rest.total,
	}
}
