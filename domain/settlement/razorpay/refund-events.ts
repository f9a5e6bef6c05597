import type { Tx } from '../../../db/database.ts'
import { message } from '../../../shared/messages/message.ts'
import { recorded } from '../../../shared/messages/record.ts'
import { lockOrder } from '../../orders/money/lock-order.ts'
import {
	findRefund,
	type PaymentRow,
	paymentByRef,
	type RefundRow,
	refundByRef,
} from '../../payments/queries.ts'
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
	const payment = await paymentByRef(tx, 'razorpay', refund.paymentId)
	if (!payment) return
	const order = await lockOrder(tx, payment.order_id)
	const reported = reportedRefund(refund)
	const known =
		(await findRefund(tx, refund.notes[REFUND_NOTE] ?? '')) ?? (await refundByRef(tx, refund.id))
	if (!known && reported.state === 'failed') return
	const { id } = known ?? (await recordForeign(store, tx, payment, refund))
	const changed = await recordRefund(tx, id, reported, store.now())
	if (order && changed) await notifyOfRefund(store, tx, order, changed)
}

/** @throws Error where less is left of the payment */
async function recordForeign(
	store: Store,
	tx: Tx,
	payment: PaymentRow,
	{ id: ref, amount }: RefundEvent['refund'],
): Promise<RefundRow> {
	const reason = recorded(message('payments.refund_reason_at_provider'))
	const made = await insertForeignRefund(tx, payment, { ref, amount, reason, at: store.now() })
	// A refund of the store's own on its way reserves the amount; it fails and frees it, and this event is sent again.
	if (!made) throw new Error(`Refund ${ref} is of more than is left of payment ${payment.id}`)
	return made
}
