import type { Tx } from '../../../../db/database.ts'
import { message } from '../../../../shared/messages/message.ts'
import { recorded } from '../../../../shared/messages/record.ts'
import { fail, ok, type Result } from '../../../../shared/result.ts'
import type { AppContext } from '../../../app-context.ts'
import { lockOrder } from '../../../orders/order-rows.ts'
import {
	findRefund,
	type PaymentRow,
	paymentByRef,
	type RefundRow,
	refundByRef,
} from '../../../payments/queries.ts'
import type { RazorpayEvent } from '../../../payments/razorpay/events.ts'
import { CURRENCY, REFUND_NOTE, reportedRefund } from '../../../payments/razorpay/provider.ts'
import { insertForeignRefund, recordRefund } from '../../../payments/refunds.ts'
import { notifyOfRefund } from '../refund-commands.ts'
import { notifyOfMismatch } from './mismatch.ts'

type RefundEvent = Extract<RazorpayEvent, { kind: 'refund' }>

/**
 * Records the state of a refund, and one that somebody has made at Razorpay itself as a refund of the store. Of one that
 * cannot be of its payment admins are notified.
 * @returns conflict where it does not fit beside what is on its way: it is to be sent again
 */
export async function recordRefundEvent(
	ctx: AppContext,
	tx: Tx,
	{ refund }: RefundEvent,
): Promise<Result<void>> {
	const payment = await paymentByRef(tx, 'razorpay', refund.paymentId)
	if (!payment) return ok(undefined)
	const order = await lockOrder(tx, payment.order_id)
	const reported = reportedRefund(refund)
	const known =
		(await findRefund(tx, refund.notes[REFUND_NOTE] ?? '')) ?? (await refundByRef(tx, refund.id))
	if (!isRefundOf(payment, known, refund)) {
		await notifyOfMismatch(ctx, tx, payment, refund)
		return ok(undefined)
	}
	if (!known && reported.state === 'failed') return ok(undefined)
	const made = known ?? (await recordForeign(ctx, tx, payment, refund))
	if (!made) return fail('conflict', message('payments.refund_does_not_fit'))
	const changed = await recordRefund(tx, made.id, reported, ctx.now())
	if (order && changed) await notifyOfRefund(ctx, tx, order, changed)
	return ok(undefined)
}

/** Whether a reported refund can be of a payment, and is the one that the store knows by its name. */
const isRefundOf = (
	payment: PaymentRow,
	known: RefundRow | undefined,
	{ amount, currency }: RefundEvent['refund'],
): boolean =>
	currency === CURRENCY &&
	amount > 0 &&
	amount <= payment.amount_paise &&
	(!known || (known.payment_id === payment.id && known.amount_paise === amount))

/**
 * @returns undefined where less is left of the payment: a refund of the store's own on its way reserves the amount; it
 *   fails and frees it, and the event is sent again
 */
function recordForeign(
	ctx: AppContext,
	tx: Tx,
	payment: PaymentRow,
	{ id: ref, amount }: RefundEvent['refund'],
): Promise<RefundRow | undefined> {
	const reason = recorded(message('payments.refund_reason_at_provider'))
	return insertForeignRefund(tx, payment, { ref, amount, reason, at: ctx.now() })
}
