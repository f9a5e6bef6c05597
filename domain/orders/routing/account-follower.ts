import type { Tx } from '../../../db/database.ts'
import type { Actor } from '../../../shared/actor.ts'
import type { UserId } from '../../../shared/ids.ts'
import { type Message, message } from '../../../shared/messages/message.ts'
import { ok, type Result } from '../../../shared/result.ts'
import type { AccountFollower } from '../../accounts/follower.ts'
import type { AppContext } from '../../app-context.ts'
import { excludedInstallers } from '../internal/declines/declines.ts'
import { returnToPending } from '../internal/declines/return-to-pending.ts'
import { installerFor } from '../internal/routing/routing.ts'
import { offerToFree } from '../internal/routing/unassigned-orders.ts'
import { findOrder } from '../queries.ts'
import { orderTables } from '../tables.ts'

/**
 * Offers to the next installer by routing the orders that only wait for this installer's answer, within a transaction;
 * their accepted orders stay theirs.
 * @param note the reason, for the history of each order
 */
export async function releaseOffers(
	ctx: AppContext,
	tx: Tx,
	actor: Actor,
	installerId: UserId,
	{ note, at }: { note: Message; at: number },
): Promise<Result<void>> {
	const waiting = await orderTables(tx)
		.selectFrom('orders')
		.select('id')
		.where('installer_id', '=', installerId)
		.where('status', '=', 'pending')
		.orderBy('created_at')
		.orderBy('id')
		.execute()
	for (const { id } of waiting) {
		const order = await findOrder(tx, id)
		if (!order) continue
		const excluded = [...excludedInstallers(order.declines), installerId]
		const next = await installerFor(tx, ctx.policy, order.zip_code, excluded)
		const sent = { step: 'route', installerId: next, note, at } as const
		const released = await returnToPending(ctx, tx, actor, order, sent)
		if (!released.ok) return released
	}
	return ok(undefined)
}

const SUSPENDED = message('orders.installer_suspended')

/**
 * Offers waiting orders to installers who can be asked again, and passes on the orders that wait for the answer of
 * suspended ones.
 */
export const routingFollowsAccounts: AccountFollower<AppContext> = {
	installerAvailable: offerToFree,
	suspended: (ctx, tx, by, userId, at) =>
		releaseOffers(ctx, tx, by, userId, { note: SUSPENDED, at }),
}
