import type { Tx } from '../../../db/database.ts'
import type { ProductId } from '../../../shared/ids.ts'
import { ok, type Result } from '../../../shared/result.ts'
import { productsIn } from '../../catalogue/queries.ts'
import { bumpCatalogueVersion, moveStock } from '../../catalogue/stock.ts'
import { piecesOfOrder } from './reserve-again.ts'
import type { By } from './stock-reservation.ts'

/**
 * Puts so many of an order's lines back into stock, kits as the parts that were taken for them; what is no product any
 * more is left out. Call it last, since it raises the catalogue's version.
 */
export async function putBack(
	tx: Tx,
	{ orderId, actor, at }: By,
	lines: readonly { line: number; quantity: number }[],
): Promise<Result<void>> {
	if (lines.length === 0) return ok(undefined)
	const counts = new Map(lines.map(({ line, quantity }) => [line, quantity]))
	const pieces = await piecesOfOrder(tx, orderId, counts)
	const known = await productsIn(tx, [...new Set(pieces.map(({ productId }) => productId))])
	const moved = await moveStock(
		tx,
		pieces
			.filter(({ productId }) => known.has(productId))
			.map(({ productId, quantity }) => ({
				productId: productId as ProductId,
				change: quantity,
				reason: 'returned',
				...{ orderId, actor, at },
			})),
	)
	if (!moved.ok) return moved
	await bumpCatalogueVersion(tx, moved.value, at)
	return ok(undefined)
}
