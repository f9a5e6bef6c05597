import { useFetchers } from 'react-router'
import type { Cart, CartItem } from '../../../domain/cart/schema'
import { fromRupees, sum, times, toRupees, zero } from '../../../shared/money'
import { valuesOf } from '../../ui/forms/values'
import { cartIntents } from './cart-intents'

/** The name under which a line's changes are sent, so that the whole cart can see them. */
export const lineKey = (productId: string) => `cart line ${productId}`

/** The price of so many pieces of a line, rupees. */
export const priceOf = (item: CartItem, quantity: number) =>
	toRupees(times(fromRupees(item.price) ?? zero, quantity))

/** The cart as it will be once everything under way is saved. */
export function useCartUnderWay({ items }: Cart) {
	const sent = new Map(useFetchers().map(({ key, formData }) => [key, formData]))
	const changeOf = (item: CartItem) => sent.get(lineKey(item.productId))
	const piecesOf = (item: CartItem) => {
		if (cartIntents.in(changeOf(item)) === 'remove') return item.inSystems
		const { quantity } = valuesOf(changeOf(item))
		return quantity === undefined ? item.quantity : Number(quantity) + item.inSystems
	}
	const lines = items
		.map((item) => ({ ...item, quantity: piecesOf(item) }))
		.filter(({ quantity }) => quantity > 0)
	const total = toRupees(
		sum(lines.map(({ price, quantity }) => times(fromRupees(price) ?? zero, quantity))),
	)
	return { lines, total, busy: items.some((item) => changeOf(item)) }
}
