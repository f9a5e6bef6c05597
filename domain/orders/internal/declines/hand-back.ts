import type { Actor } from '../../../../shared/actor.ts'
import { message } from '../../../../shared/messages/message.ts'
import { ok, type Result } from '../../../../shared/result.ts'
import type { AppContext } from '../../../app-context.ts'
import { authorizedTransaction } from '../../../authorized-transaction.ts'
import { asVisitor, orderFor } from '../../commands.ts'
import { mayEver } from '../../policy.ts'
import { getOrder } from '../../queries.ts'
import type { OrderWithMessages } from '../../schema.ts'
import { isApproved } from '../../transitions/status-rules.ts'
import { followHandBack } from '../follow.ts'
import { installerFor } from '../routing/routing.ts'
import { excludedInstallers, recordDecline, withdrawAcceptance } from './declines.ts'
import { returnToPending } from './return-to-pending.ts'

/**
 * Hands an accepted or scheduled order back, by its installer or an admin: its appointment ends, the buyer is
 * notified, and it waits for the next installer. Who had it is not offered it again.
 * @returns not_signed_in or forbidden by role or to another installer; not_found; already_closed; conflict when
 *   work on the roof has begun
 */
export async function handBack(
	ctx: AppContext,
	actor: Actor,
	id: string,
	reason: string,
): Promise<Result<OrderWithMessages>> {
	const handed = await authorizedTransaction(
		mayEver(actor, 'hand-back'),
		ctx,
		async ({ tx, at }) => {
			const found = await orderFor(tx, ctx.policy, actor, id, 'hand-back')
			if (!found.ok) return found
			const order = found.value
			const holder = order.installer_id
			// An order that is not accepted, or no longer, is refused by the transition table.
			const ended = isApproved(order.status)
				? await followHandBack(ctx, tx, order.id, at)
				: ok(null)
			if (!ended.ok) return ended
			const except = [...excludedInstallers(order.declines), ...(holder ? [holder] : [])]
			const opened = await returnToPending(ctx, tx, actor, order, {
				step: 'hand-back',
				installerId: await installerFor(tx, ctx.policy, order.zip_code, except),
				note: reason,
				toBuyer: message('orders.buyer_handed_back', {
					orderId: order.id,
					appointment: ended.value,
				}),
				at,
			})
			if (!opened.ok || !holder) return opened
			await recordDecline(
				tx,
				order.id,
				{ installerId: holder, kind: 'hand-back', wasOffered: true, undoUntil: null },
				at,
			)
			await withdrawAcceptance(tx, order.id)
			return ok(undefined)
		},
	)
	if (!handed.ok) return handed
	const order = await getOrder(ctx, actor, id)
	return order.ok ? order : asVisitor(ctx, id)
}
