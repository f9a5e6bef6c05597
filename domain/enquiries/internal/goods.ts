import { message } from '../../../shared/messages/message.ts'
import { fromRupees, type Paise, toRupees, zero } from '../../../shared/money.ts'
import { failField, ok, type Result } from '../../../shared/result.ts'
import type { Catalogue } from '../../catalogue/catalogue.ts'
import type { Enquiry, NewEnquiry } from '../schema.ts'

/** Goods as they are stored. */
interface StoredGoods {
	productId: string
	name: string
	quantity: number
	price: Paise
}

/**
 * Goods asked about with their names and prices of now, as they are stored; null where there are none.
 * @returns invalid where one is not sold
 */
export function goodsText(catalogue: Catalogue, items: NewEnquiry['items']): Result<string | null> {
	if (!items) return ok(null)
	const stored: StoredGoods[] = []
	for (const { productId, quantity } of items) {
		const product = catalogue.byId(productId)
		if (!product) return failField('items', message('delivery.no_such_product', { id: productId }))
		const price = fromRupees(product.price) ?? zero
		stored.push({ productId, name: product.name, quantity, price })
	}
	return ok(JSON.stringify(stored))
}

/** Goods at their prices of now. @returns invalid where one is no longer sold */
export function pricedGoods(
	catalogue: Catalogue,
	goods: readonly { productId: string; quantity: number; name: string }[],
): Result<{ productId: string; quantity: number; price: Paise }[]> {
	const priced = goods.map(({ productId, quantity }) => {
		const product = catalogue.byId(productId)
		return product && { productId, quantity, price: fromRupees(product.price) ?? zero }
	})
	const gone = goods[priced.indexOf(undefined)]
	if (gone) return failField('delivery', message('catalogue.no_longer_sold', { name: gone.name }))
	return ok(priced.flatMap((each) => each ?? []))
}

/** Stored goods, with prices in rupees. */
export function goodsIn(text: string | null): Enquiry['goods'] {
	if (text === null) return null
	const stored: StoredGoods[] = JSON.parse(text)
	return stored.map(({ price, ...goods }) => ({ ...goods, price: toRupees(price) }))
}
