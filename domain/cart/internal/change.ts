import type { Tx } from '../../../db/database.ts'
import { transact } from '../../../db/transaction.ts'
import { type Actor, isSignedIn } from '../../../shared/actor.ts'
import type { CartId } from '../../../shared/ids.ts'
import { type Message, message } from '../../../shared/messages/message.ts'
import { fail, ok, type Result } from '../../../shared/result.ts'
import type { AppContext } from '../../app-context.ts'
import type { Product } from '../../catalogue/schema.ts'
import { takeCart } from '../carts.ts'
import { MAX_LINES } from '../limits.ts'
import { getCart } from '../queries.ts'
import { type Availability, shortageOf } from '../rules.ts'
import type { CartWithMessages } from '../schema.ts'
import { recordCartSession } from './cart-sessions.ts'
import { countLines, FULL } from './lines.ts'
import { dissolveBroken } from './systems/systems.ts'

/** The cart after a change, and the cart's id where a visitor has just been given one. */
export type Changed = Result<{ cart: CartWithMessages; newCartId: CartId | null }>

type Work = (tx: Tx, cartId: CartId) => Promise<Result<Message | null>>

/** Changes the caller's cart in one transaction; the work gives a notice, or null. */
export async function change(ctx: AppContext, actor: Actor, work: Work): Promise<Changed> {
	return transact(ctx.db, async (tx) => {
		const cartId = await takeCart(tx, actor, ctx.now())
		const before = await countLines(tx, cartId)
		const worked = await work(tx, cartId)
		if (!worked.ok) return worked
		if ((await countLines(tx, cartId)) > Math.max(before, MAX_LINES)) return fail('invalid', FULL)
		const dissolved = await dissolveBroken(tx, cartId)
		await recordCartSession(tx, cartId, ctx.now())
		const made = !isSignedIn(actor) && actor.cartId !== cartId
		const owner = made ? { ...actor, cartId } : actor
		const notice = together([...(worked.value ? [worked.value] : []), ...dissolved])
		const cart = await getCart(ctx, owner, { notice, db: tx })
		return ok({ cart, newCartId: made ? cartId : null })
	})
}

const together = (messages: Message[]) =>
	messages.length > 1 ? message('messages.several', { messages }) : (messages[0] ?? null)

/** The refusal of more than there is. */
export function outOfStock({
	product: { id, name },
	availability,
}: {
	product: Product
	availability: Availability
}) {
	const facts = { productId: id, name, available: availability.most }
	return fail('out_of_stock', shortageOf(name, availability), { facts })
}
