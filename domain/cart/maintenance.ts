import type { Tx } from '../../db/database.ts'
import { DAY_MS } from '../../shared/durations.ts'
import type { UserId } from '../../shared/ids.ts'
import type { AppContext } from '../app-context.ts'
import { BATCH_SIZE, UNUSED_DAYS } from './limits.ts'
import { cartTables } from './tables.ts'

/** Deletes the carts that visitors have left; their contents stay in the reports. */
export async function deleteLeftCarts({ db, now }: AppContext): Promise<void> {
	for (;;) {
		const left = cartTables(db)
			.selectFrom('carts')
			.select('id')
			.where('user_id', 'is', null)
			.where('updated_at', '<', now() - UNUSED_DAYS * DAY_MS)
			.limit(BATCH_SIZE)
		const deleted = await cartTables(db)
			.deleteFrom('carts')
			.where('id', 'in', left)
			.returning('id')
			.execute()
		if (deleted.length < BATCH_SIZE) return
	}
}

/** Deletes an account's cart, in the transaction that closes it; its contents stay in the reports. */
export async function deleteCartOf(tx: Tx, user: UserId): Promise<void> {
	await cartTables(tx).deleteFrom('carts').where('user_id', '=', user).execute()
}
