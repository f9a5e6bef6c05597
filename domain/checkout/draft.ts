import type { Database } from '../../db/database.ts'
import type { CartId } from '../../shared/ids.ts'
import type { Draft } from './schema.ts'
import { checkoutTables } from './tables.ts'

/** What was typed at the checkout of a cart; none where nothing was. */
export async function draftFields(db: Database, cartId: CartId): Promise<Draft['fields']> {
	const row = await checkoutTables(db)
		.selectFrom('checkout_drafts')
		.select('fields')
		.where('cart_id', '=', cartId)
		.executeTakeFirst()
	return row ? JSON.parse(row.fields) : {}
}
