import type { Tx } from '../../../db/database.ts'
import type { ProductId } from '../../../shared/ids.ts'
import { ok, type Result } from '../../../shared/result.ts'
import { isKit, type Pieces, takenBy } from '../../catalogue/kits/kits.ts'
import { partsOfKits, productsIn } from '../../catalogue/queries.ts'
import type { Product } from '../../catalogue/schema.ts'
import { bumpCatalogueVersion, moveStock, takenFor } from '../../catalogue/stock.ts'
import { piecesOfOrder } from '../internal/stock/reserve-again.ts'
import type { By } from '../internal/stock/stock-reservation.ts'

/** The pieces that come back for a product: for a kit its parts, where it was taken as a whole. */
function returned(product: Product | undefined, id: string, pieces: number): Pieces[] {
	if (!product || !isKit(product)) return [{ productId: id, quantity: pieces }]
	return takenBy(product).map((part) => ({ ...part, quantity: part.quantity * pieces }))
}

/**
 * Puts back just the goods that the order took, as the ledger has them, even if its kits have changed since. Only a kit
 * that was taken as a whole, when kits still had a stock of their own, comes back as its parts of today.
 */
export async function restock(
	tx: Tx,
	reason: 'declined' | 'cancelled',
	by: By,
): Promise<Result<void>> {
	const taken = await takenFor(tx, by.orderId)
	const products = await productsIn(tx, [...taken.keys()])
	const pieces = [...taken].flatMap(([id, count]) => returned(products.get(id), id, count))
	const parts = await partsOfKits(tx, [...products.values()])
	const known = pieces.filter(
		({ productId }) => taken.has(productId as ProductId) || parts.has(productId),
	)
	return addToStock(tx, known, reason, by)
}

/**
 * Puts so many of an order's lines back, kits as the parts that were taken for them; products that no longer exist are
 * left out. Call it last, since it raises the catalogue's version.
 */
export async function restockLines(
	tx: Tx,
	by: By,
	lines: readonly { line: number; quantity: number }[],
): Promise<Result<void>> {
	if (lines.length === 0) return ok(undefined)
	const counts = new Map(lines.map(({ line, quantity }) => [line, quantity]))
	const pieces = await piecesOfOrder(tx, by.orderId, counts)
	const products = await productsIn(tx, [...new Set(pieces.map(({ productId }) => productId))])
	const known = pieces.filter(({ productId }) => products.has(productId))
	return addToStock(tx, known, 'returned', by)
}

async function addToStock(
	tx: Tx,
	pieces: readonly Pieces[],
	reason: 'declined' | 'cancelled' | 'returned',
	by: By,
): Promise<Result<void>> {
	const moved = await moveStock(
		tx,
		pieces.map(({ productId, quantity }) => ({
			productId: productId as ProductId,
			change: quantity,
			reason,
			...by,
		})),
	)
	if (!moved.ok) return moved
	await bumpCatalogueVersion(tx, moved.value, by.at)
	return ok(undefined)
}
