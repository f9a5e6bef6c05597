import type { Tx } from '../../db/database.ts'
import type { Actor } from '../../shared/actor.ts'
import type { CartId, OrderId } from '../../shared/ids.ts'
import { message } from '../../shared/messages/message.ts'
import { fail, ok } from '../../shared/result.ts'
import type { AppContext } from '../app-context.ts'
import { endOrdered } from './internal/cart-sessions.ts'
import { type Changed, change, outOfStock } from './internal/change.ts'
import { finder, setLine } from './internal/lines.ts'
import { dissolvedBy, keepRemoval, lastRemoval, takeOut } from './internal/removal/removal.ts'
import { insertWhole } from './internal/systems/systems.ts'
import { linesOf } from './queries.ts'
import {
	availabilityIn,
	capped,
	firstShort,
	type Line,
	type LineChange,
	lowerings,
	movedOn,
	raisedIn,
	stillToChange,
} from './rules.ts'
import { cartTables } from './tables.ts'

const NO_PRODUCT = message('cart.no_such_product')
const NOT_IN_CART = message('cart.not_in_cart')
const MOVED_ON = message('cart.changed_meanwhile')

/** Empties a cart that has become this order. */
export async function emptyOrdered(tx: Tx, cartId: CartId, orderId: OrderId, at: number) {
	await cartTables(tx).deleteFrom('cart_lines').where('cart_id', '=', cartId).execute()
	await cartTables(tx).deleteFrom('cart_systems').where('cart_id', '=', cartId).execute()
	await endOrdered(tx, cartId, orderId, at)
}

/** Raises the product's quantity, or adds it; capped by the stock and the other lines, with a notice. */
export function addItem(ctx: AppContext, actor: Actor, item: Line): Promise<Changed> {
	return change(ctx, actor, async (tx, cartId) => {
		const product = ctx.catalogue.byId(item.productId)
		if (!product) return fail('not_found', NO_PRODUCT)
		const lines = await linesOf(tx, cartId)
		const availability = availabilityIn(lines, finder(ctx))(product)
		if (availability.most === 0) return outOfStock({ product, availability })
		const before = lines.find((line) => line.productId === item.productId)?.quantity ?? 0
		const { quantity, notice } = capped(before + item.quantity, product, availability)
		await setLine(tx, cartId, { productId: product.id, quantity }, ctx.now())
		return ok(notice)
	})
}

/** Sets a line's quantity: at least 1, at most as many as the stock and the other lines allow. */
export function setQuantity(ctx: AppContext, actor: Actor, item: Line): Promise<Changed> {
	return change(ctx, actor, async (tx, cartId) => {
		const product = ctx.catalogue.byId(item.productId)
		const lines = await linesOf(tx, cartId)
		if (!product || !lines.some((line) => line.productId === item.productId))
			return fail('not_found', NOT_IN_CART)
		const availability = availabilityIn(lines, finder(ctx))(product)
		const { quantity, notice } = capped(item.quantity, product, availability)
		await setLine(tx, cartId, { productId: product.id, quantity }, ctx.now())
		return ok(notice)
	})
}

/**
 * Sets several lines or none; nothing is lowered to the stock. Lines that are so already stay, so that a repeated
 * request changes nothing.
 */
export function setLines(ctx: AppContext, actor: Actor, changes: LineChange[]): Promise<Changed> {
	return change(ctx, actor, async (tx, cartId) => {
		const lines = await linesOf(tx, cartId)
		const pending = stillToChange(lines, changes)
		if (pending.length === 0) return ok(null)
		if (movedOn(lines, changes)) return fail('conflict', MOVED_ON)
		if (!raisedIn(lines, pending).every(({ productId }) => ctx.catalogue.byId(productId)))
			return fail('not_found', NO_PRODUCT)
		const short = firstShort(lines, pending, finder(ctx))
		if (short) return outOfStock(short)
		await applyChanges(tx, cartId, pending, ctx.now())
		return ok(null)
	})
}

/** Sets the lines; removed ones are kept for undo, and systems whose parts come back are whole again. */
async function applyChanges(tx: Tx, cartId: CartId, changes: LineChange[], at: number) {
	const lines = await linesOf(tx, cartId)
	const gone = changes.filter(({ quantity }) => quantity === 0)
	const removed = lines.filter((line) => gone.some(({ productId }) => productId === line.productId))
	const lowered = lowerings(lines, changes)
	const before = await lastRemoval(tx, cartId)
	const dissolved = await dissolvedBy(tx, cartId, lowered)
	if (removed.length > 0 || dissolved.length > 0)
		await keepRemoval(tx, cartId, { lines: removed, systems: dissolved, instead: null })
	await takeOut(tx, cartId, lowered, at)
	for (const line of raisedIn(lines, changes)) await setLine(tx, cartId, line, at)
	await insertWhole(tx, cartId, before?.systems ?? [], at)
}
