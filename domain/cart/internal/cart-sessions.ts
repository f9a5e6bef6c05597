import type { Tx } from '../../../db/database.ts'
import { type CartId, newId, type OrderId } from '../../../shared/ids.ts'
import { linesOf } from '../queries.ts'
import { cartTables } from '../tables.ts'
import { setOtherParts } from './other-parts.ts'

// A cart session: the time from the first product in an empty cart until the cart is ordered or emptied.

const openCartSession = (tx: Tx, cartId: CartId) =>
	cartTables(tx)
		.selectFrom('cart_sessions')
		.select('id')
		.where('cart_id', '=', cartId)
		.where('ended_at', 'is', null)
		.executeTakeFirst()

const endCartSession = (
	tx: Tx,
	id: string,
	end: { outcome: 'ordered' | 'emptied'; ended_at: number; order_id?: OrderId },
) => cartTables(tx).updateTable('cart_sessions').set(end).where('id', '=', id).execute()

/** Notes that the cart is filled from now on, or no longer, where that is a change. */
export async function recordCartSession(tx: Tx, cartId: CartId, at: number) {
	const session = await openCartSession(tx, cartId)
	const filled = (await linesOf(tx, cartId)).length > 0
	if (filled && !session)
		await cartTables(tx)
			.insertInto('cart_sessions')
			.values({ id: newId(), cart_id: cartId, started_at: at })
			.execute()
	if (filled) return
	if (session) await endCartSession(tx, session.id, { outcome: 'emptied', ended_at: at })
	await setOtherParts(tx, cartId, false)
}

/** A removal that is undone never emptied the cart: the session it ended goes on. */
export async function reopenCartSession(tx: Tx, cartId: CartId) {
	const last = await cartTables(tx)
		.selectFrom('cart_sessions')
		.select(['id', 'outcome'])
		.where('cart_id', '=', cartId)
		.orderBy('started_at', 'desc')
		.orderBy('ended_at', 'desc')
		.limit(1)
		.executeTakeFirst()
	if (last?.outcome === 'emptied')
		await cartTables(tx)
			.updateTable('cart_sessions')
			.set({ outcome: null, ended_at: null })
			.where('id', '=', last.id)
			.execute()
}

/** Two carts that become one were filled once: the visitor's session goes on, unless there is one already. */
export async function moveCartSession(tx: Tx, from: CartId, to: CartId) {
	const moved = await openCartSession(tx, from)
	if (!moved) return
	if (await openCartSession(tx, to))
		await cartTables(tx).deleteFrom('cart_sessions').where('id', '=', moved.id).execute()
	else
		await cartTables(tx)
			.updateTable('cart_sessions')
			.set({ cart_id: to })
			.where('id', '=', moved.id)
			.execute()
}

/** The cart has become this order. */
export async function endOrdered(tx: Tx, cartId: CartId, orderId: OrderId, at: number) {
	const session = await openCartSession(tx, cartId)
	if (session)
		await endCartSession(tx, session.id, { outcome: 'ordered', ended_at: at, order_id: orderId })
	await setOtherParts(tx, cartId, false)
}
