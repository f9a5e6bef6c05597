import type { Database, Tx } from '../../db/database.ts'
import type { OrderId } from '../../shared/ids.ts'
import { type Paise, toRupees } from '../../shared/money.ts'
import type { DisputeView, PaymentProvider } from './schema.ts'
import { paymentTables } from './tables.ts'

export interface ToldDispute {
	provider: PaymentProvider
	ref: string
	paymentId: string
	orderId: OrderId
	amount: Paise
	/** What the provider has taken from the shop for it. */
	deducted: Paise
	state: string
	reason: string | null
	/** Epoch milliseconds. */
	respondBy: number | null
	toldAt: number
}

/** Keeps what a provider tells of a dispute, unless something later is known. @returns whether this is the latest */
export async function recordDispute(tx: Tx, told: ToldDispute): Promise<boolean> {
	const news = {
		amount_paise: told.amount,
		deducted_paise: told.deducted,
		state: told.state,
		reason: told.reason,
		respond_by: told.respondBy,
		told_at: told.toldAt,
	}
	const kept = await paymentTables(tx)
		.insertInto('payment_disputes')
		.values({
			provider: told.provider,
			ref: told.ref,
			payment_id: told.paymentId,
			order_id: told.orderId,
			...news,
		})
		.onConflict((conflict) =>
			conflict
				.columns(['provider', 'ref'])
				.doUpdateSet(news)
				.where('payment_disputes.told_at', '<=', told.toldAt),
		)
		.returning('ref')
		.executeTakeFirst()
	return kept !== undefined
}

/** The disputes of an order, the latest first, in rupees. */
export async function disputesOf(db: Database, orderId: OrderId): Promise<DisputeView[]> {
	const rows = await paymentTables(db)
		.selectFrom('payment_disputes')
		.selectAll()
		.where('order_id', '=', orderId)
		.orderBy('told_at', 'desc')
		.orderBy('ref')
		.execute()
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
