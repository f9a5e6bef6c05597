import type { Tx } from '../../../db/database.ts'
import { inTransaction } from '../../../db/transaction.ts'
import type { OrderId } from '../../../shared/ids.ts'
import type { AppContext } from '../../app-context.ts'
import { judgeCharge } from '../../payments/amount-rules.ts'
import { findHeld } from '../../payments/held.ts'
import type { Charge, ReportedPayment } from '../../payments/online.ts'
import { type PaymentRow, paymentRowsOf } from '../../payments/queries.ts'
import {
	askedFor,
	isRecorded,
	recordAuthorised,
	recordCharge,
	recordFailed,
} from '../../payments/reported.ts'
import { hold } from '../internal/money/hold.ts'
import { canBeDiscounted, discountOrder } from '../internal/money/shop-offer.ts'
import { lockOrder } from '../order-rows.ts'
import type { OrderColumns } from '../queries.ts'
import { reconcilePayments } from './reconcile-payments.ts'
import { applyWaiting, scheduleRefundsCheck } from './reported-refunds.ts'

/** Records a payment as its provider reports it, and settles its order in the same transaction. */
export async function applyReported(
	ctx: AppContext,
	payment: Pick<PaymentRow, 'id' | 'order_id'>,
	reported: readonly ReportedPayment[],
): Promise<void> {
	await inTransaction(ctx.db, (tx) => reconcileReported(ctx, tx, payment, reported))
	await ctx.catalogue.refresh()
}

/**
 * As `applyReported`, within a transaction. One odd payment does not hold up a right one beside it. Most reports say again
 * what another has said, by which the order is settled already.
 */
export async function reconcileReported(
	ctx: AppContext,
	tx: Tx,
	{ id, order_id: orderId }: Pick<PaymentRow, 'id' | 'order_id'>,
	reported: readonly ReportedPayment[],
): Promise<void> {
	const first = await lockWithPayments(tx, orderId)
	const before = new Set(first.payments.filter(isCaptured).map(({ id }) => id))
	let isNews = false
	for (const [index, each] of reported.entries()) {
		const { order, payments } = index > 0 && isNews ? await lockWithPayments(tx, orderId) : first
		const payment = payments.find((row) => row.id === id)
		if (payment && (await record(ctx, tx, order, payment, each))) isNews = true
	}
	if (isNews) {
		const captured = (await paymentRowsOf(tx, orderId)).filter(isCaptured)
		const received = captured.filter((row) => !before.has(row.id))
		await reconcilePayments(ctx, tx, orderId, received)
	}
	for (const each of reported) {
		if (each.state !== 'captured') continue
		await applyWaiting(ctx, tx, each.ref)
		await scheduleRefundsCheck(ctx, tx, each)
	}
}

/** @returns whether it says more than was recorded */
async function record(
	ctx: AppContext,
	tx: Tx,
	order: OrderColumns | undefined,
	payment: PaymentRow,
	reported: ReportedPayment,
): Promise<boolean> {
	const at = ctx.now()
	if (reported.state === 'authorised') return recordAuthorised(tx, payment, reported.ref, at)
	if (reported.state === 'failed') return recordFailed(tx, payment, reported, at)
	if (isRecorded(payment, reported)) return false
	// A person alone decides on a held payment.
	if (await findHeld(tx, payment.provider, reported.ref)) return false
	const judged = order && judge(ctx, order, payment, reported)
	if (!judged) {
		await hold(ctx, tx, payment, reported)
		return true
	}
	const isNew = await recordCharge(tx, payment, reported, judged, at)
	if (isNew && judged.shopOffer > 0) await discountOrder(tx, order, payment, judged.shopOffer, at)
	return isNew
}

/** Judges a charge; null where a person has to decide, as of an offer of the shop on an order that is invoiced. */
function judge({ settings }: AppContext, order: OrderColumns, payment: PaymentRow, charge: Charge) {
	const { onlineFee, onlineOffers, onlineParts } = settings.current().payment
	const terms = {
		buyersBearFee: onlineFee === 'buyer',
		offersBorneBy: onlineOffers,
		takesParts: onlineParts === 'yes',
	}
	const judged = judgeCharge(askedFor(payment), charge, terms)
	return judged && judged.shopOffer > 0 && !canBeDiscounted(order) ? null : judged
}

const lockWithPayments = async (tx: Tx, orderId: OrderId) => ({
	order: await lockOrder(tx, orderId),
	payments: await paymentRowsOf(tx, orderId),
})

const isCaptured = ({ state }: PaymentRow) => state === 'captured'
