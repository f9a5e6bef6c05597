import type { Tx } from '../../../db/database.ts'
import { transact } from '../../../db/transaction.ts'
import type { Actor } from '../../../shared/actor.ts'
import { fail, ok, type Result } from '../../../shared/result.ts'
import type { AppContext } from '../../app-context.ts'
import { audit } from '../../audit/commands.ts'
import { difference } from '../../audit/rules.ts'
import type { Fields } from '../../audit/schema.ts'
import { orderAccess } from '../../orders/order-access.ts'
import type { OrderRow } from '../../orders/queries.ts'
import { type ByLink, verifyContact } from '../../orders/tracking/contact.ts'
import { CLOSED, isApproved } from '../../orders/transitions/status-rules.ts'
import { forbidden, may, mayEver, maySee } from '../policy.ts'
import { getInstallation, NOT_FOUND } from '../queries.ts'
import { isUnderWay } from '../rules.ts'
import type { InstallationAction, InstallationWithMessages } from '../schema.ts'
import { installationTables } from '../tables.ts'
import { noteMade, type Once, wasMade } from './once.ts'
import type { InstallationRow } from './progress.ts'

/** An installation while it is being changed: locked until the transaction ends. */
export interface OpenJob {
	tx: Tx
	actor: Actor
	order: OrderRow
	row: InstallationRow
	at: number
}

interface Repeating {
	/** The change, where it may be sent again. */
	once?: Once | undefined
	/** The change that this is asked for, which makes nothing itself. */
	sameAs?: Once | undefined
}

const access = orderAccess<InstallationAction>({
	mayEver,
	maySee,
	may,
	forbidden,
	notFound: NOT_FOUND,
})

/** Whether the caller may do this with the installation of this order. */
export const mayDoWith = access.mayWith

/**
 * Changes an installation in one transaction: checks the permission and the status, and makes or locks its row.
 * A change that was sent with a key is made once: sent again, it is answered with the installation as it then is.
 * @returns not_signed_in or forbidden by role; not_found for one the caller may not see; already_closed;
 * key_reused; as `verifyContact`
 */
export async function changeJob(
	ctx: AppContext,
	actor: Actor,
	id: string,
	action: InstallationAction,
	{ once, sameAs = once, ...link }: ByLink & Repeating,
	work: (job: OpenJob) => Promise<Result<void>>,
): Promise<Result<InstallationWithMessages>> {
	const allowed = mayEver(actor, action)
	if (!allowed.ok) return allowed
	const verified = await verifyContact(ctx, actor, id, link)
	if (!verified.ok) return verified
	const changed = await transact(ctx.db, async (tx) => {
		const found = await access.orderFor(tx, actor, id, action, link.key)
		if (!found.ok) return found
		const order = found.value
		const before = await wasMade(tx, order.id, actor, sameAs)
		if (!before.ok || before.value) return before.ok ? ok(undefined) : before
		if (!isUnderWay(order.status))
			return isApproved(order.status) || order.status === 'cancelled'
				? fail('already_closed', CLOSED[order.status])
				: fail('not_found', NOT_FOUND)
		if (!order.installer_id) return fail('not_found', NOT_FOUND)
		const at = ctx.now()
		const row = await installationTables(tx)
			.insertInto('installations')
			.values({
				order_id: order.id,
				installer_id: order.installer_id,
				created_at: at,
				updated_at: at,
			})
			.onConflict((conflict) => conflict.column('order_id').doUpdateSet({ updated_at: at }))
			.returningAll()
			.executeTakeFirstOrThrow()
		// Of the same change sent twice at the same moment, the later sees the earlier.
		const meanwhile = await wasMade(tx, order.id, actor, sameAs)
		if (!meanwhile.ok || meanwhile.value) return meanwhile.ok ? ok(undefined) : meanwhile
		if (row.completed_at) return fail('already_closed', CLOSED.installed)
		const done = await work({ tx, actor, order, row, at })
		if (done.ok && once) await noteMade(tx, order.id, actor, once, at)
		return done
	})
	return changed.ok ? getInstallation(ctx, actor, id, link.key) : changed
}

/** Audits an installer's change; writes nothing where nothing differs. */
export async function auditJob(
	{ tx, actor, order, at }: OpenJob,
	action: string,
	before: Fields,
	after: Fields,
): Promise<void> {
	const changes = difference(before, after)
	if (!changes) return
	const subject = `${order.id}, ${order.full_name}`
	await audit(tx, actor, at, [
		{ action, kind: 'installation', subjectId: order.id, subject, ...changes },
	])
}
