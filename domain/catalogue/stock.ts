import type { Tx } from '../../db/transaction.ts'
import { type Actor, isSignedIn } from '../shared/actor.ts'
import { newId, type OrderId, type ProductId } from '../shared/ids.ts'
import { ok, type Result, refuse } from '../shared/result.ts'
import type { MovementReason } from './schema.ts'

interface Movement {
	productId: ProductId
	/** Pieces; negative takes. */
	change: number
	reason: MovementReason
	orderId?: OrderId
	actor: Actor
	at: number
}

/**
 * Raises the catalogue's version and marks the products with it. Call it last in a transaction: the
 * row it holds until the commit makes versions appear in the order in which they were given.
 */
export async function touch(tx: Tx, ids: ProductId[], at: number): Promise<void> {
	const { version } = await tx
		.updateTable('catalogue_state')
		.set((eb) => ({ version: eb('version', '+', 1) }))
		.returning('version')
		.executeTakeFirstOrThrow()
	await tx.updateTable('products').set({ version, updated_at: at }).where('id', 'in', ids).execute()
}

/** A product whose stock was moved, as it is now. */
export interface Moved {
	name: string
	change: number
	stock: number
}

/**
 * Moves stock, each change a row of the ledger: one conditional statement per product, so that two
 * takers of the last piece cannot both have it. Changes of one product are summed before they are judged.
 * @returns out_of_stock naming the product and what is left; the caller's transaction then rolls back
 */
export async function moveStock(tx: Tx, movements: Movement[]): Promise<Result<Moved[]>> {
	const all: Moved[] = []
	for (const movement of summed(movements)) {
		const { productId, change, reason, orderId, actor, at } = movement
		const moved = await tx
			.updateTable('products')
			.set((eb) => ({ stock: eb('stock', '+', change) }))
			.where('id', '=', productId)
			.where((eb) => eb(eb('stock', '+', change), '>=', 0))
			.returning(['name', 'stock'])
			.executeTakeFirst()
		if (!moved) return shortage(tx, productId)
		all.push({ ...moved, change })
		await tx
			.insertInto('stock_movements')
			.values({
				id: newId(),
				product_id: productId,
				change,
				balance: moved.stock,
				reason,
				order_id: orderId ?? null,
				actor_id: isSignedIn(actor) ? actor.id : null,
				actor_name: isSignedIn(actor) ? actor.name : 'Guest',
				created_at: at,
			})
			.execute()
	}
	return ok(all)
}

/** One movement per product, in the order of their ids, so that two transactions lock rows alike. */
function summed(movements: Movement[]): Movement[] {
	const byProduct = new Map<ProductId, Movement>()
	for (const movement of movements) {
		const known = byProduct.get(movement.productId)
		byProduct.set(movement.productId, {
			...movement,
			change: movement.change + (known?.change ?? 0),
		})
	}
	return [...byProduct.values()].sort((a, b) => (a.productId < b.productId ? -1 : 1))
}

async function shortage(tx: Tx, productId: ProductId) {
	const product = await tx
		.selectFrom('products')
		.select(['name', 'stock'])
		.where('id', '=', productId)
		.executeTakeFirstOrThrow()
	const message =
		product.stock === 0
			? `${product.name} is out of stock.`
			: `Only ${product.stock} of ${product.name} left in stock.`
	return refuse('out_of_stock', message, {
		facts: { productId, name: product.name, available: product.stock },
	})
}
