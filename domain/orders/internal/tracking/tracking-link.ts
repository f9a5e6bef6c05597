import type { Database } from '../../../../db/database.ts'
import { transact } from '../../../../db/transaction.ts'
import type { Actor } from '../../../../shared/actor.ts'
import { newSecret } from '../../../../shared/ids.ts'
import { message } from '../../../../shared/messages/message.ts'
import type { StorePolicy } from '../../../../shared/modes.ts'
import { fail, ok, type Result } from '../../../../shared/result.ts'
import type { AppContext } from '../../../app-context.ts'
import { audit } from '../../../audit/commands.ts'
import { isBuyerOrAdmin, maySee } from '../../policy.ts'
import { factsOf, findOrder, getOrder, NOT_FOUND, type OrderRow } from '../../queries.ts'
import type { OrderWithMessages } from '../../schema.ts'
import { orderTables } from '../../tables.ts'
import { type ByLink, verifyContact } from '../../tracking/contact.ts'

/** The order that a tracking link opens. @returns not_found where the key is not this order's */
export async function orderByLink(
	ctx: AppContext,
	actor: Actor,
	id: string,
	key: string,
): Promise<Result<OrderWithMessages>> {
	const row = await findOrder(ctx.db, id)
	if (!row || row.tracking_key !== key) return fail('not_found', NOT_FOUND)
	return getOrder(ctx, actor, id, key)
}

const NOT_YOURS = message('orders.replace_link_not_allowed')

/** The order, where the actor may have its link replaced. */
async function orderFor(
	db: Database,
	policy: StorePolicy,
	actor: Actor,
	id: string,
	key: string | undefined,
): Promise<Result<OrderRow>> {
	const order = await findOrder(db, id)
	if (!order || !maySee(policy, actor, factsOf(order), key)) return fail('not_found', NOT_FOUND)
	return isBuyerOrAdmin(actor, factsOf(order), key) ? ok(order) : fail('forbidden', NOT_YOURS)
}

/** Whether the caller may have the link of this order replaced, as far as it is known before they say more. */
export const mayGetAnotherLink = (
	{ db, policy }: AppContext,
	actor: Actor,
	id: string,
	key: string | undefined,
): Promise<Result<unknown>> => orderFor(db, policy, actor, id, key)

/**
 * Gives an order another tracking link: the old link opens it no more.
 * @returns not_found for an order the caller may not see; forbidden for an installer; as `verifyContact`
 */
export async function replaceLink(
	ctx: AppContext,
	actor: Actor,
	id: string,
	link: ByLink,
): Promise<Result<OrderWithMessages>> {
	const verified = await verifyContact(ctx, actor, id, link)
	if (!verified.ok) return verified
	const trackingKey = newSecret()
	const replaced = await transact(ctx.db, async (tx) => {
		const found = await orderFor(tx, ctx.policy, actor, id, link.key)
		if (!found.ok) return found
		const order = found.value
		const at = ctx.now()
		const { numUpdatedRows } = await orderTables(tx)
			.updateTable('orders')
			.set({ tracking_key: trackingKey, updated_at: at })
			.where('id', '=', order.id)
			.where('tracking_key', '=', order.tracking_key)
			.executeTakeFirst()
		if (numUpdatedRows === 0n) return fail('conflict', message('orders.try_again'))
		await audit(tx, actor, at, [
			{ action: 'replaced the link', kind: 'order', subjectId: order.id, subject: order.id },
		])
		return ok(undefined)
	})
	if (!replaced.ok) return replaced
	return getOrder(ctx, actor, id, link.key === undefined ? undefined : trackingKey)
}
