import type { Tx } from '../../../db/database.ts'
import type { OrderId } from '../../../shared/ids.ts'
import { message } from '../../../shared/messages/message.ts'
import { recorded } from '../../../shared/messages/record.ts'
import { paise } from '../../../shared/money.ts'
import { moneyOf, moneyRowsOfOne, type PaymentRow, type RefundRow } from '../../payments/queries.ts'
import { refundOf } from '../../payments/refunds.ts'
import { overpaid } from '../../payments/rules.ts'
import type { Store } from '../../store.ts'
import { lockOrder } from './lock-order.ts'
import { mailRefunds } from './mails.ts'
import { scheduleRefunds } from './refund-jobs.ts'
import { stageOf } from './stage-rules.ts'

/**
 * Refunds at once what was paid online beyond the total of an order, as when somebody has paid twice. What an admin has
 * recorded beyond the total, an admin refunds.
 * @param received the payments that are new
 */
export async function refundSurplus(
	store: Store,
	tx: Tx,
	orderId: OrderId,
	received: readonly PaymentRow[],
): Promise<void> {
	const online = received.filter(({ provider }) => provider === 'razorpay')
	if (online.length === 0) return
	const order = await lockOrder(tx, orderId)
	if (!order || order.status === 'cancelled') return
	const at = store.now()
	const made: RefundRow[] = []
	for (const payment of online.toReversed()) {
		const rows = await moneyRowsOfOne(tx, orderId)
		const amount = paise(
			Math.min(
				overpaid(moneyOf(rows, stageOf(order))),
				payment.amount_paise - payment.refunded_paise,
			),
		)
		if (amount === 0) break
		const reason = recorded(message('payments.refund_reason_twice'))
		const wanted = { orderId, amount, key: 'twice', reason, payAgain: true, by: null, at }
		const refund = await refundOf(tx, wanted, { paymentId: payment.id, amount })
		if (refund) made.push(refund)
	}
	if (made.length === 0) return
	await scheduleRefunds(store, tx, made)
	await mailRefunds(store, tx, order, made)
}
