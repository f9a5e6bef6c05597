import type { Tx } from '../../../db/database.ts'
import type { CartId, UserId } from '../../../shared/ids.ts'
import { paperTables } from '../tables.ts'

/** A visitor's quotations are their account's once they log in. */
export async function moveQuotations(tx: Tx, from: CartId, userId: UserId): Promise<void> {
	await paperTables(tx)
		.updateTable('quotations')
		.set({ user_id: userId, cart_id: null })
		.where('cart_id', '=', from)
		.execute()
}
