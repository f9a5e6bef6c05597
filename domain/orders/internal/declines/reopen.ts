import type { Tx } from '../../../../db/database.ts'
import type { Actor } from '../../../../shared/actor.ts'
import type { UserId } from '../../../../shared/ids.ts'
import { failField, ok, type Result } from '../../../../shared/result.ts'
import type { AppContext } from '../../../app-context.ts'
import { authorizedTransaction } from '../../../authorized-transaction.ts'
import { answerAfter } from '../../../catalogue/answer-after.ts'
import { isInstaller } from '../../../installers/queries.ts'
import { orderFor } from '../../commands.ts'
import { mayEver } from '../../policy.ts'
import { getOrder, type OrderRow } from '../../queries.ts'
import type { Assignment, Routing } from '../../routing/routing-schema.ts'
import type { OrderWithMessages } from '../../schema.ts'
import { installerFor } from '../routing/routing.ts'
import { excludedInstallers, forgiveDeclines, recordDecline } from './declines.ts'
import { NO_INSTALLER } from './reassign.ts'
import { returnToPending } from './return-to-pending.ts'

type Why = { reason?: string | undefined }

/** Chooses the installer that the order is offered to from now on. */
type Choose = (tx: Tx, order: OrderRow) => Promise<Result<UserId | null>>

async function openTo(
	ctx: AppContext,
	actor: Actor,
	id: string,
	step: 'reopen' | 'assign' | 'route',
	{ reason }: Why,
	choose: Choose,
): Promise<Result<OrderWithMessages>> {
	const opened = await authorizedTransaction(mayEver(actor, step), ctx, async ({ tx, at }) => {
		const found = await orderFor(tx, ctx.policy, actor, id, step)
		if (!found.ok) return found
		const order = found.value
		const chosen = await choose(tx, order)
		if (!chosen.ok) return chosen
		const said = { step, installerId: chosen.value, note: reason ?? null, at }
		const opened = await returnToPending(ctx, tx, actor, order, said)
		const { installer_id: holder } = order
		// Who was asked until now is not asked by the store again, as if their time had passed.
		if (opened.ok && step === 'route' && order.status === 'pending' && holder) {
			const decline = { installerId: holder, kind: 'pass', wasOffered: true } as const
			await recordDecline(tx, order.id, { ...decline, undoUntil: null }, at)
		}
		return opened
	})
	return answerAfter(ctx, opened, () => getOrder(ctx, actor, id))
}

/**
 * Opens a declined order again to every installer who could take it, also to those that declined it.
 * @returns not_signed_in or forbidden by role; not_found; already_closed; out_of_stock
 */
export const reopenOrder = (ctx: AppContext, actor: Actor, id: string, why: Why) =>
	openTo(ctx, actor, id, 'reopen', why, async (tx, order) => {
		await forgiveDeclines(tx, order.id)
		const handedBack = order.declines.filter(({ kind }) => kind === 'hand-back')
		return ok(await installerFor(tx, ctx.policy, order.zip_code, excludedInstallers(handedBack)))
	})

/**
 * Opens a declined order again for one installer, also where they declined it.
 * @returns as `reopenOrder`; invalid where nobody like that can be given an order
 */
export const assignOrder = (
	ctx: AppContext,
	actor: Actor,
	id: string,
	{ installerId, ...why }: Assignment,
) =>
	openTo(ctx, actor, id, 'assign', why, async (tx) =>
		(await isInstaller(tx, ctx.policy, installerId as UserId))
			? ok(installerId as UserId)
			: failField('installerId', NO_INSTALLER),
	)

/**
 * Sends an order that was declined, or that its installer does not answer, to the next installer by routing; installers
 * that declined or did not answer are asked again where that is wanted.
 * @returns as `reopenOrder`
 */
export const routeOrder = (
	ctx: AppContext,
	actor: Actor,
	id: string,
	{ again = false, ...why }: Routing,
) =>
	openTo(ctx, actor, id, 'route', why, async (tx, order) => {
		if (again) await forgiveDeclines(tx, order.id)
		const declines = again
			? order.declines.filter(({ kind }) => kind === 'hand-back')
			: order.declines
		const excluded = [
			...excludedInstallers(declines),
			...(order.installer_id ? [order.installer_id] : []),
		]
		return ok(await installerFor(tx, ctx.policy, order.zip_code, excluded))
	})
