import type { Tx } from '../../db/database.ts'
import { inTransaction } from '../../db/transaction.ts'
import type { CartId, UserId } from '../../shared/ids.ts'
import type { AppContext } from '../app-context.ts'
import { lockVisitorCart, takeCartOf } from './carts.ts'
import { moveCartSession, recordCartSession } from './internal/cart-sessions.ts'
import { addLines } from './internal/lines.ts'
import { moveOtherParts } from './internal/other-parts.ts'
import { insertWhole } from './internal/systems/systems.ts'
import { linesOf, systemsOf } from './queries.ts'
import { cartTables } from './tables.ts'

/**
 * A visitor's cart follows them when they log in: quantities are added, capped by the stock.
 * @param moveAlong moves the other data of a cart, in the same transaction
 */
export async function mergeCart(
	ctx: AppContext,
	visitorCart: CartId,
	userId: UserId,
	moveAlong: (tx: Tx, from: CartId, to: CartId) => Promise<void>,
): Promise<void> {
	await inTransaction(ctx.db, async (tx) => {
		if (!(await lockVisitorCart(tx, visitorCart, ctx.now()))) return
		const lines = await linesOf(tx, visitorCart)
		const systems = await systemsOf(tx, visitorCart)
		const deleteIt = () =>
			cartTables(tx).deleteFrom('carts').where('id', '=', visitorCart).execute()
		const cartId = await takeCartOf(tx, userId, ctx.now())
		// An empty one may have data of the checkout, kept after a logout.
		await moveAlong(tx, visitorCart, cartId)
		if (lines.length === 0) {
			await deleteIt()
			return
		}
		await moveCartSession(tx, visitorCart, cartId)
		await moveOtherParts(tx, visitorCart, cartId)
		await deleteIt()
		await addLines(ctx, tx, cartId, lines)
		await insertWhole(tx, cartId, systems, ctx.now())
		await recordCartSession(tx, cartId, ctx.now())
	})
}
