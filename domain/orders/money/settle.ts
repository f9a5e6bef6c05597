import type { Tx } from '../../../db/database.ts'
import { transactPart } from '../../../db/transaction.ts'
import type { OrderId } from '../../../shared/ids.ts'
import { message } from '../../../shared/messages/message.ts'
import { sum } from '../../../shared/money.ts'
import { notify } from '../../notifications/commands.ts'
import { expireTries } from '../../payments/commands.ts'
import { moneyOf, moneyRowsOfOne, type PaymentRow } from '../../payments/queries.ts'
import { refundAll } from '../../payments/refunds.ts'
import { isEnoughToRelease } from '../../payments/rules.ts'
import type { Store } from '../../store.ts'
import type { OrderColumns } from '../queries.ts'
import { orderTables } from '../tables.ts'
import { lockOrder } from './lock-order.ts'
import { mailRefunds, mailsOfPayments } from './mails.ts'
import { writeMoneyState } from './money-state.ts'
import { scheduleRefunds } from './refund-jobs.ts'
import { release } from './release.ts'
import { stageOf } from './stage-rules.ts'
import { refundSurplus } from './surplus.ts'
import { queueVouchers } from './vouchers.ts'

/**
 * Brings an order up to what is written of its money, in the transaction that wrote it: the order is locked, goes to
 * work once enough has come, its state of money is derived, and vouchers of what came and went back are issued. What came for an order that is over goes back: one that
 * had only expired is taken up again where its goods are still there. Called twice it does nothing more.
 * @param came payments that have just come, of which its buyer is notified
 */
export async function settle(
	store: Store,
	tx: Tx,
	orderId: OrderId,
	came: readonly PaymentRow[] = [],
): Promise<void> {
	const order = await lockOrder(tx, orderId)
	if (!order || order.payment_way === null) return
	const at = store.now()
	if (order.status === 'unpaid' && (await hasEnough(tx, order))) {
		const released = await release(store, tx, order, at)
		if (!released.ok) throw new Error(`Order ${orderId} is not released: ${released.problem.code}`)
	}
	if (order.status === 'cancelled' && !(await takenUpAgain(store, tx, order, at)))
		await giveBack(store, tx, order, at)
	await refundSurplus(store, tx, order.id, came)
	await mailsOfPayments(store, tx, order, came)
	await writeMoneyState(tx, orderId)
	await queueVouchers(store, tx, orderId)
}

async function hasEnough(tx: Tx, order: OrderColumns): Promise<boolean> {
	return isEnoughToRelease(moneyOf(await moneyRowsOfOne(tx, order.id), stageOf(order)))
}

/** Whether an order that had expired goes to work after all, since its money has come and its goods are there. */
async function takenUpAgain(store: Store, tx: Tx, order: OrderColumns, at: number) {
	if (order.released_at !== null || !(await isExpired(tx, order.id))) return false
	if (!(await hasEnough(tx, order))) return false
	return (await transactPart(tx, () => release(store, tx, order, at))).ok
}

/** Whether it is over since nobody paid, and not since somebody called it off. */
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

/** Has all that came for an order that is over go back, once for each payment; admins are notified of what came too late. */
async function giveBack(store: Store, tx: Tx, order: OrderColumns, at: number): Promise<void> {
	await expireTries(tx, order.id, at)
	const isLate = order.released_at === null
	const refunds = await refundAll(tx, {
		orderId: order.id,
		reason: message(
			isLate && (await isExpired(tx, order.id))
				? 'payments.refund_reason_too_late'
				: 'payments.refund_reason_cancelled',
		),
		keep: order.kept_paise,
		at,
	})
	if (refunds.length === 0) return
	await scheduleRefunds(store, tx, refunds)
	await mailRefunds(store, tx, order, refunds)
	if (!isLate) return
	const amount = sum(refunds.map(({ amount_paise }) => amount_paise))
	await notify(tx, [
		{
			to: { role: 'Admin' },
			type: 'warning',
			message: message('payments.too_late', { orderId: order.id, amount }),
			link: `/admin/orders/${order.id}`,
			orderId: order.id,
			at,
		},
	])
}
