import type { Database, Tx } from '../../db/database.ts'
import type { PaymentProvider } from './schema.ts'
import { paymentTables } from './tables.ts'

interface ProviderEvent {
	provider: PaymentProvider
	/** The provider's id. */
	id: string
	kind: string
	/** As it was received. */
	body: string
	/** Epoch milliseconds. */
	at: number
}

/** Records a provider's event as received. @returns false where it was recorded before */
export async function recordEvent(
	tx: Tx,
	{ provider, id, kind, body, at }: ProviderEvent,
): Promise<boolean> {
	const inserted = await paymentTables(tx)
		.insertInto('payment_events')
		.values({ provider, event_id: id, kind, body, received_at: at })
		.onConflict((conflict) => conflict.doNothing())
		.returning('event_id')
		.executeTakeFirst()
	return inserted !== undefined
}

/** Deletes old events of providers, which have names and numbers of buyers. @param before epoch milliseconds */
export async function deleteOldEvents(db: Database, before: number): Promise<void> {
	await paymentTables(db).deleteFrom('payment_events').where('received_at', '<', before).execute()
}
