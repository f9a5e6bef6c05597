import { transact } from '../../../../db/transaction.ts'
import type { Actor } from '../../../../shared/actor.ts'
import { fail, ok, type Result } from '../../../../shared/result.ts'
import type { AppContext } from '../../../app-context.ts'
import { audit, ofOrder } from '../../../audit/commands.ts'
import { mayTakeLink } from '../../policy.ts'
import { findOrder, NOT_FOUND } from '../../queries.ts'

/**
 * The link by which the buyer of an order follows it and pays it, for an admin who sends it to them, such as by
 * WhatsApp; the audit log says who took it.
 * @returns its path below the address of the store; not_found; not_signed_in or forbidden for all but admins
 */
export async function takeBuyerLink(
	ctx: AppContext,
	actor: Actor,
	id: string,
): Promise<Result<{ path: string }>> {
	const allowed = mayTakeLink(actor)
	if (!allowed.ok) return allowed
	return transact(ctx.db, async (tx) => {
		const order = await findOrder(tx, id)
		if (!order) return fail('not_found', NOT_FOUND)
		await audit(tx, actor, ctx.now(), [{ action: 'took the link', ...ofOrder(order.id) }])
		return ok({ path: `/orders/${order.id}?key=${order.tracking_key}` })
	})
}
