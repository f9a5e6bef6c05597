import type { Product } from '../../../domain/catalogue/schema'
import { api, type Context, readPage } from '../../api.server'
import { partsOf } from '../../components/products/related.server'
import type { KitPart } from '../stock/kit-parts-stock'

const NAMED = 2

/** Which kits for sale have no stock without this part, in a sentence; none where there are none. */
export async function outOfStockWithout(context: Context, id: string): Promise<string | undefined> {
	const query = { part: id, limit: String(NAMED) }
	const { items, total } = await readPage(api(context).catalogue.products.$get({ query }))
	if (total === 0) return undefined
	const more = total - items.length
	const names = items.map(({ name }) => name).join(', ')
	return `Out of stock without it: ${names}${more > 0 ? ` and ${more} more` : ''}.`
}

/** The parts of a kit, each with how many of the kit it is enough for; none for anything else. */
export const kitPartsOf = (product: Product, context: Context): Promise<KitPart[]> =>
	partsOf(product, context, (part) => ({
		name: part?.name ?? null,
		stock: part?.stock ?? 0,
		state: !part ? 'gone' : part.archived ? 'archived' : 'sold',
	}))
