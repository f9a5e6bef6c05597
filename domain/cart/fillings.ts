import type { Tx } from '../../db/transaction.ts'
import { type CartId, newId, type OrderId } from '../../shared/ids.ts'
import { linesOf } from './queries.ts'

// A filling: the time from the first product in an empty cart until the cart is ordered or emptied.

const openFilling = (tx: Tx, cartId: CartId) =>
	tx
		.selectFrom('cart_fillings')
		.select('id')
		.where('cart_id', '=', cartId)
		.where('ended_at', 'is', null)
		.executeTakeFirst()

const endFilling = (
	tx: Tx,
	id: string,
	end: { outcome: 'ordered' | 'emptied'; ended_at: number; order_id?: OrderId },
) => tx.updateTable('cart_fillings').set(end).where('id', '=', id).execute()

/** Notes that the cart is filled from now on, or no longer, where that is news. */
export async function recordFilling(tx: Tx, cartId: CartId, at: number) {
	const filling = await openFilling(tx, cartId)
	const filled = (await linesOf(tx, cartId)).length > 0
	if (filled && !filling)
		await tx
			.insertInto('cart_fillings')
			.values({ id: newId(), cart_id: cartId, started_at: at })
			.execute()
	if (!filled && filling) await endFilling(tx, filling.id, { outcome: 'emptied', ended_at: at })
}

/** A removal that is undone never emptied the cart: the filling it ended goes on. */
export async function reopenFilling(tx: Tx, cartId: CartId) {
	const last = await tx
		.selectFrom('cart_fillings')
		.select(['id', 'outcome'])
		.where('cart_id', '=', cartId)
		.orderBy('started_at', 'desc')
		.orderBy('ended_at', 'desc')
		.limit(1)
		.executeTakeFirst()
	if (last?.outcome === 'emptied')
		await tx
			.updateTable('cart_fillings')
			.set({ outcome: null, ended_at: null })
			.where('id', '=', last.id)
			.execute()
}

/** Two carts that become one were filled once: the visitor's filling goes on, unless there is one already. */
export async function moveFilling(tx: Tx, from: CartId, to: CartId) {
	const moved = await openFilling(tx, from)
	if (!moved) return
	if (await openFilling(tx, to))
		await tx.deleteFrom('cart_fillings').where('id', '=', moved.id).execute()
	else
		await tx.updateTable('cart_fillings').set({ cart_id: to }).where('id', '=', moved.id).execute()
}

/** The cart has become this order. */
export async function endOrdered(tx: Tx, cartId: CartId, orderId: OrderId, at: number) {
	const filling = await openFilling(tx, cartId)
	if (filling)
		await endFilling(tx, filling.id, { outcome: 'ordered', ended_at: at, order_id: orderId })
}
