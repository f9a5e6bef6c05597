import { message } from '../../../../shared/messages/message.ts'
import type { OrderCaps } from '../../../../shared/modes.ts'
import { type Paise, toRupees } from '../../../../shared/money.ts'
import { fail, type Problem } from '../../../../shared/result.ts'
import { capAbove } from '../../../checkout/order-caps.ts'
import type { Wanted } from '../stock/shortage.ts'

interface Order {
	lines: readonly Wanted[]
	total: Paise
	/** Whether the buyer has no account. */
	isVisitor: boolean
	/** Pieces of a product in stock. */
	stockOf: (productId: string) => number
	nameOf: (productId: string) => string
}

function tooManyOfOne({ lines }: Order, most: number): Problem | null {
	const pieces = new Map<string, number>()
	for (const { id, name, quantity } of lines) {
		const together = (pieces.get(id) ?? 0) + quantity
		pieces.set(id, together)
		if (together > most)
			return fail('over_limit', message('orders.cap_of_product', { most, name }), {
				facts: { productId: id, name, most },
			}).problem
	}
	return null
}

/** Refuses a visitor's order of more than a share of a product's stock, kits counted as their parts. */
function tooMuchOfStock({ lines, stockOf, nameOf }: Order, share: number): Problem | null {
	const taken = new Map<string, number>()
	const inOne = new Map<string, number>()
	for (const { takes, quantity } of lines)
		for (const { productId, quantity: pieces } of takes) {
			taken.set(productId, (taken.get(productId) ?? 0) + pieces * quantity)
			inOne.set(productId, Math.max(inOne.get(productId) ?? 0, pieces))
		}
	for (const [productId, pieces] of taken) {
		const most = Math.max(Math.floor(stockOf(productId) * share), inOne.get(productId) ?? 1)
		if (pieces <= most) continue
		const name = nameOf(productId)
		return fail('over_limit', message('orders.cap_of_product_without_account', { most, name }), {
			facts: { productId, name, most },
		}).problem
	}
	return null
}

function tooDear({ total, isVisitor }: Order, caps: OrderCaps): Problem | null {
	const cap = capAbove(total, isVisitor, caps)
	if (!cap) return null
	const facts = { most: toRupees(cap.most), total: toRupees(total) }
	return fail('over_limit', cap.says, { facts }).problem
}

/** Why an order is of more than may be ordered at once; null where it is not. */
export function overLimit(order: Order, caps: OrderCaps): Problem | null {
	const { visitor } = caps
	return (
		tooManyOfOne(order, caps.piecesOfProduct) ??
		tooDear(order, caps) ??
		(order.isVisitor ? tooMuchOfStock(order, visitor.shareOfStock) : null)
	)
}
