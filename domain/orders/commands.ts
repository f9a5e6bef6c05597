import type { Database, Tx } from '../../db/database.ts'
import { transact } from '../../db/transaction.ts'
import { type Actor, isSignedIn, type SignedIn } from '../../shared/actor.ts'
import { type Message, message } from '../../shared/messages/message.ts'
import type { StorePolicy } from '../../shared/modes.ts'
import { fail, ok, type Result } from '../../shared/result.ts'
import type { AppContext } from '../app-context.ts'
import { recordDecline } from './internal/declines/declines.ts'
import { followAssignment } from './internal/follow.ts'
import { wasOffered } from './internal/routing/offers.ts'
import { afterDecline } from './internal/routing/routing.ts'
import { notifyUnassigned } from './internal/routing/unassigned-orders.ts'
import { UNDO_MS } from './limits.ts'
import { reconcilePayments } from './money/reconcile-payments.ts'
import { isBuyer, may, mayEver, maySee, nameBeforeAcceptance } from './policy.ts'
import { factsOf, findOrder, getOrder, NOT_FOUND, type OrderRow, ordersOf } from './queries.ts'
import type { OrderWithMessages } from './schema.ts'
import { type ByLink, verifyContact } from './tracking/contact.ts'
import { applyTransition } from './transitions/apply-transition.ts'
import { CLOSED } from './transitions/status-rules.ts'
import type { TransitionName } from './transitions/transitions.ts'

interface With extends ByLink {
	reason?: string | undefined
}

const NOT_YOURS: Record<TransitionName, Message> = {
	accept: message('orders.not_offered'),
	decline: message('orders.not_offered'),
	pass: message('orders.not_offered'),
	change: message('orders.not_offered'),
	lapse: message('orders.not_offered'),
	schedule: message('orders.with_another'),
	install: message('orders.with_another'),
	undo: message('orders.not_declined'),
	reopen: message('orders.reopen_admins_only'),
	assign: message('orders.assign_admins_only'),
	route: message('orders.route_admins_only'),
	'hand-back': message('orders.with_another'),
	reassign: message('orders.reassign_admins_only'),
	dispatch: message('orders.dispatch_not_allowed'),
	deliver: message('orders.dispatch_not_allowed'),
	cancel: message('orders.cancel_not_allowed'),
	release: message('orders.own_step'),
	expire: message('orders.own_step'),
}

const ASK_TO_CANCEL = message('orders.ask_to_cancel')

const OFFER_IS_OVER = message('orders.offer_is_over')

const isAnswer = (step: TransitionName) => step === 'accept' || step === 'decline'

/** The order, where the actor may take the step with it. */
export async function orderFor(
	db: Database,
	policy: StorePolicy,
	actor: Actor,
	id: string,
	step: TransitionName,
	key?: string,
): Promise<Result<OrderRow>> {
	const row = await findOrder(db, id)
	if (!row) return fail('not_found', NOT_FOUND)
	const facts = factsOf(row)
	if (may(policy, actor, step, facts, key)) return ok(row)
	// An installer who comes too late has seen the order in the pool: it is taken, not unknown.
	if (policy.routing === 'pool' && isAnswer(step) && row.status !== 'pending')
		return fail('already_closed', CLOSED[row.status])
	if (step === 'cancel' && isBuyer(actor, facts, key)) return fail('forbidden', ASK_TO_CANCEL)
	if (maySee(policy, actor, facts, key)) return fail('forbidden', NOT_YOURS[step])
	const isLate = isAnswer(step) && isSignedIn(actor) && (await wasOffered(db, row.id, actor.id))
	return fail('not_found', isLate ? OFFER_IS_OVER : NOT_FOUND)
}

/** Whether the caller may take the step with this order, as it is now. */
export async function mayApplyTransition(
	{ db, policy }: AppContext,
	actor: Actor,
	id: string,
	step: TransitionName,
	key?: string,
): Promise<Result<unknown>> {
	const allowed = mayEver(actor, step)
	return allowed.ok ? orderFor(db, policy, actor, id, step, key) : allowed
}

/**
 * Takes one step of the table with an order: status, stock, history and notification in one
 * transaction. A decline passes the order on where the store routes orders: to the next, or to the admins.
 * A cancellation by the tracking link alone takes the order's phone number or email.
 * @returns not_signed_in or forbidden by role; not_found for an order the caller may not see; already_closed;
 *   as `verifyContact`
 */
export async function stepOrder(
	ctx: AppContext,
	actor: Actor,
	id: string,
	step: 'accept' | 'decline' | 'cancel',
	{ reason, ...link }: With = {},
): Promise<Result<OrderWithMessages>> {
	const allowed = mayEver(actor, step)
	if (!allowed.ok) return allowed
	const verified = step === 'cancel' ? await verifyContact(ctx, actor, id, link) : allowed
	if (!verified.ok) return verified
	const stepped = await transact(ctx.db, async (tx) => {
		const found = await orderFor(tx, ctx.policy, actor, id, step, link.key)
		if (!found.ok) return found
		const inPool = ctx.policy.routing === 'pool'
		const taking = { note: reason ?? null, inPool, at: ctx.now() }
		const order = found.value
		if (step === 'cancel' || !isSignedIn(actor)) {
			const cancelled = await applyTransition(ctx, tx, actor, order, 'cancel', taking)
			if (cancelled.ok) await reconcilePayments(ctx, tx, order.id)
			return cancelled
		}
		if (step === 'decline') return declineAs(tx, ctx, actor, order, taking)
		const accepted = await applyTransition(ctx, tx, actor, order, step, {
			...taking,
			installerId: actor.id,
		})
		if (accepted.ok) await followAssignment(ctx, tx, order.id, actor.id)
		return accepted
	})
	if (!stepped.ok) return stepped
	if (step !== 'accept') await ctx.catalogue.refresh()
	const order = await getOrder(ctx, actor, id, link.key)
	// After a decline that reassigns the order its installer sees it no more.
	return order.ok || step !== 'decline' ? order : asVisitor(ctx, id)
}

/** Ends the order, or offers it to another installer; either can be undone for a moment. */
async function declineAs(
	tx: Tx,
	ctx: AppContext,
	actor: SignedIn,
	order: OrderRow,
	taking: { note: string | null; inPool: boolean; at: number },
): Promise<Result<unknown>> {
	const { policy } = ctx
	const { at } = taking
	const isWaiting = order.status === 'pending'
	const next = isWaiting ? await afterDecline(tx, policy, order, actor.id) : 'declined'
	const kind = next === 'declined' ? 'decline' : 'pass'
	const taken = await applyTransition(ctx, tx, actor, order, kind, {
		...taking,
		installerId: next === 'declined' ? actor.id : next,
		buyer: nameBeforeAcceptance(policy, order.full_name),
	})
	if (!taken.ok) return taken
	const wasOffered = order.installer_id === actor.id
	const decline = { installerId: actor.id, kind, wasOffered, undoUntil: at + UNDO_MS } as const
	await recordDecline(tx, order.id, decline, at)
	if (next === null) await notifyUnassigned(ctx, tx, { id: order.id, zipCode: order.zip_code }, at)
	return taken
}

const NOBODY = { kind: 'visitor', cartId: null } as const

/** The order as a caller without any right to it sees it. */
export async function asVisitor(ctx: AppContext, id: string): Promise<Result<OrderWithMessages>> {
	const row = await findOrder(ctx.db, id)
	const [order] = await ordersOf(ctx, NOBODY, row ? [row] : [])
	return order ? ok(order) : fail('not_found', NOT_FOUND)
}
