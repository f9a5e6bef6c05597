import type { Tx } from '../../../../db/database.ts'
import type { Actor } from '../../../../shared/actor.ts'
import type { UserId } from '../../../../shared/ids.ts'
import { type Message, message } from '../../../../shared/messages/message.ts'
import { fail, ok, type Result } from '../../../../shared/result.ts'
import type { AppContext } from '../../../app-context.ts'
import { bumpCatalogueVersion } from '../../../catalogue/stock.ts'
import { nameBeforeAcceptance } from '../../policy.ts'
import type { OrderRow } from '../../queries.ts'
import { applyTransition } from '../../transitions/apply-transition.ts'
import { notifyUnassigned } from '../routing/unassigned-orders.ts'
import { warnOfLowStock } from '../stock/low-stock.ts'

interface Opening {
	step: 'undo' | 'reopen' | 'assign' | 'route' | 'hand-back'
	/** The installer it is offered to from now on; null is everybody, or nobody yet where orders are routed. */
	installerId: UserId | null
	note?: string | Message | null
	toBuyer?: Message
	at: number
}

/**
 * Lets an order wait for an installer again within a transaction. One that was declined takes its pieces from stock
 * once more; admins are notified of products that run low by that, and of an order that nobody can be asked for.
 * @returns as `applyTransition`
 */
export async function returnToPending(
	ctx: AppContext,
	tx: Tx,
	actor: Actor,
	order: OrderRow,
	{ step, installerId, note = null, toBuyer, at }: Opening,
): Promise<Result<void>> {
	const { policy, catalogue } = ctx
	const inPool = policy.routing === 'pool'
	const buyer = nameBeforeAcceptance(policy, order.full_name)
	const taking = { note, installerId, buyer, inPool, at, toBuyer }
	const taken = await applyTransition(ctx, tx, actor, order, step, taking)
	if (!taken.ok && taken.problem.code === 'out_of_stock') {
		const { message: why, facts } = taken.problem
		return fail('out_of_stock', message('orders.stays_declined', { why }), facts ? { facts } : {})
	}
	if (!taken.ok) return taken
	if (!inPool && installerId === null)
		await notifyUnassigned(ctx, tx, { id: order.id, zipCode: order.zip_code }, at)
	if (taken.value.length === 0) return ok(undefined)
	await warnOfLowStock(tx, catalogue, taken.value, at)
	await bumpCatalogueVersion(tx, taken.value, at)
	return ok(undefined)
}
