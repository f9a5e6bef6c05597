import type { Actor } from '../../../../shared/actor.ts'
import type { UserId } from '../../../../shared/ids.ts'
import { message } from '../../../../shared/messages/message.ts'
import { failField, ok, type Result } from '../../../../shared/result.ts'
import type { AppContext } from '../../../app-context.ts'
import { authorizedTransaction } from '../../../authorized-transaction.ts'
import { isInstaller } from '../../../installers/queries.ts'
import { orderFor } from '../../commands.ts'
import { mayEver, nameBeforeAcceptance } from '../../policy.ts'
import { getOrder } from '../../queries.ts'
import type { OrderInstaller, Reassignment } from '../../routing/routing-schema.ts'
import type { OrderWithMessages } from '../../schema.ts'
import { applyTransition } from '../../transitions/apply-transition.ts'
import { followAssignment } from '../follow.ts'
import { installersForOrder } from '../routing/routing.ts'

export const NO_INSTALLER = message('orders.no_such_installer')
const NOT_TO_POOL = message('orders.needs_installer')

/** The installers that an admin can give an order to, in the order of routing. */
export async function installersOf(
	{ db, policy }: AppContext,
	actor: Actor,
	id: string,
): Promise<Result<OrderInstaller[]>> {
	const allowed = mayEver(actor, 'reassign')
	if (!allowed.ok) return allowed
	const found = await orderFor(db, policy, actor, id, 'reassign')
	return found.ok ? ok(await installersForOrder(db, policy, found.value)) : found
}

/** Gives an order to another installer; one that is still waiting may go back to the open pool. */
export async function reassignOrder(
	ctx: AppContext,
	actor: Actor,
	id: string,
	{ installerId, reason }: Reassignment,
): Promise<Result<OrderWithMessages>> {
	const to = installerId as UserId | null
	const done = await authorizedTransaction(mayEver(actor, 'reassign'), ctx, async ({ tx, at }) => {
		const found = await orderFor(tx, ctx.policy, actor, id, 'reassign')
		if (!found.ok) return found
		const order = found.value
		if (to === null && order.status !== 'pending') return failField('installerId', NOT_TO_POOL)
		if (to !== null && !(await isInstaller(tx, ctx.policy, to)))
			return failField('installerId', NO_INSTALLER)
		const taken = await applyTransition(ctx, tx, actor, order, 'reassign', {
			note: reason ?? null,
			installerId: to,
			inPool: ctx.policy.routing === 'pool',
			buyer: nameBeforeAcceptance(ctx.policy, order.full_name),
			at,
		})
		if (!taken.ok) return taken
		if (to) await followAssignment(ctx, tx, order.id, to)
		return ok(undefined)
	})
	return done.ok ? getOrder(ctx, actor, id) : done
}
