import type { Tx } from '../../../../db/database.ts'
import { transact } from '../../../../db/transaction.ts'
import { type Actor, hasRole } from '../../../../shared/actor.ts'
import type { OrderId } from '../../../../shared/ids.ts'
import { type Message, message } from '../../../../shared/messages/message.ts'
import { fail, ok, type Result } from '../../../../shared/result.ts'
import type { AppContext } from '../../../app-context.ts'
import { documentsOf } from '../../../documents/of-order.ts'
import { forgetSerials } from '../../../installations/serials/forget-serials.ts'
import { notify } from '../../../notifications/commands.ts'
import { piecesOfLines, rewriteOrder } from '../../../orders/changing/rewrite.ts'
import { lockOrder } from '../../../orders/order-rows.ts'
import type { OrderRow } from '../../../orders/queries.ts'
import { type ByLink, verifyContact } from '../../../orders/tracking/contact.ts'
import { rowOfOrder } from '../../../rows-of-order.ts'
import type { ChangeAction, ChangeState, OrderChange } from '../../changes/change-schema.ts'
import { fulfilmentTables } from '../../tables.ts'
import { mayEverDo } from './change-policy.ts'
import { answererOf, listChanges, NO_SUCH_CHANGE, orderFor } from './changes.ts'
import { moneyAfterChange } from './money-after-change.ts'
import { type ChangeRow, versionIn } from './open-change.ts'

const ANSWERED = message('fulfilment.already_answered')
const OTHER_HASH = message('fulfilment.other_proposal')
const OTHER_INSTALLER = message('fulfilment.of_another_installer')

interface Answering {
	tx: Tx
	order: OrderRow
	change: ChangeRow
	at: number
}

async function answer(
	ctx: AppContext,
	actor: Actor,
	{ id, n, doing }: { id: string; n: number; doing: ChangeAction },
	link: ByLink,
	work: (answering: Answering) => Promise<Result<void>>,
): Promise<Result<OrderChange[]>> {
	const allowed = mayEverDo(actor, doing)
	if (!allowed.ok) return allowed
	const verified = await verifyContact(ctx, actor, id, link)
	if (!verified.ok) return verified
	const answered = await transact(ctx.db, async (tx) => {
		// Locked, so that payments reported meanwhile wait.
		await lockOrder(tx, id as OrderId)
		const found = await orderFor(tx, actor, id, doing, link.key)
		if (!found.ok) return found
		const order = found.value
		const change = await rowOfOrder(fulfilmentTables(tx), 'order_changes', order.id, { n })
		if (!change) return fail('not_found', NO_SUCH_CHANGE)
		return work({ tx, order, change, at: ctx.now() })
	})
	return answered.ok ? listChanges(ctx, actor, id, link.key) : answered
}

/** Ends a proposal that is still open. @returns conflict where it is not */
async function end(
	{ tx, change, at, order }: Answering,
	actor: Actor,
	state: ChangeState,
	note: string | null,
): Promise<Result<void>> {
	const ended = await fulfilmentTables(tx)
		.updateTable('order_changes')
		.set({
			state,
			answered_at: at,
			answer_note: note,
			answered_by_name: answererOf(actor, order),
		})
		.where('order_id', '=', change.order_id)
		.where('n', '=', change.n)
		.where('state', '=', 'proposed')
		.returning('n')
		.executeTakeFirst()
	return ended ? ok(undefined) : fail('conflict', ANSWERED)
}

interface Notice {
	message: Message
	type: 'success' | 'warning'
}

async function notifyOthers({ tx, order, at }: Answering, actor: Actor, notice: Notice) {
	const about = { ...notice, orderId: order.id, at }
	const installer = order.installer_id
	await notify(tx, [
		...(installer && !hasRole(actor, 'Installer')
			? [
					{
						to: { userId: installer },
						link: `/installer/installations/${order.id}`,
						...about,
					},
				]
			: []),
		...(order.user_id && (hasRole(actor, 'Installer') || hasRole(actor, 'Admin'))
			? [{ to: { userId: order.user_id }, link: `/orders/${order.id}`, ...about }]
			: []),
		...(hasRole(actor, 'Admin')
			? []
			: [{ to: { role: 'Admin' as const }, link: `/admin/orders/${order.id}`, ...about }]),
	])
}

/**
 * Agrees to a proposal: in one transaction the order is rewritten, its stock is rebooked and its schedule follows. The
 * version before stays with the change.
 * @param given.hash that of the proposal the buyer saw
 * @returns not_found; conflict where the buyer saw another, it is answered, its installer has the job no more, or there
 * is a tax invoice; already_closed; out_of_stock; as `verifyContact`
 */
export async function consentTo(
	ctx: AppContext,
	actor: Actor,
	id: string,
	n: number,
	{ hash, ...link }: { hash: string } & ByLink,
): Promise<Result<OrderChange[]>> {
	const consented = await answer(ctx, actor, { id, n, doing: 'consent' }, link, async (its) => {
		const { tx, order, change, at } = its
		if (change.state !== 'proposed') return fail('conflict', ANSWERED)
		if (change.hash !== hash) return fail('conflict', OTHER_HASH)
		if (change.proposed_by !== order.installer_id) return fail('conflict', OTHER_INSTALLER)
		const documents = await documentsOf(tx, order.id)
		if (documents.some(({ kind }) => kind === 'tax-invoice'))
			return fail('conflict', message('fulfilment.invoiced'))
		const version = versionIn(change.after)
		const sums = { before: change.total_before_paise, after: change.total_after_paise }
		const note = message('fulfilment.changed', sums)
		const ended = await end(its, actor, 'accepted', null)
		if (!ended.ok) return ended
		await forgetSerials(tx, order.id, piecesOfLines(version.lines))
		const money = await moneyAfterChange(ctx, tx, { order, total: version.total, n, at })
		if (!money.ok) return money
		await notifyOthers(its, actor, {
			message: message('fulfilment.change_accepted', { orderId: order.id }),
			type: 'success',
		})
		// Last, since the catalogue's version is raised by it.
		return rewriteOrder(ctx, tx, actor, order, version, { note, at })
	})
	if (consented.ok) await ctx.catalogue.refresh()
	return consented
}

/** Says no to a proposal; the order stays as it is. @returns as `consentTo` */
export const refuseChange = (
	ctx: AppContext,
	actor: Actor,
	id: string,
	n: number,
	{ reason, ...link }: { reason?: string | undefined } & ByLink,
): Promise<Result<OrderChange[]>> =>
	answer(ctx, actor, { id, n, doing: 'refuse' }, link, async (its) => {
		const ended = await end(its, actor, 'refused', reason ?? null)
		if (!ended.ok) return ended
		const text = message('fulfilment.change_refused', {
			orderId: its.order.id,
			reason: reason ?? null,
		})
		await notifyOthers(its, actor, { message: text, type: 'warning' })
		return ok(undefined)
	})

/** Takes a proposal back, by its installer or an admin. @returns as `consentTo` */
export const withdrawChange = (
	ctx: AppContext,
	actor: Actor,
	id: string,
	n: number,
	{ reason }: { reason?: string | undefined },
): Promise<Result<OrderChange[]>> =>
	answer(ctx, actor, { id, n, doing: 'withdraw' }, {}, async (its) => {
		const ended = await end(its, actor, 'withdrawn', reason ?? null)
		if (!ended.ok) return ended
		const text = message('fulfilment.change_withdrawn', { orderId: its.order.id })
		await notifyOthers(its, actor, { message: text, type: 'warning' })
		return ok(undefined)
	})
