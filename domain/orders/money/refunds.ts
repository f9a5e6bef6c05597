import type { Tx } from '../../../db/database.ts'
import { message } from '../../../shared/messages/message.ts'
import { recorded } from '../../../shared/messages/record.ts'
import { paise, sum } from '../../../shared/money.ts'
import type { AppContext } from '../../app-context.ts'
import { schedule } from '../../jobs/commands.ts'
import { moneyOf, moneyRowsOfOne, type PaymentRow, type RefundRow } from '../../payments/queries.ts'
import { refundOf } from '../../payments/refunds.ts'
import { overpaid } from '../../payments/rules.ts'
import type { OrderWithMoney } from '../follower.ts'
import { mailRefunds } from './mails.ts'
import { stageOf } from './money-state-rules.ts'
import { warnAdmins } from './warn-admins.ts'

/** Has refunds sent: those of online payments by a job, each with its id as key; admins send the others. */
export async function scheduleRefunds(
	ctx: AppContext,
	tx: Tx,
	refunds: readonly RefundRow[],
): Promise<void> {
	const [first] = refunds
	if (!first) return
	const { order_id: orderId, created_at: at } = first
	const { payments } = await moneyRowsOfOne(tx, orderId)
	const online = new Set(
		payments.flatMap(({ id, provider }) => (provider === 'razorpay' ? [id] : [])),
	)
	const isOnline = (refund: RefundRow) => online.has(refund.payment_id)
	await schedule(
		ctx,
		tx,
		refunds.filter(isOnline).map(({ id }) => ({
			kind: 'refund',
			key: `refund ${id}`,
			payload: { id },
			runAt: at,
		})),
	)
	const byHand = refunds.filter((refund) => !isOnline(refund))
	if (byHand.length === 0) return
	const amount = sum(byHand.map(({ amount_paise }) => amount_paise))
	await warnAdmins(tx, orderId, message('payments.refund_to_send', { orderId, amount }), at)
}

/**
 * Refunds at once the online payments beyond the total of an order, as when somebody has paid twice. An admin refunds
 * the surplus that an admin has recorded.
 * @param received the new payments
 * @returns whether anything is refunded
 */
export async function refundSurplus(
	ctx: AppContext,
	tx: Tx,
	{ order, rows }: OrderWithMoney,
	received: readonly PaymentRow[],
): Promise<boolean> {
	const online = received.filter(({ provider }) => provider === 'razorpay')
	if (online.length === 0 || order.status === 'cancelled') return false
	if (overpaid(moneyOf(rows, stageOf(order))) === 0) return false
	const { id: orderId } = order
	const at = ctx.now()
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
	if (made.length === 0) return false
	await scheduleRefunds(ctx, tx, made)
	await mailRefunds(ctx, tx, order, made)
	return true
}
