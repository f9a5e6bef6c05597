import { z } from 'zod'
import type { Tx } from '../../../db/database.ts'
import { inTransaction } from '../../../db/transaction.ts'
import { DAY_MS } from '../../../shared/durations.ts'
import type { OrderId } from '../../../shared/ids.ts'
import { message } from '../../../shared/messages/message.ts'
import type { AppContext } from '../../app-context.ts'
import { schedule, scheduleAgain } from '../../jobs/commands.ts'
import type { JobKind } from '../../jobs/runner.ts'
import { hasUndecided } from '../../payments/held.ts'
import { PLACES_AT_PROVIDER } from '../../payments/limits.ts'
import { moneyOf, moneyRowsOfOne, openAttemptsOf } from '../../payments/queries.ts'
import { sumsOf } from '../../payments/rules.ts'
import { reservedUntil } from '../../payments/ways.ts'
import { isUnconfirmed } from '../internal/confirming/confirming-rules.ts'
import { lockOrder } from '../order-rows.ts'
import type { OrderColumns } from '../queries.ts'
import { orderTables } from '../tables.ts'
import { applyTransition, SYSTEM_ACTOR } from '../transitions/apply-transition.ts'
import { mailExpired, mailReminder } from './mails.ts'
import { stageOf } from './money-state-rules.ts'
import { askProvider } from './online-payment.ts'
import { reconcilePayments } from './reconcile-payments.ts'
import { warnAdmins } from './warn-admins.ts'

const Payload = z.object({ orderId: z.string(), reminds: z.boolean().optional() })

/** Has an unpaid order expire once its goods are no longer reserved, and its buyer reminded a day before. */
export async function scheduleExpiry(
	ctx: AppContext,
	tx: Tx,
	orderId: OrderId,
	{ at, until, isOnline }: { at: number; until: number; isOnline: boolean },
): Promise<void> {
	const kind = isOnline ? 'online-expiry' : 'payment-expiry'
	await schedule(ctx, tx, [
		{ kind, key: `expiry ${orderId}`, payload: { orderId }, runAt: until },
		...(until - DAY_MS > at
			? [
					{
						kind,
						key: `expiry reminder ${orderId}`,
						payload: { orderId, reminds: true },
						runAt: until - DAY_MS,
					} as const,
				]
			: []),
	])
}

/** Ends the reservation of an order that nobody has paid, or reminds of it. Where a provider was asked for the money, it is asked first. */
const run: JobKind['run'] = async (ctx, { payload }) => {
	const { orderId, reminds } = Payload.parse(payload)
	const id = orderId as OrderId
	if (reminds) return remind(ctx, id)
	await askProvider(ctx, id)
	await inTransaction(ctx.db, (tx) => expire(ctx, tx, id))
	await ctx.catalogue.refresh()
}

export const paymentExpiry: JobKind = { name: 'payment-expiry', run }

/** For orders that are paid online: apart, so that a provider without an answer stops no other. */
export const onlineExpiry: JobKind = {
	name: 'online-expiry',
	placesOutside: PLACES_AT_PROVIDER,
	run,
}

const isWaiting = (order: OrderColumns | undefined): order is OrderColumns =>
	order?.status === 'unpaid'

async function remind(ctx: AppContext, id: OrderId): Promise<void> {
	await inTransaction(ctx.db, async (tx) => {
		const order = await lockOrder(tx, id)
		if (isWaiting(order)) await mailReminder(ctx, tx, order)
	})
}

/** Reserves the goods of an order that is still unpaid anew, and has it expire after that. */
export async function extendReservation(ctx: AppContext, tx: Tx, id: OrderId): Promise<void> {
	const order = await lockOrder(tx, id)
	if (!isWaiting(order) || order.payment_way === null) return
	const anew = reservedUntil(order.payment_way, ctx.settings.current(), ctx.now())
	const until = Math.max(order.reserved_until ?? 0, anew ?? 0)
	await orderTables(tx)
		.updateTable('orders')
		.set({ reserved_until: until })
		.where('id', '=', id)
		.execute()
	const kind = order.payment_way === 'razorpay' ? 'online-expiry' : 'payment-expiry'
	const payload = { orderId: id }
	await scheduleAgain(ctx, tx, { kind, key: `expiry ${id}`, payload, runAt: until })
}

async function expire(ctx: AppContext, tx: Tx, id: OrderId): Promise<void> {
	const order = await lockOrder(tx, id)
	if (!isWaiting(order) || (order.reserved_until ?? 0) > ctx.now()) return
	const rows = await moneyRowsOfOne(tx, id)
	const at = ctx.now()
	const { paid: amount } = sumsOf(moneyOf(rows, stageOf(order)))
	if (amount > 0) return notifyOfPart(tx, order, amount, at)
	if (await hasUndecided(tx, id))
		return warnAdmins(tx, id, message('payments.held_at_expiry', { orderId: id }), at)
	// The bank has authorised it: the provider reports whether it is captured.
	if (openAttemptsOf(rows).some(({ state }) => state === 'authorised'))
		throw new Error(`A payment of order ${id} is authorised and not yet captured`)
	const words = isUnconfirmed(order) ? 'orders.unconfirmed' : 'payments.expired'
	const expired = await applyTransition(ctx, tx, SYSTEM_ACTOR, order, 'expire', {
		note: message(`${words}_note`),
		toBuyer: message(words, { orderId: id }),
		at,
	})
	if (!expired.ok) throw new Error(`Order ${id} does not expire: ${expired.problem.code}`)
	await mailExpired(ctx, tx, order)
	await reconcilePayments(ctx, tx, id)
}

/** Part of it is paid: an admin decides whether to wait for the rest. */
async function notifyOfPart(
	tx: Tx,
	{ id }: OrderColumns,
	amount: number,
	at: number,
): Promise<void> {
	await warnAdmins(tx, id, message('payments.part_at_expiry', { orderId: id, amount }), at)
}
