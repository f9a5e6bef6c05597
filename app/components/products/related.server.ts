import type { Category, Product } from '../../../domain/catalogue/schema'
import { api, attempt, type Context, read } from '../../api.server'
import { type CardProduct, cardOf } from './buy/product-card'
import { companionCategory, fits } from './sheet/companions'

const RELATED = 4
/** How many of the same kind come first where there is something that goes with them. */
const OF_ITS_KIND = 2
/** Enough to choose from, however many the shop has. */
const LOOKED_THROUGH = '24'

/** How far apart two prices are, as a ratio, so that it means the same for a plug and for a system. */
const apart = (a: number, b: number) => Math.abs(Math.log(a / b))

/**
 * Four products that may interest a reader of this one: the nearest of its kind, then products that go with it, unless
 * the fitting ones are shown already.
 */
export async function relatedTo(
	product: Product,
	fitting: readonly unknown[],
	context: Context,
): Promise<CardProduct[]> {
	const { products } = api(context).catalogue
	const inStock = async (category: Category | null) =>
		category
			? read(products.$get({ query: { category, inStock: 'true', limit: LOOKED_THROUGH } }))
			: []
	const [kind, others] = await Promise.all([
		inStock(product.category),
		inStock(fitting.length > 0 ? null : companionCategory(product)),
	])
	const companions = others.filter((other) => fits(product.sheet, other.sheet))
	const nearest = kind
		.filter(({ id }) => id !== product.id)
		.toSorted((a, b) => apart(a.price, product.price) - apart(b.price, product.price))
	const own = nearest.slice(0, Math.max(OF_ITS_KIND, RELATED - companions.length))
	return [...own, ...companions].slice(0, RELATED).map(cardOf)
}

/** A product that serves in place of another one, and why, in a sentence. */
interface Substitute {
	product: CardProduct
	reason: string
}

/** The products in stock that serve in place of one, the best first. */
export async function substitutesOf(id: string, context: Context): Promise<Substitute[]> {
	const { catalogue, fits: checks } = api(context)
	const param = { id: encodeURIComponent(id) }
	const query = { limit: String(RELATED) }
	const found = await attempt(checks[':id'].substitutes.$get({ param, query }))
	if (!found.ok) return []
	return Promise.all(
		found.value.map(async ({ productId, reason }) => {
			const product = await read(catalogue.products[':id'].$get({ param: { id: productId } }))
			return { product: cardOf(product), reason }
		}),
	)
}

/**
 * The parts of a kit; none for other products.
 * @param tell makes the view of each, from the product as it is now; null where that has left the shop
 */
export async function partsOf<Told>(
	{ sheet }: Product,
	context: Context,
	tell: (product: Product | null) => Told,
) {
	if (sheet?.kind !== 'kit') return []
	const { products } = api(context).catalogue
	return Promise.all(
		sheet.parts.map(async ({ productId, quantity }) => {
			const param = { id: encodeURIComponent(productId) }
			const part = await attempt(products[':id'].$get({ param }))
			return { id: productId, quantity, ...tell(part.ok ? part.value : null) }
		}),
	)
}

/** A subsidy that the buyer of a product may lose with it, and a place on the grid; none without a sheet. */
export async function adviceOn({ id, sheet }: Product, context: Context) {
	if (sheet === null) return []
	const param = { id: encodeURIComponent(id) }
	const advice = await attempt(api(context).fits[':id'].advice.$get({ param }))
	return advice.ok ? advice.value : []
}

/** The price a home pays for a kit in the end; null for other products. */
export async function costOf({ id, sheet }: Product, context: Context) {
	if (sheet?.kind !== 'kit') return null
	const param = { id: encodeURIComponent(id) }
	const cost = await attempt(api(context).fits[':id'].cost.$get({ param }))
	return cost.ok ? cost.value : null
}

/** How a product is taxed, where the store tells. */
export async function taxOf({ id }: Product, context: Context) {
	const { tellsTax } = await read(api(context).store.$get())
	return tellsTax
		? read(api(context).tax[':id'].tax.$get({ param: { id: encodeURIComponent(id) } }))
		: null
}
