import type { Database } from '../../../../db/database.ts'
import { type Actor, hasRole } from '../../../../shared/actor.ts'
import { message } from '../../../../shared/messages/message.ts'
import type { StorePolicy } from '../../../../shared/modes.ts'
import { fail, ok, type Result } from '../../../../shared/result.ts'
import type { AppContext } from '../../../app-context.ts'
import { audit, ofOrder } from '../../../audit/commands.ts'
import { authorizedTransaction } from '../../../authorized-transaction.ts'
import { mayEver, maySee } from '../../policy.ts'
import { factsOf, findOrder, getOrder, NOT_FOUND, type OrderRow } from '../../queries.ts'
import type { OrderWithMessages } from '../../schema.ts'
import { orderTables } from '../../tables.ts'

const NOT_DECLINED = message('orders.not_declined')

/** The order, where the actor is the installer who declined it. */
async function declinedBy(
	db: Database,
	policy: StorePolicy,
	actor: Actor,
	id: string,
): Promise<Result<OrderRow>> {
	const row = await findOrder(db, id)
	if (!row || !maySee(policy, actor, factsOf(row))) return fail('not_found', NOT_FOUND)
	if (!hasRole(actor, 'Installer') || row.status !== 'declined' || row.installer_id !== actor.id)
		return fail('forbidden', NOT_DECLINED)
	return ok(row)
}

/** Whether the caller may say why this order was declined. */
export async function mayGiveReason(
	{ db, policy }: AppContext,
	actor: Actor,
	id: string,
): Promise<Result<unknown>> {
	const allowed = mayEver(actor, 'decline')
	return allowed.ok ? declinedBy(db, policy, actor, id) : allowed
}

/** Says, or says anew, why an installer declined an order. */
export async function giveDeclineReason(
	ctx: AppContext,
	actor: Actor,
	id: string,
	reason: string | null,
): Promise<Result<OrderWithMessages>> {
	const given = await authorizedTransaction(mayEver(actor, 'decline'), ctx, async ({ tx, at }) => {
		const found = await declinedBy(tx, ctx.policy, actor, id)
		if (!found.ok) return found
		const row = found.value
		const before = await orderTables(tx)
			.selectFrom('order_events')
			.select(['id', 'note'])
			.where('order_id', '=', row.id)
			.where('action', '=', 'decline')
			.orderBy('created_at', 'desc')
			.limit(1)
			.executeTakeFirstOrThrow()
		await orderTables(tx)
			.updateTable('order_events')
			.set({ note: reason })
			.where('id', '=', before.id)
			.execute()
		await audit(tx, actor, at, [
			{
				action: 'gave a reason',
				...ofOrder(row.id),
				before: { reason: before.note },
				after: { reason },
			},
		])
		return ok(undefined)
	})
	return given.ok ? getOrder(ctx, actor, id) : given
}
