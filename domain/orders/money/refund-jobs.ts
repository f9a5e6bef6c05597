import type { Tx } from '../../../db/database.ts'
import { message } from '../../../shared/messages/message.ts'
import { sum } from '../../../shared/money.ts'
import { schedule } from '../../jobs/commands.ts'
import { moneyRowsOfOne, type RefundRow } from '../../payments/queries.ts'
import type { Store } from '../../store.ts'
import { warnAdmins } from './warn-admins.ts'

/** Has refunds sent: those of online payments by a job, each with its id as key; admins send the others. */
export async function scheduleRefunds(
	store: Store,
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
		store,
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
