import type { Tx } from '../../../../db/database.ts'
import type { OrderId } from '../../../../shared/ids.ts'
import type { AppContext } from '../../../app-context.ts'
import { moneyRowsOfOne } from '../../../payments/queries.ts'
import { queueDocuments } from './document-queue.ts'

/** Has a receipt voucher issued for each captured payment, and a refund voucher for each refund that is done. */
export async function queueVouchers(ctx: AppContext, tx: Tx, orderId: OrderId): Promise<void> {
	const { payments, refunds } = await moneyRowsOfOne(tx, orderId)
	const captured = payments.filter(({ state }) => state === 'captured')
	const done = refunds.filter(({ state }) => state === 'done')
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
	])
}
