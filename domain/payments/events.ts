import type { Database, Tx } from '../../db/database.ts'
import type { PaymentProvider } from './schema.ts'
import { paymentTables } from './tables.ts'

interface KeptEvent {
	provider: PaymentProvider
	/** What the provider calls it. */
	id: string
	kind: string
	/** As it came. */
	body: string
	/** Epoch milliseconds. */
	at: number
}

/** Keeps what a provider told. @returns false where it was told before */
export async function keepEvent(
	tx: Tx,
	{ provider, id, kind, body, at }: KeptEvent,
): Promise<boolean> {
	const inserted = await paymentTables(tx)
		.insertInto('payment_events')
		.values({ provider, event_id: id, kind, body, received_at: at })
		.onConflict((conflict) => conflict.doNothing())
		.returning('event_id')
		.executeTakeFirst()
	return inserted !== undefined
}

/** What providers told has names and numbers of buyers: it is not kept for ever. @param before epoch milliseconds */
export async function deleteOldEvents(db: Database, before: number): Promise<void> {
	await paymentTables(db).deleteFrom('payment_events').where('received_at', '<', before).execute()
}
