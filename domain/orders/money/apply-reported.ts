import type { Tx } from '../../../db/database.ts'
import { inTransaction } from '../../../db/transaction.ts'
import type { OrderId } from '../../../shared/ids.ts'
import type { AppContext } from '../../app-context.ts'
import { recordReported } from '../../payments/commands.ts'
import type { ReportedPayment } from '../../payments/online.ts'
import { findPayment, moneyRowsOfOne, type PaymentRow } from '../../payments/queries.ts'
import { lockOrder } from '../order-rows.ts'
import { reconcilePayments } from './reconcile-payments.ts'

/** Records what a provider reports of a payment, and settles its order in the same transaction. */
export async function applyReported(
	ctx: AppContext,
	payment: Pick<PaymentRow, 'id' | 'order_id'>,
	reported: readonly ReportedPayment[],
): Promise<void> {
	await inTransaction(ctx.db, (tx) => reconcileReported(ctx, tx, payment, reported))
	await ctx.catalogue.refresh()
}

/** As `applyReported`, within a transaction. */
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
		if (payment) await recordReported(tx, payment, each, ctx.now())
	}
	const { payments } = await moneyRowsOfOne(tx, orderId)
	const received = payments.filter(({ id, state }) => state === 'captured' && !before.has(id))
	await reconcilePayments(ctx, tx, orderId, received)
}

async function capturedOf(tx: Tx, orderId: OrderId) {
	const { payments } = await moneyRowsOfOne(tx, orderId)
	return payments.flatMap(({ id, state }) => (state === 'captured' ? [id] : []))
}
