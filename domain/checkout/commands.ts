import type { Tx } from '../../db/database.ts'
import type { Actor } from '../../shared/actor.ts'
import type { CartId } from '../../shared/ids.ts'
import { message } from '../../shared/messages/message.ts'
import { ok, type Result, refuse } from '../../shared/result.ts'
import { cartIdOf } from '../cart/queries.ts'
import type { Store } from '../store.ts'
import { draftFields } from './draft.ts'
import type { Draft } from './schema.ts'
import { checkoutTables } from './tables.ts'

const DAY_MS = 86_400_000
/** How long a draft is stored that nobody has ordered by. */
const KEPT_DAYS = 30

/**
 * Keeps what was typed at the checkout with the caller's cart: fields that are not named stay as they were.
 * @returns cart_empty where there is no cart; invalid in a demo, which keeps nothing
 */
export async function keepDraft(store: Store, actor: Actor, draft: Draft): Promise<Result<Draft>> {
	if (!store.policy.takesPayment) return refuse('invalid', message('checkout.live_only'))
	const cart_id = await cartIdOf(store.db, actor)
	if (!cart_id) return refuse('cart_empty', message('orders.cart_empty'))
	const kept = { ...(await draftFields(store.db, cart_id)), ...draft.fields }
	const [fields, updated_at] = [JSON.stringify(kept), store.now()]
	await checkoutTables(store.db)
		.insertInto('checkout_drafts')
		.values({ cart_id, fields, updated_at })
		.onConflict((conflict) => conflict.column('cart_id').doUpdateSet({ fields, updated_at }))
		.execute()
	return ok({ fields: kept })
}

/** Deletes what was typed, in the transaction that orders the cart. */
export async function dropDraft(tx: Tx, cartId: CartId): Promise<void> {
	await checkoutTables(tx).deleteFrom('checkout_drafts').where('cart_id', '=', cartId).execute()
}

/** Deletes what was typed so long ago that nobody will order by it. */
export async function deleteOldDrafts({ db, now }: Store): Promise<void> {
	await checkoutTables(db)
		.deleteFrom('checkout_drafts')
		.where('updated_at', '<', now() - KEPT_DAYS * DAY_MS)
		.execute()
}
