import { countOf } from '../../db/count.ts'
import type { Tx } from '../../db/database.ts'
import { inTransaction, transact } from '../../db/transaction.ts'
import { type Actor, isSignedIn } from '../../shared/actor.ts'
import {
	type CartId,
	newCartId,
	type OrderId,
	type ProductId,
	type UserId,
} from '../../shared/ids.ts'
import { type Message, message } from '../../shared/messages/message.ts'
import { ok, type Result, refuse } from '../../shared/result.ts'
import type { Product } from '../catalogue/schema.ts'
import type { Store } from '../store.ts'
import {
	endOrdered,
	moveCartSession,
	recordCartSession,
	reopenCartSession,
} from './cart-sessions.ts'
import { getCart, linesOf } from './queries.ts'
import {
	type Availability,
	availabilityIn,
	capped,
	type Find,
	firstShort,
	type Line,
	type LineChange,
	merged,
	movedOn,
	raisedIn,
	shortageOf,
	stillToChange,
} from './rules.ts'
import type { UnwordedCart } from './schema.ts'
import { cartTables } from './tables.ts'

/** The cart after a change, and the cart's id where a visitor has just been given one. */
export type Changed = Result<{ cart: UnwordedCart; newCartId: CartId | null }>

/** Different products in a cart; one that has more already, from earlier, may keep and lower them. */
export const MAX_LINES = 100
const FULL = message('cart.full', { most: MAX_LINES })
const NO_PRODUCT = message('cart.no_such_product')
const NOT_IN_CART = message('cart.not_in_cart')
const MOVED_ON = message('cart.changed_meanwhile')
const NOTHING_TO_UNDO = message('cart.nothing_to_undo')

/**
 * Takes the caller's cart for the rest of the transaction, making it if need be. Its row stays locked,
 * so that two changes of one cart never overtake each other.
 */
export async function takeCart(tx: Tx, actor: Actor, at: number): Promise<CartId> {
	if (isSignedIn(actor)) return takeCartOf(tx, actor.id, at)
	if (actor.cartId && (await lockVisitorCart(tx, actor.cartId, at))) return actor.cartId
	const id = newCartId()
	await cartTables(tx)
		.insertInto('carts')
		.values({ id, user_id: null, undo: null, updated_at: at })
		.execute()
	return id
}

/** Holds a visitor's cart for the rest of the transaction; false where it is gone. */
async function lockVisitorCart(tx: Tx, id: CartId, at: number): Promise<boolean> {
	const cart = await cartTables(tx)
		.updateTable('carts')
		.set({ updated_at: at })
		.where('id', '=', id)
		.where('user_id', 'is', null)
		.returning('id')
		.executeTakeFirst()
	return cart !== undefined
}

async function takeCartOf(tx: Tx, userId: UserId, at: number): Promise<CartId> {
	const cart = await cartTables(tx)
		.insertInto('carts')
		.values({ id: newCartId(), user_id: userId, undo: null, updated_at: at })
		.onConflict((conflict) => conflict.column('user_id').doUpdateSet({ updated_at: at }))
		.returning('id')
		.executeTakeFirstOrThrow()
	return cart.id
}

/** The time a line is added, in UTC milliseconds: after every other line of its cart, so that none share one. */
async function timeAfterLines(tx: Tx, cartId: CartId, at: number): Promise<number> {
	const { last } = await cartTables(tx)
		.selectFrom('cart_lines')
		.select((eb) => eb.fn.max<number | null>('added_at').as('last'))
		.where('cart_id', '=', cartId)
		.executeTakeFirstOrThrow()
	return last === null ? at : Math.max(at, Number(last) + 1)
}

async function setLine(tx: Tx, cartId: CartId, { productId, quantity }: Line, at: number) {
	const added_at = await timeAfterLines(tx, cartId, at)
	await cartTables(tx)
		.insertInto('cart_lines')
		.values({ cart_id: cartId, product_id: productId as ProductId, quantity, added_at })
		.onConflict((conflict) => conflict.columns(['cart_id', 'product_id']).doUpdateSet({ quantity }))
		.execute()
}

/** Empties a cart that has become this order. */
export async function emptyOrdered(tx: Tx, cartId: CartId, orderId: OrderId, at: number) {
	await cartTables(tx).deleteFrom('cart_lines').where('cart_id', '=', cartId).execute()
	await endOrdered(tx, cartId, orderId, at)
}

async function countLines(tx: Tx, cartId: CartId): Promise<number> {
	return countOf(cartTables(tx).selectFrom('cart_lines').where('cart_id', '=', cartId))
}

type Work = (tx: Tx, cartId: CartId) => Promise<Result<Message | null>>

/** Changes the caller's cart in one transaction; the work gives a notice, or null. */
async function change(store: Store, actor: Actor, work: Work): Promise<Changed> {
	return transact(store.db, async (tx) => {
		const cartId = await takeCart(tx, actor, store.now())
		const before = await countLines(tx, cartId)
		const worked = await work(tx, cartId)
		if (!worked.ok) return worked
		if ((await countLines(tx, cartId)) > Math.max(before, MAX_LINES)) return refuse('invalid', FULL)
		await recordCartSession(tx, cartId, store.now())
		const made = !isSignedIn(actor) && actor.cartId !== cartId
		const owner = made ? { ...actor, cartId } : actor
		const cart = await getCart(store, owner, { notice: worked.value, db: tx })
		return ok({ cart, newCartId: made ? cartId : null })
	})
}

const finder =
	({ catalogue }: Store): Find =>
	(id) =>
		catalogue.anyById(id)

function outOfStock({
	product: { id, name },
	availability,
}: {
	product: Product
	availability: Availability
}) {
	const facts = { productId: id, name, available: availability.most }
	return refuse('out_of_stock', shortageOf(name, availability), { facts })
}

/** Raises the product's quantity, or adds it; never beyond what the stock and the other lines allow, and says so. */
export function addItem(store: Store, actor: Actor, item: Line): Promise<Changed> {
	return change(store, actor, async (tx, cartId) => {
		const product = store.catalogue.byId(item.productId)
		if (!product) return refuse('not_found', NO_PRODUCT)
		const lines = await linesOf(tx, cartId)
		const availability = availabilityIn(lines, finder(store))(product)
		if (availability.most === 0) return outOfStock({ product, availability })
		const before = lines.find((line) => line.productId === item.productId)?.quantity ?? 0
		const { quantity, notice } = capped(before + item.quantity, product, availability)
		await setLine(tx, cartId, { productId: product.id, quantity }, store.now())
		return ok(notice)
	})
}

/** Adds several products or none; each as far as there is stock, and what is short is said. */
export function addItems(store: Store, actor: Actor, items: Line[]): Promise<Changed> {
	return change(store, actor, async (tx, cartId) => {
		if (!items.every(({ productId }) => store.catalogue.byId(productId)))
			return refuse('not_found', NO_PRODUCT)
		return ok(await addLines(store, tx, cartId, items))
	})
}

/** Sets a line's quantity: at least 1, at most what the stock and the other lines allow. */
export function setQuantity(store: Store, actor: Actor, item: Line): Promise<Changed> {
	return change(store, actor, async (tx, cartId) => {
		const product = store.catalogue.byId(item.productId)
		const lines = await linesOf(tx, cartId)
		if (!product || !lines.some((line) => line.productId === item.productId))
			return refuse('not_found', NOT_IN_CART)
		const availability = availabilityIn(lines, finder(store))(product)
		const { quantity, notice } = capped(item.quantity, product, availability)
		await setLine(tx, cartId, { productId: product.id, quantity }, store.now())
		return ok(notice)
	})
}

/**
 * Sets several lines or none; nothing is lowered to what there is. What is so already is let be, so that
 * the same asked twice is the same as once.
 */
export function setLines(store: Store, actor: Actor, changes: LineChange[]): Promise<Changed> {
	return change(store, actor, async (tx, cartId) => {
		const lines = await linesOf(tx, cartId)
		const pending = stillToChange(lines, changes)
		if (pending.length === 0) return ok(null)
		if (movedOn(lines, changes)) return refuse('conflict', MOVED_ON)
		if (!raisedIn(lines, pending).every(({ productId }) => store.catalogue.byId(productId)))
			return refuse('not_found', NO_PRODUCT)
		const short = firstShort(lines, pending, finder(store))
		if (short) return outOfStock(short)
		const gone = pending.filter(({ quantity }) => quantity === 0).map((line) => line.productId)
		await removeLines(tx, cartId, ({ productId }) => gone.includes(productId))
		for (const line of pending.filter(({ quantity }) => quantity > 0))
			await setLine(tx, cartId, line, store.now())
		return ok(null)
	})
}

/** Removes the lines that match and remembers them, so that this one removal can be undone. */
async function removeLines(tx: Tx, cartId: CartId, matches: (line: Line) => boolean) {
	const removed = (await linesOf(tx, cartId)).filter(matches)
	if (removed.length === 0) return false
	const ids = removed.map((line) => line.productId)
	await cartTables(tx)
		.deleteFrom('cart_lines')
		.where('cart_id', '=', cartId)
		.where('product_id', 'in', ids)
		.execute()
	await cartTables(tx)
		.updateTable('carts')
		.set({ undo: JSON.stringify(removed) })
		.where('id', '=', cartId)
		.execute()
	return true
}

export function removeItem(store: Store, actor: Actor, productId: string): Promise<Changed> {
	return change(store, actor, async (tx, cartId) => {
		const removed = await removeLines(tx, cartId, (line) => line.productId === productId)
		return removed ? ok(null) : refuse('not_found', NOT_IN_CART)
	})
}

export function clearCart(store: Store, actor: Actor): Promise<Changed> {
	return change(store, actor, async (tx, cartId) => {
		await removeLines(tx, cartId, () => true)
		return ok(null)
	})
}

/** Adds lines to a cart's own, each capped by what the others leave; what is out of stock stays away. */
async function addLines(store: Store, tx: Tx, cartId: CartId, more: Line[]) {
	const notices: Message[] = []
	let lines: Line[] = await linesOf(tx, cartId)
	for (const line of merged(lines, more)) {
		const product = store.catalogue.byId(line.productId)
		if (!product) continue
		const availability = availabilityIn(lines, finder(store))(product)
		const { quantity, notice } = capped(line.quantity, product, availability)
		if (notice) notices.push(notice)
		if (availability.most === 0) continue
		if (lines.length >= MAX_LINES && !lines.some(({ productId }) => productId === line.productId)) {
			notices.push(FULL)
			break
		}
		await setLine(tx, cartId, { ...line, quantity }, store.now())
		const others = lines.filter(({ productId }) => productId !== line.productId)
		lines = [...others, { ...line, quantity }]
	}
	return notices.length > 0 ? message('messages.several', { messages: notices }) : null
}

/** Puts back what the last removal took out. */
export function undoRemoval(store: Store, actor: Actor): Promise<Changed> {
	return change(store, actor, async (tx, cartId) => {
		const cart = await cartTables(tx)
			.selectFrom('carts')
			.select('undo')
			.where('id', '=', cartId)
			.executeTakeFirstOrThrow()
		if (!cart.undo) return refuse('conflict', NOTHING_TO_UNDO)
		if ((await linesOf(tx, cartId)).length === 0) await reopenCartSession(tx, cartId)
		await cartTables(tx).updateTable('carts').set({ undo: null }).where('id', '=', cartId).execute()
		return ok(await addLines(store, tx, cartId, JSON.parse(cart.undo)))
	})
}

/** A visitor's cart follows them when they log in: quantities are added, capped by the stock. */
export async function mergeCart(store: Store, visitorCart: CartId, userId: UserId): Promise<void> {
	await inTransaction(store.db, async (tx) => {
		if (!(await lockVisitorCart(tx, visitorCart, store.now()))) return
		const lines = await linesOf(tx, visitorCart)
		await cartTables(tx).deleteFrom('carts').where('id', '=', visitorCart).execute()
		if (lines.length === 0) return
		const cartId = await takeCartOf(tx, userId, store.now())
		await moveCartSession(tx, visitorCart, cartId)
		await addLines(store, tx, cartId, lines)
		await recordCartSession(tx, cartId, store.now())
	})
}

/** Takes a product that is no more out of every cart. */
export async function removeFromCarts(tx: Tx, id: ProductId): Promise<void> {
	await cartTables(tx).deleteFrom('cart_lines').where('product_id', '=', id).execute()
}
