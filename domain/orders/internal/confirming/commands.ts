import type { Tx } from '../../../../db/database.ts'
import { inTransaction, transact } from '../../../../db/transaction.ts'
import { type Actor, hasRole, isSignedIn } from '../../../../shared/actor.ts'
import type { OrderId } from '../../../../shared/ids.ts'
import { message } from '../../../../shared/messages/message.ts'
import { rateLimited } from '../../../../shared/requests/rate-limited.ts'
import { fail, failField, ok, type Result } from '../../../../shared/result.ts'
import type { AppContext } from '../../../app-context.ts'
import { audit, ofOrder } from '../../../audit/commands.ts'
import { CODE_INTERVAL_MS, MAX_CODE_TRIES, MAX_CODES } from '../../limits.ts'
import { reconcilePayments } from '../../money/reconcile-payments.ts'
import { visibleOrder } from '../../order-access.ts'
import { lockOrder } from '../../order-rows.ts'
import { isBuyer } from '../../policy.ts'
import { factsOf, getOrder } from '../../queries.ts'
import type { OrderWithMessages } from '../../schema.ts'
import { orderTables } from '../../tables.ts'
import { hashOfCode } from './codes.ts'
import { sendCode } from './confirmation.ts'
import { openConfirmation } from './open-confirmation.ts'

const NOTHING = message('orders.nothing_to_confirm')
const ASK_AGAIN = message('orders.code_used_up')

/** The order, where the caller is its buyer: nobody confirms somebody else's. */
export const mayConfirm = (ctx: AppContext, actor: Actor, id: string, key?: string) =>
	visibleOrder(ctx.db, id, (order) => isBuyer(actor, factsOf(order), key))

/** The order, for an admin, who confirms it without a code. */
export async function mayConfirmWithoutCode({ db }: AppContext, actor: Actor, id: string) {
	if (!isSignedIn(actor)) return fail('not_signed_in', message('orders.log_in'))
	if (!hasRole(actor, 'Admin')) return fail('forbidden', message('orders.confirm_admins_only'))
	return visibleOrder(db, id, () => true)
}

/**
 * Confirms an order by the code that was sent to its buyer; it goes to work then. Each code can be tried five times.
 * @returns conflict where nothing is to be confirmed; invalid for a wrong code
 */
export async function confirmByCode(
	ctx: AppContext,
	actor: Actor,
	id: string,
	{ code, key }: { code: string; key?: string | undefined },
): Promise<Result<OrderWithMessages>> {
	const own = await mayConfirm(ctx, actor, id, key)
	if (!own.ok) return own
	const order = own.value
	if (order.status !== 'unpaid' || !(await openConfirmation(ctx.db, order.id)))
		return fail('conflict', NOTHING)
	const isRight = await tryCode(ctx, order.id, code)
	if (isRight === null) return failField('code', ASK_AGAIN)
	if (!isRight) return failField('code', message('orders.code_wrong'))
	const confirmed = await transact(ctx.db, (tx) => confirm(ctx, tx, order.id))
	return confirmed.ok ? getOrder(ctx, actor, id, key) : confirmed
}

/** Counted before it is compared, so that tries at the same moment count as well. @returns null where there is no code to try */
async function tryCode(ctx: AppContext, id: OrderId, code: string): Promise<boolean | null> {
	const tried = await orderTables(ctx.db)
		.updateTable('order_confirmations')
		.set((eb) => ({ tries: eb('tries', '+', 1) }))
		.where('order_id', '=', id)
		.where('code_hash', 'is not', null)
		.where('tries', '<', MAX_CODE_TRIES)
		.returning('code_hash')
		.executeTakeFirst()
	return tried ? tried.code_hash === hashOfCode(ctx, id, code) : null
}

/** Confirms an order without a code, by an admin after a talk with its buyer. */
export async function confirmWithoutCode(
	ctx: AppContext,
	actor: Actor,
	id: string,
): Promise<Result<OrderWithMessages>> {
	const found = await mayConfirmWithoutCode(ctx, actor, id)
	if (!found.ok) return found
	const { id: orderId } = found.value
	const confirmed = await transact(ctx.db, async (tx) => {
		const done = await confirm(ctx, tx, orderId)
		if (done.ok) await audit(tx, actor, ctx.now(), [{ action: 'confirmed', ...ofOrder(orderId) }])
		return done
	})
	return confirmed.ok ? getOrder(ctx, actor, id) : confirmed
}

async function confirm(ctx: AppContext, tx: Tx, id: OrderId): Promise<Result<void>> {
	const order = await lockOrder(tx, id)
	if (order?.status !== 'unpaid' || !(await openConfirmation(tx, id)))
		return fail('conflict', NOTHING)
	await orderTables(tx)
		.updateTable('order_confirmations')
		.set({ confirmed_at: ctx.now(), code_hash: null })
		.where('order_id', '=', id)
		.execute()
	await reconcilePayments(ctx, tx, id)
	return ok(undefined)
}

/**
 * Sends the buyer another code.
 * @returns conflict where nothing is to be confirmed, or no code reaches the buyer; rate_limited too soon or after five
 */
export async function sendAnotherCode(
	ctx: AppContext,
	actor: Actor,
	id: string,
	key?: string,
): Promise<Result<void>> {
	const own = await mayConfirm(ctx, actor, id, key)
	if (!own.ok) return own
	return inTransaction(ctx.db, async (tx) => {
		const order = await lockOrder(tx, own.value.id)
		const waiting = order?.status === 'unpaid' && (await openConfirmation(tx, order.id))
		if (!order || !waiting) return fail('conflict', NOTHING)
		if (waiting.sent >= MAX_CODES) return fail('conflict', message('orders.no_more_codes'))
		const at = ctx.now()
		const wait = (waiting.sent_at ?? 0) + CODE_INTERVAL_MS - at
		if (wait > 0) {
			const seconds = Math.ceil(wait / 1000)
			return { ok: false, problem: rateLimited(message('orders.code_just_sent'), seconds) }
		}
		const isSent = await sendCode(ctx, tx, order, at)
		return isSent ? ok(undefined) : fail('conflict', message('orders.no_code_reaches'))
	})
}
