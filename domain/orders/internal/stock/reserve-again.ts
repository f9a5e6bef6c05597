import type { Tx } from '../../../../db/database.ts'
import type { OrderId, ProductId } from '../../../../shared/ids.ts'
import { message } from '../../../../shared/messages/message.ts'
import { fail, type Result } from '../../../../shared/result.ts'
import { isKit, type Pieces, takenBy } from '../../../catalogue/kits/kits.ts'
import { productsIn } from '../../../catalogue/queries.ts'
import { type Moved, moveStock } from '../../../catalogue/stock.ts'
import { partsOf } from '../../queries.ts'
import { orderTables } from '../../tables.ts'
import type { By } from './stock-reservation.ts'

interface Piece extends Pieces {
	name: string
}

/**
 * The goods of an order: of a kit, the parts it was ordered with. A kit ordered as a whole, when kits still had a stock
 * of their own, counts as its parts of today, as it came back.
 * @param counts how many, by line; the whole order unless given
 */
export async function piecesOfOrder(
	tx: Tx,
	orderId: OrderId,
	counts?: ReadonlyMap<number, number>,
): Promise<Piece[]> {
	const lines = await orderTables(tx)
		.selectFrom('order_lines')
		.select(['line', 'product_id', 'name', 'quantity'])
		.where('order_id', '=', orderId)
		.execute()
	const parts = await partsOf(tx, [orderId])
	const products = await productsIn(
		tx,
		lines.map(({ product_id: id }) => id),
	)
	return lines.flatMap(({ line, product_id: productId, name, quantity }) => {
		const product = products.get(productId)
		const ordered = parts.get(`${orderId} ${line}`)
		const each =
			ordered ??
			(product && isKit(product)
				? takenBy(product).map((piece) => ({ ...piece, name }))
				: [{ productId, name, quantity: 1 }])
		const count = counts ? (counts.get(line) ?? 0) : quantity
		if (count === 0) return []
		return each.map((piece) => ({ ...piece, quantity: piece.quantity * count }))
	})
}

/**
 * Takes from stock again the goods that an order gave back when it was declined, all or nothing.
 * @returns out_of_stock naming the product that is short or no longer exists
 */
export async function reserveAgain(tx: Tx, { orderId, actor, at }: By): Promise<Result<Moved[]>> {
	const pieces = await piecesOfOrder(tx, orderId)
	const known = await productsIn(tx, [...new Set(pieces.map(({ productId }) => productId))])
	const gone = pieces.find(({ productId }) => !known.has(productId))
	if (gone)
		return fail('out_of_stock', message('catalogue.no_longer_sold', { name: gone.name }), {
			facts: { productId: gone.productId, name: gone.name, available: 0 },
		})
	return moveStock(
		tx,
		pieces.map(({ productId, quantity }) => ({
			productId: productId as ProductId,
			change: -quantity,
			reason: 'reopened',
			orderId,
			actor,
			at,
		})),
	)
}
