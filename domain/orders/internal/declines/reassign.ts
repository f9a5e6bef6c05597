import type { Actor } from '../../../../shared/actor.ts'
import type { UserId } from '../../../../shared/ids.ts'
import { message } from '../../../../shared/messages/message.ts'
import { failField, ok, type Result } from '../../../../shared/result.ts'
import { authorizedTransaction } from '../../../authorized-transaction.ts'
import { isInstaller } from '../../../installers/queries.ts'
import type { Store } from '../../../store.ts'
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

/** Whom an admin can give an order to, by the order in which they would be asked. */
export async function installersOf(
	{ db, policy }: Store,
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
	store: Store,
	actor: Actor,
	id: string,
	{ installerId, reason }: Reassignment,
): Promise<Result<OrderWithMessages>> {
	const to = installerId as UserId | null
	const done = await authorizedTransaction(
		mayEver(actor, 'reassign'),
		store,
		async ({ tx, at }) => {
			const found = await orderFor(tx, store.policy, actor, id, 'reassign')
			if (!found.ok) return found
			const order = found.value
			if (to === null && order.status !== 'pending') return failField('installerId', NOT_TO_POOL)
			if (to !== null && !(await isInstaller(tx, store.policy, to)))
				return failField('installerId', NO_INSTALLER)
			const taken = await applyTransition(store, tx, actor, order, 'reassign', {
				note: reason ?? null,
				installerId: to,
				inPool: store.policy.routing === 'pool',
				buyer: nameBeforeAcceptance(store.policy, order.full_name),
				at,
			})
			if (!taken.ok) return taken
			if (to) await followAssignment(store, tx, order.id, to)
			return ok(undefined)
		},
	)
	return done.ok ? getOrder(store, actor, id) : done
}
