import type { Tx } from '../../db/database.ts'
import { type Actor, isSignedIn } from '../../shared/actor.ts'
import { type CartId, newCartId, type UserId } from '../../shared/ids.ts'
import { cartTables } from './tables.ts'

/**
 * Takes the caller's cart for the rest of the transaction, making it if need be. Its row stays locked,
 * so that two changes of one cart never overtake each other.
 */
export async function takeCart(tx: Tx, actor: Actor, at: number): Promise<CartId> {
	if (isSignedIn(actor)) return takeCartOf(tx, actor.id, at)
	if (actor.cartId && (await lockVisitorCart(tx, actor.cartId, at))) return actor.cartId
	const id = newCartId()
	await cartTables(tx)
		.insertInto('carts')
		.values({ id, user_id: null, undo: null, updated_at: at })
		.execute()
	return id
}

/** Holds a visitor's cart for the rest of the transaction; false where it is gone. */
export async function lockVisitorCart(tx: Tx, id: CartId, at: number): Promise<boolean> {
	const cart = await cartTables(tx)
		.updateTable('carts')
		.set({ updated_at: at })
		.where('id', '=', id)
		.where('user_id', 'is', null)
		.returning('id')
		.executeTakeFirst()
	return cart !== undefined
}

/** Locks a cart for the rest of the transaction; false where it is gone. */
export async function lockCart(tx: Tx, id: CartId): Promise<boolean> {
	const cart = await cartTables(tx)
		.updateTable('carts')
		.set(({ ref }) => ({ updated_at: ref('updated_at') }))
		.where('id', '=', id)
		.returning('id')
		.executeTakeFirst()
	return cart !== undefined
}

/** Takes the cart of an account, making it if need be. */
export async function takeCartOf(tx: Tx, userId: UserId, at: number): Promise<CartId> {
	const cart = await cartTables(tx)
		.insertInto('carts')
		.values({ id: newCartId(), user_id: userId, undo: null, updated_at: at })
		.onConflict((conflict) => conflict.column('user_id').doUpdateSet({ updated_at: at }))
		.returning('id')
		.executeTakeFirstOrThrow()
	return cart.id
}
