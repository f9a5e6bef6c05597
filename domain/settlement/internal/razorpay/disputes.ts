import type { Tx } from '../../../../db/database.ts'
import { inTransaction } from '../../../../db/transaction.ts'
import type { OrderId } from '../../../../shared/ids.ts'
import { message } from '../../../../shared/messages/message.ts'
import type { Paise } from '../../../../shared/money.ts'
import type { AppContext } from '../../../app-context.ts'
import { addReferences } from '../../../orders/listing/order-references.ts'
import { reconcilePayments } from '../../../orders/money/reconcile-payments.ts'
import { warnAdmins } from '../../../orders/money/warn-admins.ts'
import { lockOrder } from '../../../orders/order-rows.ts'
import { bookDispute, disputesToBook, recordDispute } from '../../../payments/disputes.ts'
import { paymentByRef } from '../../../payments/queries.ts'
import type { RazorpayEvent } from '../../../payments/razorpay/events.ts'

type DisputeEvent = Extract<RazorpayEvent, { kind: 'dispute' }>

/** Records a dispute by a buyer's bank and the money that moved for it, and notifies admins, who answer it at Razorpay. */
export async function recordDisputeEvent(
	ctx: AppContext,
	tx: Tx,
	{ dispute, at: reportedAt }: DisputeEvent,
): Promise<void> {
	const payment = await paymentByRef(tx, 'razorpay', dispute.paymentId)
	if (!payment) return
	const { order_id: orderId } = payment
	await lockOrder(tx, orderId)
	const { id: ref, amount, amountDeducted: deducted, state, reason, respondBy } = dispute
	const reported = { ref, amount, deducted, state, reason, respondBy, reportedAt, orderId }
	const isLatest = await recordDispute(tx, {
		provider: 'razorpay',
		paymentId: payment.id,
		...reported,
	})
	if (!isLatest) return
	await addReferences(tx, orderId, 'payment', [ref])
	const moved = await bookDispute(tx, { provider: 'razorpay', ref }, ctx.now())
	if (moved) await reconcilePayments(ctx, tx, orderId)
	const about = { orderId, amount, state, taken: deducted }
	await warnAdmins(tx, orderId, wordsOf(about), ctx.now())
}

function wordsOf({
	taken,
	...about
}: {
	orderId: OrderId
	amount: Paise
	state: string
	taken: Paise
}) {
	if (about.state === 'won') return message('payments.dispute_won', about)
	return taken > 0
		? message('payments.dispute_taken', { ...about, taken })
		: message('payments.dispute', about)
}

/** Records the money of disputes that is not recorded yet, as of a payment that was captured after the report. */
export async function bookDisputes(ctx: AppContext): Promise<void> {
	for (const { order_id: orderId, ...dispute } of await disputesToBook(ctx.db))
		await inTransaction(ctx.db, async (tx) => {
			await lockOrder(tx, orderId)
			if (await bookDispute(tx, dispute, ctx.now())) await reconcilePayments(ctx, tx, orderId)
		})
}
