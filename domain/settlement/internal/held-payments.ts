import type { Tx } from '../../../db/database.ts'
import type { Actor } from '../../../shared/actor.ts'
import { message } from '../../../shared/messages/message.ts'
import { recorded } from '../../../shared/messages/record.ts'
import { paise } from '../../../shared/money.ts'
import { fail, ok, type Result } from '../../../shared/result.ts'
import type { AppContext } from '../../app-context.ts'
import { audit, ofOrder } from '../../audit/commands.ts'
import { authorizedTransaction } from '../../authorized-transaction.ts'
import { answerAfter } from '../../catalogue/answer-after.ts'
import { extendReservation } from '../../orders/money/expire.ts'
import { recordHeld } from '../../orders/money/held-payments.ts'
import { mailRefunds } from '../../orders/money/mails.ts'
import { reconcilePayments } from '../../orders/money/reconcile-payments.ts'
import { scheduleRefunds } from '../../orders/money/refunds.ts'
import { applyWaiting } from '../../orders/money/reported-refunds.ts'
import type { OrderColumns } from '../../orders/queries.ts'
import { decideHeld, findHeld, type HeldRow, undecidedHeld } from '../../payments/held.ts'
import { findPayment } from '../../payments/queries.ts'
import { refundOf } from '../../payments/refunds.ts'
import { lockPaidOrder } from '../commands.ts'
import { mayRecord } from '../policy.ts'
import { heldView, paymentsOf } from '../queries.ts'
import type { HeldDecisionInput, HeldPayment, OrderPayments } from '../schema.ts'

/** All held payments that wait for a decision, the one that waits longest first (admin). */
export async function undecidedPayments(
	ctx: AppContext,
	actor: Actor,
): Promise<Result<HeldPayment[]>> {
	const allowed = mayRecord(actor)
	return allowed.ok ? ok((await undecidedHeld(ctx.db)).map(heldView)) : allowed
}

/**
 * Records the decision on a held payment: it counts at its amount, or is refunded; one in another currency is only
 * closed. An unpaid order then has its goods reserved anew, so that it can be paid rightly.
 * @returns not_found; conflict where it was decided before, or its currency does not allow it
 */
export async function decideHeldPayment(
	ctx: AppContext,
	actor: Actor,
	{ id, reference }: { id: string; reference: string },
	{ decision }: HeldDecisionInput,
): Promise<Result<OrderPayments>> {
	const done = await authorizedTransaction(mayRecord(actor), ctx, async ({ tx, who, at }) => {
		const locked = await lockPaidOrder(tx, id)
		if (!locked.ok) return locked
		const held = await findHeld(tx, 'razorpay', reference)
		if (held?.order_id !== id) return fail('not_found', message('payments.held_not_found'))
		if (held.decision !== null) return fail('conflict', message('payments.held_decided'))
		const isMoney = held.currency === 'INR' && held.amount_paise > 0
		if (isMoney && decision === 'dismiss') return fail('conflict', message('payments.held_rupees'))
		if (!isMoney && decision !== 'dismiss')
			return fail('conflict', message('payments.held_currency'))
		await audit(tx, who, at, [
			{
				action: 'held payment decided',
				...ofOrder(id),
				after: { payment: reference, amount: held.amount_paise / 100, decision },
			},
		])
		if (decision === 'dismiss')
			await decideHeld(tx, held, { decision: 'dismissed', by: who.id, at })
		else if (decision === 'take') {
			const payment = await recordHeld(ctx, tx, held, { decision: 'taken', by: who.id })
			await reconcilePayments(ctx, tx, locked.value.id, payment ? [payment] : [])
			await applyWaiting(ctx, tx, reference)
		} else await sendBack(ctx, tx, locked.value, held, { by: who.id, at })
		await extendReservation(ctx, tx, locked.value.id)
		return ok(undefined)
	})
	return answerAfter(ctx, done, () => paymentsOf(ctx, actor, id))
}

/** Refunds the rest of a held payment: it is to be paid once more, rightly. */
async function sendBack(
	ctx: AppContext,
	tx: Tx,
	order: OrderColumns,
	held: HeldRow,
	{ by, at }: { by: NonNullable<HeldRow['decided_by']>; at: number },
): Promise<void> {
	const recordedPayment = await recordHeld(ctx, tx, held, { decision: 'refunded', by })
	if (!recordedPayment) return
	await applyWaiting(ctx, tx, held.ref)
	const payment = await findPayment(tx, recordedPayment.id)
	const amount = paise((payment?.amount_paise ?? 0) - (payment?.refunded_paise ?? 0))
	if (payment && amount > 0) {
		const reason = recorded(message('payments.refund_reason_held'))
		const wanted = { orderId: order.id, amount, key: `held ${held.ref}`, reason, by, at }
		const part = { paymentId: payment.id, amount }
		const refund = await refundOf(tx, { ...wanted, payAgain: true }, part)
		if (refund) {
			await scheduleRefunds(ctx, tx, [refund])
			await mailRefunds(ctx, tx, order, [refund])
		}
	}
	await reconcilePayments(ctx, tx, order.id)
}
