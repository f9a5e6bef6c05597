import type { Tx } from '../../../../db/database.ts'
import { message } from '../../../../shared/messages/message.ts'
import type { AppContext } from '../../../app-context.ts'
import { addReferences } from '../../../orders/listing/order-references.ts'
import { warnAdmins } from '../../../orders/money/warn-admins.ts'
import { recordDispute } from '../../../payments/disputes.ts'
import { paymentByRef } from '../../../payments/queries.ts'
import type { RazorpayEvent } from '../../../payments/razorpay/events.ts'

type DisputeEvent = Extract<RazorpayEvent, { kind: 'dispute' }>

/** Records a dispute by a buyer's bank and notifies admins, who answer it at Razorpay. */
export async function recordDisputeEvent(
	ctx: AppContext,
	tx: Tx,
	{ dispute, at: reportedAt }: DisputeEvent,
): Promise<void> {
	const payment = await paymentByRef(tx, 'razorpay', dispute.paymentId)
	if (!payment) return
	const { order_id: orderId } = payment
	const { id: ref, amount, amountDeducted: deducted, state, reason, respondBy } = dispute
	const reported = { ref, amount, deducted, state, reason, respondBy, reportedAt, orderId }
	const isLatest = await recordDispute(tx, {
		provider: 'razorpay',
		paymentId: payment.id,
		...reported,
	})
	if (!isLatest) return
	await addReferences(tx, orderId, 'payment', [ref])
	await warnAdmins(tx, orderId, message('payments.dispute', { orderId, amount, state }), ctx.now())
}
