import type { Tx } from '../../../db/database.ts'
import { message } from '../../../shared/messages/message.ts'
import { recorded } from '../../../shared/messages/record.ts'
import { type Paise, paise, sum, zero } from '../../../shared/money.ts'
import type { AppContext } from '../../app-context.ts'
import { schedule } from '../../jobs/commands.ts'
import { notify } from '../../notifications/commands.ts'
import { recordEvent } from '../../payments/events.ts'
import { findHeld } from '../../payments/held.ts'
import type { Charge, ListedRefund } from '../../payments/online.ts'
import {
	findPayment,
	findRefund,
	moneyRowsOfOne,
	type PaymentRow,
	paymentByRef,
	type RefundRow,
	refundByRef,
} from '../../payments/queries.ts'
import {
	countAsFee,
	insertForeignRefund,
	isOfBankOffer,
	isOfDispute,
	recordRefund,
} from '../../payments/refunds.ts'
import { keepRefund, takeWaiting } from '../../payments/waiting-refunds.ts'
import { lockOrder } from '../order-rows.ts'
import type { OrderColumns } from '../queries.ts'
import { recordHeld } from './held-payments.ts'
import { mailRefundDone } from './mails.ts'
import { reconcilePayments } from './reconcile-payments.ts'
import { warnAdmins } from './warn-admins.ts'

const CURRENCY = 'INR'

/**
 * Records a refund as a provider reports it, also one made at the provider itself, and settles its order. A refund
 * whose payment is not known yet, or has too little left beside a refund on its way, is kept until it can be recorded.
 * Admins are notified of a refund that cannot belong to its payment.
 */
export async function applyRefund(ctx: AppContext, tx: Tx, refund: ListedRefund): Promise<void> {
	const payment = await paymentOf(ctx, tx, refund)
	if (!payment) return void (await keepRefund(tx, refund, ctx.now()))
	const order = await lockOrder(tx, payment.order_id)
	const known = (await findRefund(tx, refund.refundId ?? '')) ?? (await refundByRef(tx, refund.ref))
	if (!isRefundOf(payment, known, refund)) return notifyOfMismatch(ctx, tx, payment, refund)
	if (!known && refund.state === 'failed') return
	const made = known ?? (await insertForeign(ctx, tx, payment, refund))
	if (!made) return keepTooLarge(ctx, tx, payment, refund)
	const outcome =
		refund.state === 'failed'
			? { state: refund.state, failure: recorded(message('payments.refund_not_sent')) }
			: { state: refund.state, ref: refund.ref }
	const changed = await recordRefund(tx, made.id, outcome, ctx.now())
	if (order && changed) await notifyOfRefund(ctx, tx, order, changed)
}

/** The captured payment of a refund; one that is held is recorded now, as all of it has gone back at the provider. */
async function paymentOf(
	ctx: AppContext,
	tx: Tx,
	{ paymentRef, amount, currency, state }: ListedRefund,
): Promise<PaymentRow | undefined> {
	const payment = await paymentByRef(tx, 'razorpay', paymentRef)
	if (payment) return payment.state === 'captured' ? payment : undefined
	const held = await findHeld(tx, 'razorpay', paymentRef)
	const isWhole = held?.amount_paise === amount && held.currency === currency
	if (!held || held.decision !== null || !isWhole || state === 'failed') return undefined
	return recordHeld(ctx, tx, held, { decision: 'refunded', by: null })
}

/** Whether a reported refund can be of a payment, and is the one that the store knows by its name. */
const isRefundOf = (
	payment: PaymentRow,
	known: RefundRow | undefined,
	{ amount, currency }: ListedRefund,
): boolean =>
	currency === CURRENCY &&
	amount > 0 &&
	amount <= payment.amount_paise + payment.buyer_fee_paise &&
	(!known || (known.payment_id === payment.id && isAmountOf(payment, known.amount_paise, amount)))

/** What the buyer paid on top for the provider's fee may go back as well; it is no part of the payment. */
const isAmountOf = ({ buyer_fee_paise: fee }: PaymentRow, counted: Paise, amount: Paise): boolean =>
	amount >= counted && amount - counted <= fee

/**
 * The part of a refund that counts against its payment: with the last of the payment the buyer's fee may go back beside
 * it. Where an earlier report was counted as payment and proves to be the fee once all refunds are known, that is
 * corrected.
 */
async function countedOf(ctx: AppContext, tx: Tx, payment: PaymentRow, amount: Paise) {
	const left = paise(payment.amount_paise - payment.bank_offer_paise - payment.refunded_paise)
	const { refunds } = await moneyRowsOfOne(tx, payment.order_id)
	const live = refunds.filter((row) => row.payment_id === payment.id && row.state !== 'failed')
	const back = sum(live.map(({ buyer_fee_paise }) => buyer_fee_paise))
	const over = paise(amount - left)
	if (over <= 0 || over > payment.buyer_fee_paise - back) return { amount, buyerFee: zero }
	if (left > 0) return { amount: left, buyerFee: over }
	const larger = live.find((row) => row.state === 'sent' && row.amount_paise > amount)
	if (larger) await countAsFee(tx, larger, amount, ctx.now())
	return { amount, buyerFee: zero }
}

/** A held payment that goes back is to be paid once more, rightly. */
async function insertForeign(
	ctx: AppContext,
	tx: Tx,
	payment: PaymentRow,
	{ ref, amount }: ListedRefund,
): Promise<RefundRow | undefined> {
	const held = await findHeld(tx, payment.provider, payment.provider_ref ?? '')
	return insertForeignRefund(tx, payment, {
		ref,
		...(await countedOf(ctx, tx, payment, amount)),
		at: ctx.now(),
		payAgain: held?.decision === 'refunded',
		reason: recorded(message('payments.refund_reason_at_provider')),
	})
}

/** A refund of the store's own on its way reserves the amount; it fails and frees it, or somebody has to look. */
async function keepTooLarge(
	ctx: AppContext,
	tx: Tx,
	{ order_id: orderId }: PaymentRow,
	refund: ListedRefund,
): Promise<void> {
	const { ref, amount } = refund
	if (!(await keepRefund(tx, refund, ctx.now()))) return
	const words = message('payments.refund_does_not_fit', { orderId, ref, amount })
	await warnAdmins(tx, orderId, words, ctx.now())
}

/** A refund that cannot be of its payment is not recorded: admins are notified, once for each. */
async function notifyOfMismatch(
	ctx: AppContext,
	tx: Tx,
	{ order_id: orderId }: PaymentRow,
	{ ref, amount }: ListedRefund,
): Promise<void> {
	const [at, id] = [ctx.now(), `mismatch ${ref}`]
	const once = { provider: 'razorpay', id, kind: 'mismatch', body: '{}', at } as const
	if (!(await recordEvent(tx, once))) return
	ctx.log.error({ orderId, ref }, 'a reported refund cannot be of its payment')
	await warnAdmins(tx, orderId, message('payments.mismatch', { orderId, ref, amount }), at)
}

/** Records the refunds that have waited for a payment, which is captured or held. */
export async function applyWaiting(ctx: AppContext, tx: Tx, paymentRef: string): Promise<void> {
	for (const refund of await takeWaiting(tx, paymentRef)) await applyRefund(ctx, tx, refund)
}

/** Has the provider asked for the refunds of a payment that has more refunded than recorded. */
export async function scheduleRefundsCheck(
	ctx: AppContext,
	tx: Tx,
	{ ref, refunded }: Pick<Charge, 'ref' | 'refunded'>,
): Promise<void> {
	if (refunded === 0) return
	const payment = await paymentByRef(tx, 'razorpay', ref)
	const refunds = payment ? (await moneyRowsOfOne(tx, payment.order_id)).refunds : []
	const known = refunds.filter(
		(row) =>
			row.payment_id === payment?.id &&
			(row.state === 'sent' || row.state === 'done') &&
			!isOfBankOffer(row) &&
			!isOfDispute(row),
	)
	if (sum(known.map(({ amount_paise }) => amount_paise)) >= refunded) return
	await schedule(ctx, tx, [
		{
			kind: 'refunds-check',
			key: `refunds-check ${ref} ${refunded}`,
			payload: { paymentRef: ref },
			runAt: ctx.now(),
		},
	])
}

/** Notifies those concerned of how a refund ended, and settles its order, which is locked. */
export async function notifyOfRefund(
	ctx: AppContext,
	tx: Tx,
	order: OrderColumns,
	refund: RefundRow,
): Promise<void> {
	const { id: orderId, user_id: userId } = order
	const words = { orderId, amount: refund.amount_paise }
	const about = { orderId, at: refund.updated_at }
	if (refund.state === 'done') {
		await mailRefundDone(ctx, tx, order, refund)
		if (userId)
			await notify(tx, [
				{
					to: { userId },
					type: 'success',
					message: message('payments.refund_done', words),
					link: `/orders/${orderId}`,
					...about,
				},
			])
	}
	if (refund.state === 'failed')
		await warnAdmins(tx, orderId, message('payments.refund_failed', words), refund.updated_at)
	await reconcilePayments(ctx, tx, orderId)
	if (refund.state !== 'failed') return
	// Its reserved amount is free for a refund that was made at the provider.
	const payment = await findPayment(tx, refund.payment_id)
	if (payment?.provider_ref) await applyWaiting(ctx, tx, payment.provider_ref)
}
