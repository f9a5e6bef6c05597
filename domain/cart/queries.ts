import type { Database } from '../../db/database.ts'
import { type Actor, isSignedIn } from '../../shared/actor.ts'
import type { CartId, ProductId } from '../../shared/ids.ts'
import type { Message } from '../../shared/messages/message.ts'
import type { AppContext } from '../app-context.ts'
import { cartOf } from './internal/cart-view.ts'
import { canUndo, removalIn } from './internal/removal/removal-rules.ts'
import {
	type PlannedSystem,
	piecesInSystems,
	wholeSystems,
	without,
} from './internal/systems/system-rules.ts'
import type { Line } from './rules.ts'
import type { CartWithMessages } from './schema.ts'
import { cartTables } from './tables.ts'

interface OpenCart {
	id: CartId
	undo: string | null
	has_other_parts: number
}

/** The caller's own cart: the account's, or the visitor's by the secret in the cookie. */
async function openCart(db: Database, actor: Actor): Promise<OpenCart | undefined> {
	const carts = cartTables(db).selectFrom('carts').select(['id', 'undo', 'has_other_parts'])
	if (isSignedIn(actor)) return carts.where('user_id', '=', actor.id).executeTakeFirst()
	if (!actor.cartId) return undefined
	return carts.where('id', '=', actor.cartId).where('user_id', 'is', null).executeTakeFirst()
}

/** Whether the caller has a cart already; a visitor's may be gone. */
export const hasCart = async ({ db }: AppContext, actor: Actor): Promise<boolean> =>
	(await openCart(db, actor)) !== undefined

export async function linesOf(db: Database, cartId: CartId) {
	const rows = await cartTables(db)
		.selectFrom('cart_lines')
		.select(['product_id', 'quantity'])
		.where('cart_id', '=', cartId)
		.orderBy('added_at')
		.orderBy('product_id')
		.execute()
	return rows.map((row) => ({ productId: row.product_id as ProductId, quantity: row.quantity }))
}

/** The caller's own cart; null where there is none. */
export const cartIdOf = async (db: Database, actor: Actor): Promise<CartId | null> =>
	(await openCart(db, actor))?.id ?? null

/** A cart's systems, the first added first, whole or not. */
export async function systemsOf(db: Database, cartId: CartId): Promise<PlannedSystem[]> {
	const rows = await cartTables(db)
		.selectFrom('cart_systems')
		.select(['id', 'plan', 'kwp', 'parts'])
		.where('cart_id', '=', cartId)
		.orderBy('added_at')
		.orderBy('id')
		.execute()
	return rows.map(({ parts, ...system }) => ({ ...system, parts: JSON.parse(parts) }))
}

/** The plans' systems in a cart that have all of their parts. */
export const wholeSystemsOf = async (db: Database, cartId: CartId, lines: readonly Line[]) =>
	wholeSystems(await systemsOf(db, cartId), lines)

/** Whether a plan's system is in a cart with all of its parts. */
export const hasWholeSystem = async (db: Database, cartId: CartId, lines: readonly Line[]) =>
	(await wholeSystemsOf(db, cartId, lines)).length > 0

/** The lines of a cart without the pieces of its whole systems. */
export const linesBeside = (systems: readonly PlannedSystem[], lines: readonly Line[]): Line[] =>
	without(
		lines,
		[...piecesInSystems(systems)].map(([productId, quantity]) => ({ productId, quantity })),
	)

export async function getCart(
	ctx: AppContext,
	actor: Actor,
	{ notice, db = ctx.db }: { notice?: Message | null; db?: Database } = {},
): Promise<CartWithMessages> {
	const cart = await openCart(db, actor)
	const lines = cart ? await linesOf(db, cart.id) : []
	const systems = lines.length > 0 && cart ? await systemsOf(db, cart.id) : []
	return cartOf(lines, (id) => ctx.catalogue.anyById(id), {
		notice: notice ?? null,
		systems,
		hasOtherParts: cart?.has_other_parts === 1,
		canUndo: canUndo(removalIn(cart?.undo ?? null)),
	})
}
