import type { Database, Tx } from '../../db/database.ts'
import type { OrderId } from '../../shared/ids.ts'
import { type Paise, toRupees } from '../../shared/money.ts'
import { rowsOfOrder } from '../rows-of-order.ts'
import type { DisputeView, PaymentProvider } from './schema.ts'
import { paymentTables } from './tables.ts'

export interface ReportedDispute {
	provider: PaymentProvider
	ref: string
	paymentId: string
	orderId: OrderId
	amount: Paise
	/** The amount that the provider has taken from the shop for it. */
	deducted: Paise
	state: string
	reason: string | null
	/** Epoch milliseconds. */
	respondBy: number | null
	reportedAt: number
}

/** Records a dispute as a provider reports it, unless a later report is known. @returns whether this is the latest */
export async function recordDispute(tx: Tx, reported: ReportedDispute): Promise<boolean> {
	const latest = {
		amount_paise: reported.amount,
		deducted_paise: reported.deducted,
		state: reported.state,
		reason: reported.reason,
		respond_by: reported.respondBy,
		reported_at: reported.reportedAt,
	}
	const written = await paymentTables(tx)
		.insertInto('payment_disputes')
		.values({
			provider: reported.provider,
			ref: reported.ref,
			payment_id: reported.paymentId,
			order_id: reported.orderId,
			...latest,
		})
		.onConflict((conflict) =>
			conflict
				.columns(['provider', 'ref'])
				.doUpdateSet(latest)
				.where('payment_disputes.reported_at', '<=', reported.reportedAt),
		)
		.returning('ref')
		.executeTakeFirst()
	return written !== undefined
}

/** The disputes of an order, the latest first, in rupees. */
export async function disputesOf(db: Database, orderId: OrderId): Promise<DisputeView[]> {
	const tables = paymentTables(db)
	const rows = await rowsOfOrder(tables, 'payment_disputes', orderId, 'reported_at desc', 'ref')
	return rows.map((row) => ({
		reference: row.ref,
		paymentId: row.payment_id,
		amount: toRupees(row.amount_paise),
		deducted: toRupees(row.deducted_paise),
		state: row.state,
		reason: row.reason,
		respondBy: row.respond_by === null ? null : new Date(row.respond_by).toISOString(),
	}))
}
