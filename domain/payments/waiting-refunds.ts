import type { Database, Tx } from '../../db/database.ts'
import type { ListedRefund } from './online.ts'
import { paymentTables } from './tables.ts'

/** Keeps a reported refund until its payment is known, or has enough left. Its state goes forward only. */
export async function keepRefund(tx: Tx, refund: ListedRefund, at: number): Promise<boolean> {
	const kept = await paymentTables(tx)
		.insertInto('waiting_refunds')
		.values({
			provider: 'razorpay',
			ref: refund.ref,
			payment_ref: refund.paymentRef,
			amount_paise: refund.amount,
			currency: refund.currency,
			state: refund.state,
			refund_id: refund.refundId,
			received_at: at,
		})
		.onConflict((conflict) =>
			conflict
				.columns(['provider', 'ref'])
				.doUpdateSet({ state: refund.state })
				.where('waiting_refunds.state', '=', 'sent')
				.where((eb) => eb.lit(refund.state !== 'sent')),
		)
		.returning('ref')
		.executeTakeFirst()
	return kept !== undefined
}

/** Takes the refunds out that wait for a payment, the earliest first. */
export async function takeWaiting(tx: Tx, paymentRef: string): Promise<ListedRefund[]> {
	const rows = await paymentTables(tx)
		.deleteFrom('waiting_refunds')
		.where('provider', '=', 'razorpay')
		.where('payment_ref', '=', paymentRef)
		.returningAll()
		.execute()
	return rows
		.toSorted((one, other) => one.received_at - other.received_at)
		.map((row) => ({
			ref: row.ref,
			paymentRef: row.payment_ref,
			amount: row.amount_paise,
			currency: row.currency,
			state: row.state,
			refundId: row.refund_id,
		}))
}

/** Deletes refunds that wait for payments that never were the store's. @param before epoch milliseconds */
export async function deleteOldWaiting(db: Database, before: number): Promise<void> {
	await paymentTables(db).deleteFrom('waiting_refunds').where('received_at', '<', before).execute()
}
