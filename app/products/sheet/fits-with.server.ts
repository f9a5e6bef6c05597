import { api, attempt, type Context, read } from '../../api.server'
import { type CardProduct, cardOf } from '../../components/products/buy/product-card'

const SHOWN = '6'

/** Something that works with a product, and why, in a sentence. */
export interface Fitting {
	product: CardProduct
	reason: string
}

/** The products that fit with a product, anywhere in the plains; none where it cannot be checked. */
export async function fittingWith(id: string, context: Context): Promise<Fitting[]> {
	const { catalogue, fits } = api(context)
	const query = { limit: SHOWN }
	const found = await attempt(fits[':id']['fits-with'].$get({ param: { id }, query }))
	if (!found.ok) return []
	return Promise.all(
		found.value.map(async ({ productId, reason }) => {
			const product = await read(catalogue.products[':id'].$get({ param: { id: productId } }))
			return { product: cardOf(product), reason }
		}),
	)
}
