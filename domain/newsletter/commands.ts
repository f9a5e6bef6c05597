import type { Store } from '../store.ts'
import type { Subscription } from './schema.ts'
import { newsletterTables } from './tables.ts'

/** Keeps the address for the newsletter; subscribing twice is subscribing once. */
export async function subscribe(store: Store, { email }: Subscription): Promise<void> {
	await newsletterTables(store.db)
		.insertInto('newsletter_subscribers')
		.values({ email, created_at: store.now() })
		.onConflict((conflict) => conflict.column('email').doNothing())
		.execute()
}
