import type { Tx } from '../../db/database.ts'
import { transact } from '../../db/transaction.ts'
import { type Actor, isSignedIn } from '../../shared/actor.ts'
import { DAY_MS } from '../../shared/durations.ts'
import type { CartId } from '../../shared/ids.ts'
import { message } from '../../shared/messages/message.ts'
import { fail, ok, type Result } from '../../shared/result.ts'
import type { AppContext } from '../app-context.ts'
import { lockCart, takeCart } from '../cart/carts.ts'
import { cartIdOf } from '../cart/queries.ts'
import { draftFields, draftRow } from './internal/draft.ts'
import { mergedFields } from './internal/draft-rules.ts'
import { DRAFT_DAYS } from './limits.ts'
import type { Draft, NewDraft } from './schema.ts'
import { checkoutTables } from './tables.ts'

/** The draft as it is saved. */
interface SavedDraft extends Draft {
	/** The cart that was made for it; null for none. */
	newCartId: CartId | null
}

/**
 * Saves the fields typed at the checkout with the caller's cart: fields that are not named stay as they were.
 * @returns cart_empty where there is no cart and none is to be made
 */
export async function keepDraft(
	ctx: AppContext,
	actor: Actor,
	draft: NewDraft,
): Promise<Result<SavedDraft>> {
	return transact(ctx.db, async (tx) => {
		const known = await cartIdOf(tx, actor)
		const cartId = draft.withoutCart ? await takeCart(tx, actor, ctx.now()) : known
		// It may have become another's while its lock was waited for.
		if (!cartId || !(await lockCart(tx, cartId)))
			return fail('cart_empty', message('orders.cart_empty'))
		const fields = { ...(await draftFields(tx, cartId)), ...draft.fields }
		await writeDraft(tx, cartId, fields, ctx.now())
		return ok({ fields, newCartId: cartId === known || isSignedIn(actor) ? null : cartId })
	})
}

async function writeDraft(tx: Tx, cart_id: CartId, kept: Draft['fields'], updated_at: number) {
	const fields = JSON.stringify(kept)
	await checkoutTables(tx)
		.insertInto('checkout_drafts')
		.values({ cart_id, fields, updated_at })
		.onConflict((conflict) => conflict.column('cart_id').doUpdateSet({ fields, updated_at }))
		.execute()
}

/** Moves the checkout draft of a visitor's cart to that of their account; newer fields win. */
export async function moveDraft(tx: Tx, from: CartId, to: CartId): Promise<void> {
	const moved = await draftRow(tx, from)
	if (!moved) return
	const own = await draftRow(tx, to)
	const all = own ? (own.at > moved.at ? [moved, own] : [own, moved]) : [moved]
	const fields = all.map((draft) => draft.fields).reduce(mergedFields)
	await writeDraft(tx, to, fields, Math.max(...all.map(({ at }) => at)))
}

/** Deletes the draft, in the transaction that orders the cart. */
export async function dropDraft(tx: Tx, cartId: CartId): Promise<void> {
	await checkoutTables(tx).deleteFrom('checkout_drafts').where('cart_id', '=', cartId).execute()
}

/** Deletes drafts that are too old for anybody to order by. */
export async function deleteOldDrafts({ db, now }: AppContext): Promise<void> {
	await checkoutTables(db)
		.deleteFrom('checkout_drafts')
		.where('updated_at', '<', now() - DRAFT_DAYS * DAY_MS)
		.execute()
}
