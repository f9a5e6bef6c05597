import type { Tx } from '../../../db/database.ts'
import { transactPart } from '../../../db/transaction.ts'
import type { OrderId } from '../../../shared/ids.ts'
import { message } from '../../../shared/messages/message.ts'
import { sum } from '../../../shared/money.ts'
import type { AppContext } from '../../app-context.ts'
import { expireAttempts } from '../../payments/commands.ts'
import { type MoneyRows, moneyOf, moneyRowsOfOne, type PaymentRow } from '../../payments/queries.ts'
import { refundAll } from '../../payments/refunds.ts'
import { isEnoughToRelease, refundedForGood, sumsOf } from '../../payments/rules.ts'
import type { OrderWithMoney } from '../follower.ts'
import { openConfirmation } from '../internal/confirming/open-confirmation.ts'
import { release } from '../internal/money/release.ts'
import { addReferences } from '../listing/order-references.ts'
import { lockOrder } from '../order-rows.ts'
import type { OrderColumns } from '../queries.ts'
import { orderTables } from '../tables.ts'
import { mailRefunds, mailsOfPayments } from './mails.ts'
import { writeMoneyState } from './money-state.ts'
import { stageOf } from './money-state-rules.ts'
import { refundSurplus, scheduleRefunds } from './refunds.ts'
import { warnAdmins } from './warn-admins.ts'

/**
 * Brings an order up to date with its payments and refunds, in the transaction that recorded them: locks it, releases
 * it once enough is paid, derives its state of money and has vouchers issued. Payments for a closed order are refunded,
 * but an order that had only expired is released after all where its goods are in stock. Called twice it does nothing
 * more.
 * @param received the new payments; the buyer is notified of them
 * @returns the order and its money, but for the state that is derived of them; null where it takes none
 */
export async function reconcilePayments(
	ctx: AppContext,
	tx: Tx,
	orderId: OrderId,
	received: readonly PaymentRow[] = [],
): Promise<OrderWithMoney | null> {
	let locked = await lockWithMoney(tx, orderId)
	if (!locked || locked.order.payment_way === null) return null
	await findByPayments(tx, orderId, locked.rows)
	if (await reconcileStatus(ctx, tx, locked)) locked = (await lockWithMoney(tx, orderId)) ?? locked
	if (await refundSurplus(ctx, tx, locked, received))
		locked = (await lockWithMoney(tx, orderId)) ?? locked
	const { order, rows } = locked
	await mailsOfPayments(ctx, tx, locked, received)
	await writeMoneyState(tx, order, rows)
	for (const follower of ctx.followers.orders) await follower.reconciled?.(ctx, tx, locked)
	return locked
}

/** Read once, and again only after something was written: to PostgreSQL each statement is a way there and back. */
async function lockWithMoney(tx: Tx, orderId: OrderId): Promise<OrderWithMoney | null> {
	const order = await lockOrder(tx, orderId)
	return order ? { order, rows: await moneyRowsOfOne(tx, orderId) } : null
}

/** Releases or refunds it, as its status and its money ask for. @returns whether it may have changed by that */
async function reconcileStatus(ctx: AppContext, tx: Tx, locked: OrderWithMoney): Promise<boolean> {
	const { order } = locked
	const at = ctx.now()
	if (order.status === 'unpaid') {
		if (!(await mayBeReleased(tx, locked))) return false
		const released = await release(ctx, tx, order, at)
		if (!released.ok) throw new Error(`Order ${order.id} is not released: ${released.problem.code}`)
		return true
	}
	if (order.status !== 'cancelled') return false
	if (!(await reactivated(ctx, tx, locked, at))) await refundEverything(ctx, tx, order, at)
	return true
}

/** Has admins find the order by the references that banks and providers give its payments and refunds. */
async function findByPayments(tx: Tx, orderId: OrderId, { payments, refunds }: MoneyRows) {
	await addReferences(tx, orderId, 'payment', [
		...payments.flatMap((row) => [row.provider_ref, row.provider_order]),
		...refunds.map((row) => row.provider_ref),
	])
}

/** Whether enough is paid; for an order on delivery, whether it is confirmed, if only by paying. */
async function mayBeReleased(tx: Tx, { order, rows }: OrderWithMoney): Promise<boolean> {
	const money = moneyOf(rows, stageOf(order))
	if (!isEnoughToRelease(money)) return false
	return sumsOf(money).paid > 0 || (await openConfirmation(tx, order.id)) === undefined
}

/**
 * Releases an order that had expired, where it is paid now, or confirmed by a payment, and has its goods in stock. An
 * order with refunded money stays closed, even with its goods in stock again: money refunded for good still counts as
 * paid.
 * @returns whether it did
 */
async function reactivated(ctx: AppContext, tx: Tx, locked: OrderWithMoney, at: number) {
	const { order, rows } = locked
	if (order.released_at !== null || !(await isExpired(tx, order.id))) return false
	if (refundedForGood(moneyOf(rows, stageOf(order))) > 0) return false
	if (!(await mayBeReleased(tx, locked))) return false
	return (await transactPart(tx, () => release(ctx, tx, order, at))).ok
}

/** Whether it was closed because nobody paid, and not cancelled by somebody. */
async function isExpired(tx: Tx, orderId: OrderId): Promise<boolean> {
	const last = await orderTables(tx)
		.selectFrom('order_events')
		.select('action')
		.where('order_id', '=', orderId)
		.where('action', 'in', ['expire', 'cancel'])
		.orderBy('created_at', 'desc')
		.limit(1)
		.executeTakeFirst()
	return last?.action === 'expire'
}

/** Refunds the payments for a closed order, once each; admins are notified of a payment that came too late. */
async function refundEverything(
	ctx: AppContext,
	tx: Tx,
	order: OrderColumns,
	at: number,
): Promise<void> {
	await expireAttempts(tx, order.id, at)
	const isLate = order.released_at === null
	const refunds = await refundAll(tx, {
		orderId: order.id,
		reason: message(
			isLate && (await isExpired(tx, order.id))
				? 'payments.refund_reason_too_late'
				: 'payments.refund_reason_cancelled',
		),
		fee: order.kept_paise,
		at,
	})
	if (refunds.length === 0) return
	await scheduleRefunds(ctx, tx, refunds)
	await mailRefunds(ctx, tx, order, refunds)
	if (!isLate) return
	const amount = sum(refunds.map(({ amount_paise }) => amount_paise))
	await warnAdmins(tx, order.id, message('payments.too_late', { orderId: order.id, amount }), at)
}
