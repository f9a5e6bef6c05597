import type { Actor } from '../../../../shared/actor.ts'
import { message } from '../../../../shared/messages/message.ts'
import { fail, ok } from '../../../../shared/result.ts'
import type { AppContext } from '../../../app-context.ts'
import { linesOf, systemsOf } from '../../queries.ts'
import { reopenCartSession } from '../cart-sessions.ts'
import { type Changed, change } from '../change.ts'
import { addLines } from '../lines.ts'
import { piecesInSystems, without } from '../systems/system-rules.ts'
import { deleteSystems, insertWhole } from '../systems/systems.ts'
import { keepRemoval, lastRemoval, remove, takeOut } from './removal.ts'
import { canUndo } from './removal-rules.ts'

const NOT_IN_CART = message('cart.not_in_cart')
const NOTHING_TO_UNDO = message('cart.nothing_to_undo')

/** Removes a line, or the part of it outside systems. */
export function removeItem(
	ctx: AppContext,
	actor: Actor,
	{ productId, keep }: { productId: string; keep?: 'systems' | undefined },
): Promise<Changed> {
	return change(ctx, actor, async (tx, cartId) => {
		const line = (await linesOf(tx, cartId)).filter((one) => one.productId === productId)
		const kept = keep ? piecesInSystems(await systemsOf(tx, cartId)).get(productId) : 0
		const pieces = without(line, [{ productId, quantity: kept ?? 0 }])
		if (pieces.length === 0) return fail('not_found', NOT_IN_CART)
		await remove(tx, cartId, pieces, { at: ctx.now() })
		return ok(null)
	})
}

export function clearCart(ctx: AppContext, actor: Actor): Promise<Changed> {
	return change(ctx, actor, async (tx, cartId) => {
		const systems = await systemsOf(tx, cartId)
		await remove(tx, cartId, await linesOf(tx, cartId), { at: ctx.now(), systems })
		return ok(null)
	})
}

/** Puts back the lines of the last removal, as the systems they were part of, and removes their replacement. */
export function undoRemoval(ctx: AppContext, actor: Actor): Promise<Changed> {
	return change(ctx, actor, async (tx, cartId) => {
		const removal = await lastRemoval(tx, cartId)
		if (!removal || !canUndo(removal)) return fail('conflict', NOTHING_TO_UNDO)
		if ((await linesOf(tx, cartId)).length === 0) await reopenCartSession(tx, cartId)
		await keepRemoval(tx, cartId, null)
		const instead = (await systemsOf(tx, cartId)).filter(({ id }) => id === removal.instead)
		for (const { parts } of instead) await takeOut(tx, cartId, parts, ctx.now())
		await deleteSystems(tx, instead)
		const notice = await addLines(ctx, tx, cartId, removal.lines)
		await insertWhole(tx, cartId, removal.systems, ctx.now())
		return ok(notice)
	})
}
