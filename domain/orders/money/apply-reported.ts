import type { Tx } from '../../../db/database.ts'
import { inTransaction } from '../../../db/transaction.ts'
import type { OrderId } from '../../../shared/ids.ts'
import type { AppContext } from '../../app-context.ts'
import { judgeCharge } from '../../payments/amount-rules.ts'
import { findHeld } from '../../payments/held.ts'
import type { Charge, ReportedPayment } from '../../payments/online.ts'
import { findPayment, moneyRowsOfOne, type PaymentRow } from '../../payments/queries.ts'
import { askedFor, recordAuthorised, recordCharge, recordFailed } from '../../payments/reported.ts'
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

/** As `applyReported`, within a transaction. One odd payment does not hold up a right one beside it. */
export async function reconcileReported(
	ctx: AppContext,
	tx: Tx,
	{ id, order_id: orderId }: Pick<PaymentRow, 'id' | 'order_id'>,
	reported: readonly ReportedPayment[],
): Promise<void> {
	await lockOrder(tx, orderId)
	const before = new Set(await capturedOf(tx, orderId))
	for (const each of reported) {
		const payment = await findPayment(tx, id)
		if (payment) await record(ctx, tx, payment, each)
	}
	const { payments } = await moneyRowsOfOne(tx, orderId)
	const received = payments.filter(({ id, state }) => state === 'captured' && !before.has(id))
	await reconcilePayments(ctx, tx, orderId, received)
	for (const each of reported) {
		if (each.state !== 'captured') continue
		await applyWaiting(ctx, tx, each.ref)
		await scheduleRefundsCheck(ctx, tx, each)
	}
}

async function record(
	ctx: AppContext,
	tx: Tx,
	payment: PaymentRow,
	reported: ReportedPayment,
): Promise<void> {
	const at = ctx.now()
	if (reported.state === 'authorised') return recordAuthorised(tx, payment, reported.ref, at)
	if (reported.state === 'failed') return recordFailed(tx, payment, reported, at)
	// A person alone decides on a held payment.
	if (await findHeld(tx, payment.provider, reported.ref)) return
	const order = await lockOrder(tx, payment.order_id)
	const judged = order && judge(ctx, order, payment, reported)
	if (!judged) return hold(ctx, tx, payment, reported)
	const isNew = await recordCharge(tx, payment, reported, judged, at)
	if (isNew && judged.shopOffer > 0) await discountOrder(tx, order, payment, judged.shopOffer, at)
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

async function capturedOf(tx: Tx, orderId: OrderId) {
	const { payments } = await moneyRowsOfOne(tx, orderId)
	return payments.flatMap(({ id, state }) => (state === 'captured' ? [id] : []))
}
