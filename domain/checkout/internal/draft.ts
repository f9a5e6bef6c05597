import type { Database } from '../../../db/database.ts'
import type { CartId } from '../../../shared/ids.ts'
import type { Draft } from '../schema.ts'
import { checkoutTables } from '../tables.ts'

/** The checkout draft of a cart, and when it was last changed: epoch milliseconds. */
export interface KeptDraft {
	fields: Draft['fields']
	at: number
}

export async function draftRow(db: Database, cartId: CartId): Promise<KeptDraft | undefined> {
	const row = await checkoutTables(db)
		.selectFrom('checkout_drafts')
		.select(['fields', 'updated_at as at'])
		.where('cart_id', '=', cartId)
		.executeTakeFirst()
	return row && { fields: JSON.parse(row.fields), at: row.at }
}

/** The fields typed at the checkout of a cart; none where nothing was. */
export const draftFields = async (db: Database, cartId: CartId): Promise<Draft['fields']> =>
	(await draftRow(db, cartId))?.fields ?? {}
