import type { Cart, CartItem, CartSystem } from '../../../domain/cart/schema'
import { fromRupees, times, toRupees, zero } from '../../../shared/money'

/** A line with so many of its pieces. */
export const withPieces = (item: CartItem, quantity: number): CartItem => ({
	...item,
	quantity,
	lineTotal: toRupees(times(fromRupees(item.price) ?? zero, quantity)),
})

/** The lines without the parts of systems; lines wholly in systems are left out. */
export const singleLines = (items: readonly CartItem[]): CartItem[] =>
	items
		.filter(({ quantity, inSystems }) => quantity > inSystems)
		.map((item) => ({
			...withPieces(item, item.quantity - item.inSystems),
			stock: Math.max(0, item.stock - item.inSystems),
		}))

/** The lines of a system's parts. */
export const partLines = ({ parts }: CartSystem, { items }: Pick<Cart, 'items'>): CartItem[] =>
	parts.flatMap(({ productId, quantity }) =>
		items.filter((item) => item.productId === productId).map((item) => withPieces(item, quantity)),
	)
