import type { Tx } from '../../../db/database.ts'
import type { OrderId } from '../../../shared/ids.ts'
import { message } from '../../../shared/messages/message.ts'
import { recorded } from '../../../shared/messages/record.ts'
import { lockOrder } from '../../orders/money/lock-order.ts'
import { settle } from '../../orders/money/settle.ts'
import type { ReportedRefund } from '../../payments/online.ts'
import { findRefund, paymentByRef, refundByRef } from '../../payments/queries.ts'
import type { RazorpayEvent } from '../../payments/razorpay/events.ts'
import { REFUND_NOTE, reportedRefund } from '../../payments/razorpay/provider.ts'
import { insertForeignRefund, recordRefund } from '../../payments/refunds.ts'
import type { Store } from '../../store.ts'
import { notifyOfRefund } from '../refund-commands.ts'

type RefundEvent = Extract<RazorpayEvent, { kind: 'refund' }>

/** Records the state of a refund, and one that somebody has made at Razorpay itself as a refund of the store. */
export async function recordRefundEvent(
	store: Store,
	tx: Tx,
	{ refund }: RefundEvent,
): Promise<void> {
	const reported = reportedRefund(refund)
	const known =
		(await findRefund(tx, refund.notes[REFUND_NOTE] ?? '')) ?? (await refundByRef(tx, refund.id))
	if (known) return record(store, tx, known.order_id, known.id, reported)
	const payment = await paymentByRef(tx, 'razorpay', refund.paymentId)
	if (!payment || reported.state === 'failed') return
	const { order_id: orderId } = payment
	await lockOrder(tx, orderId)
	const made = await insertForeignRefund(tx, payment, {
		ref: refund.id,
		amount: refund.amount,
		reason: recorded(message('payments.refund_reason_at_provider')),
		at: store.now(),
	})
	// A refund of the store's own on its way reserves the amount; it fails and frees it, and this event is sent again.
	if (!made) throw new Error(`Refund ${refund.id} is of more than is left of payment ${payment.id}`)
	await record(store, tx, orderId, made.id, reported)
	await settle(store, tx, orderId)
}

async function record(
	store: Store,
	tx: Tx,
	orderId: OrderId,
	id: string,
	reported: ReportedRefund,
) {
	const order = await lockOrder(tx, orderId)
	const changed = await recordRefund(tx, id, reported, store.now())
	if (order && changed) await notifyOfRefund(store, tx, order, changed)
}
