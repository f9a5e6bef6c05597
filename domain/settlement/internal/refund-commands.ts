import type { Actor } from '../../../shared/actor.ts'
import { message } from '../../../shared/messages/message.ts'
import { fromRupees, sum, toRupees, zero } from '../../../shared/money.ts'
import { fail, ok, type Result } from '../../../shared/result.ts'
import type { AppContext } from '../../app-context.ts'
import { audit, ofOrder } from '../../audit/commands.ts'
import { authorizedTransaction } from '../../authorized-transaction.ts'
import { mailRefunds } from '../../orders/money/mails.ts'
import { reconcilePayments } from '../../orders/money/reconcile-payments.ts'
import { scheduleRefunds } from '../../orders/money/refunds.ts'
import { notifyOfRefund } from '../../orders/money/reported-refunds.ts'
import { findPayment, findRefund, refundByRef } from '../../payments/queries.ts'
import { recordRefund, requestRefund } from '../../payments/refunds.ts'
import { lockPaidOrder, requestKey } from '../commands.ts'
import { mayRecord } from '../policy.ts'
import { paymentsOf } from '../queries.ts'
import type { NewRefund, OrderPayments } from '../schema.ts'
import { referenceTyped } from './bank/references.ts'

/**
 * Refunds an amount of the payments, once for each key: online payments by their provider, the rest by an admin.
 * @returns not_found; conflict where the order takes no money; over_limit where less was paid; key_reused
 */
export async function refundOrder(
	ctx: AppContext,
	actor: Actor,
	id: string,
	key: string,
	{ amount: rupees, reason, payAgain = false }: NewRefund,
): Promise<Result<OrderPayments>> {
	const done = await authorizedTransaction(mayRecord(actor), ctx, async ({ tx, who, at }) => {
		const locked = await lockPaidOrder(tx, id)
		if (!locked.ok) return locked
		const order = locked.value
		const amount = fromRupees(rupees) ?? zero
		const wanted = { orderId: order.id, amount, key: requestKey(id, key), reason, payAgain }
		const refunds = await requestRefund(tx, { ...wanted, by: who.id, at })
		if (!refunds.ok) return refunds
		const isSame = sum(refunds.value.map((each) => each.amount_paise)) === amount
		if (!isSame) return fail('key_reused', message('payments.key_reused'))
		if (refunds.value.some((each) => each.created_at !== at)) return ok(undefined)
		await audit(tx, who, at, [
			{
				action: 'refunded',
				...ofOrder(id),
				after: { refund: rupees, reason },
			},
		])
		await scheduleRefunds(ctx, tx, refunds.value)
		await mailRefunds(ctx, tx, order, refunds.value)
		await reconcilePayments(ctx, tx, order.id)
		return ok(undefined)
	})
	return done.ok ? paymentsOf(ctx, actor, id) : done
}

/**
 * Records that an admin has sent a refund, with the bank's reference, which other refunds of the order may share.
 * @returns not_found; conflict where it is not waiting for that, comes from a provider, or its reference is recorded
 * for another order
 */
export async function markRefundSent(
	ctx: AppContext,
	actor: Actor,
	id: string,
	{ reference: typed }: { reference: string },
): Promise<Result<OrderPayments>> {
	const reference = referenceTyped(typed)
	const done = await authorizedTransaction(mayRecord(actor), ctx, async ({ tx, who, at }) => {
		const refund = await findRefund(tx, id)
		if (!refund) return fail('not_found', message('payments.refund_not_found'))
		const locked = await lockPaidOrder(tx, refund.order_id)
		if (!locked.ok) return locked
		const payment = await findPayment(tx, refund.payment_id)
		if (payment?.provider === 'razorpay')
			return fail('conflict', message('payments.refund_by_provider'))
		const other = await refundByRef(tx, reference)
		if (other && other.order_id !== refund.order_id)
			return fail(
				'conflict',
				message('payments.refund_reference_taken', { orderId: other.order_id }),
			)
		const sent = await recordRefund(tx, id, { state: 'done', ref: reference }, at)
		if (!sent) return fail('conflict', message('payments.refund_not_open'))
		await audit(tx, who, at, [
			{
				action: 'refund sent',
				...ofOrder(refund.order_id),
				after: { refund: toRupees(refund.amount_paise), reference },
			},
		])
		await notifyOfRefund(ctx, tx, locked.value, sent)
		return ok(refund.order_id)
	})
	return done.ok ? paymentsOf(ctx, actor, done.value) : done
}
