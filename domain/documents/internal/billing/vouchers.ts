import type { Tx } from '../../../../db/database.ts'
import type { AppContext } from '../../../app-context.ts'
import type { OrderWithMoney } from '../../../orders/follower.ts'
import { aboutInvoice, type ToInvoice } from '../../billing/schedule.ts'
import { queueDocuments } from './document-queue.ts'

/**
 * Has a receipt voucher issued for each captured payment, a refund voucher for each refund that is done, and an invoice for
 * the cancellation fee of an order.
 */
export async function queueVouchers(
	ctx: AppContext,
	tx: Tx,
	{ order, rows: { payments, refunds } }: OrderWithMoney,
): Promise<void> {
	const captured = payments.filter(({ state }) => state === 'captured')
	const done = refunds.filter(({ state }) => state === 'done')
	const fee: ToInvoice = { orderId: order.id, isKept: true, at: ctx.now() }
	await queueDocuments(ctx, tx, [
		...captured.map(({ id }) => ({
			kind: 'receipt-voucher' as const,
			about: id,
			payload: { paymentId: id },
		})),
		...done.map(({ id }) => ({
			kind: 'refund-voucher' as const,
			about: id,
			payload: { refundId: id },
		})),
		...(order.status === 'cancelled' && order.kept_paise > 0
			? [{ kind: 'tax-invoice' as const, about: aboutInvoice(fee), payload: fee }]
			: []),
	])
}
