import { createHash } from 'node:crypto'
import { type Tx, transact } from '../../db/transaction.ts'
import { emptyOrdered, takeCart } from '../cart/commands.ts'
import { linesOf } from '../cart/queries.ts'
import { productsIn } from '../catalogue/queries.ts'
import { touch } from '../catalogue/stock.ts'
import { notify } from '../notifications/commands.ts'
import { type Actor, isSignedIn } from '../shared/actor.ts'
import { newId, newOrderId, newSecret, type OrderId, type UserId } from '../shared/ids.ts'
import { fromRupees, zero } from '../shared/money.ts'
import { ok, type Result, refuse } from '../shared/result.ts'
import type { Store } from '../store.ts'
import { getOrder } from './queries.ts'
import { installerFor } from './routing.ts'
import { lineMoney, orderMoney, wordsOf } from './rules.ts'
import type { NewOrder, Order, Shipping } from './schema.ts'
import { keepParts, type Line, lowBy, partsOfKits, takeLines } from './taking.ts'

const KEY_REUSED = 'This Idempotency-Key was used for another order. Use a new one.'
const EMPTY = 'Your cart is empty.'

interface Placed {
	id: OrderId
	trackingKey: string
}

/** Whose keys are kept apart: an account's, a visitor's cart's, or those of nobody known. */
function scopeOf(actor: Actor): string {
	if (isSignedIn(actor)) return `user ${actor.id}`
	return actor.cartId ? `cart ${actor.cartId}` : 'nobody'
}

/**
 * Places an order in one transaction: stock taken, order, lines, history and notifications, and the
 * cart emptied where it is the cart that is ordered. The same key and input again gives the same order.
 * @returns out_of_stock naming the product; cart_empty; key_reused when the key came with other input
 */
export async function placeOrder(
	store: Store,
	actor: Actor,
	key: string,
	input: NewOrder,
): Promise<Result<Order>> {
	const hash = createHash('sha256').update(JSON.stringify(input)).digest('base64url')
	const request = { scope: scopeOf(actor), key, hash }
	const placed = await transact(store.db, async (tx) => {
		const known = await replay(tx, request)
		return known ?? place(store, tx, actor, input, request)
	})
	if (!placed.ok) return placed
	await store.catalogue.refresh()
	return getOrder(store, actor, placed.value.id, placed.value.trackingKey)
}

interface Request {
	scope: string
	key: string
	hash: string
}

/** The order this request has already made, if it has. */
async function replay(tx: Tx, { scope, key, hash }: Request): Promise<Result<Placed> | null> {
	const known = await tx
		.selectFrom('orders')
		.select(['id', 'tracking_key', 'request_hash'])
		.where('idempotency_scope', '=', scope)
		.where('idempotency_key', '=', key)
		.executeTakeFirst()
	if (!known) return null
	if (known.request_hash !== hash) return refuse('key_reused', KEY_REUSED)
	return ok({ id: known.id, trackingKey: known.tracking_key })
}

async function place(
	store: Store,
	tx: Tx,
	actor: Actor,
	input: NewOrder,
	request: Request,
): Promise<Result<Placed>> {
	const at = store.now()
	const cartId = input.items ? null : await takeCart(tx, actor, at)
	const wanted = input.items ?? (cartId ? await linesOf(tx, cartId) : [])
	if (wanted.length === 0) {
		// Another request with this key may have emptied the cart while this one waited for it.
		return (await replay(tx, request)) ?? refuse('cart_empty', EMPTY)
	}
	const lines = await priced(tx, wanted)
	if (!lines.ok) return lines
	const installerId = await installerFor(tx, store.policy, input.shipping.zipCode)
	const order = await insertOrder(tx, actor, input, request, lines.value, installerId, at)
	if (!order) return (await replay(tx, request)) ?? refuse('conflict', 'Please try again.')
	const parts = await partsOfKits(
		tx,
		lines.value.map(({ product }) => product),
	)
	const taken = await takeLines(tx, lines.value, parts, { orderId: order.id, actor, at })
	if (!taken.ok) return taken
	await insertLines(tx, order.id, lines.value)
	await keepParts(tx, order.id, lines.value, parts)
	await insertWords(tx, order.id, input.shipping, at)
	await recordPlaced(tx, actor, order.id, input.shipping.fullName, installerId, at)
	await warnOfLowStock(tx, await lowBy(tx, store.catalogue, taken.value), at)
	if (cartId) await emptyOrdered(tx, cartId, order.id, at)
	await touch(
		tx,
		taken.value.map(({ id }) => id),
		at,
	)
	return ok(order)
}

/** The lines with their products as the database has them now. */
async function priced(tx: Tx, wanted: { productId: string; quantity: number }[]) {
	const known = await productsIn(
		tx,
		wanted.map(({ productId }) => productId),
	)
	const lines: PricedLine[] = []
	for (const { productId, quantity } of wanted) {
		const product = known.get(productId)
		if (!product || product.archived)
			return refuse('not_found', 'A product of this order is no longer sold.', {
				facts: { productId },
			})
		const { category } = product
		lines.push({ product, category, price: fromRupees(product.price) ?? zero, quantity })
	}
	return ok(lines)
}

type PricedLine = Line & Parameters<typeof lineMoney>[0]

async function insertOrder(
	tx: Tx,
	actor: Actor,
	{ shipping }: NewOrder,
	{ scope, key, hash }: Request,
	lines: PricedLine[],
	installerId: UserId | null,
	at: number,
): Promise<Placed | null> {
	const { total, tax } = orderMoney(lines)
	const row = await tx
		.insertInto('orders')
		.values({
			id: newOrderId(),
			user_id: isSignedIn(actor) ? actor.id : null,
			status: 'pending',
			full_name: shipping.fullName,
			contact_number: shipping.contactNumber,
			email: shipping.email ?? null,
			street: shipping.street,
			city: shipping.city,
			zip_code: shipping.zipCode,
			zip_prefix: shipping.zipCode.slice(0, 3),
			country: shipping.country,
			total_paise: total,
			tax_paise: tax,
			installer_id: installerId,
			tracking_key: newSecret(),
			idempotency_scope: scope,
			idempotency_key: key,
			request_hash: hash,
			created_at: at,
			updated_at: at,
		})
		.onConflict((conflict) =>
			conflict.columns(['idempotency_scope', 'idempotency_key']).doNothing(),
		)
		.returning(['id', 'tracking_key'])
		.executeTakeFirst()
	return row ? { id: row.id, trackingKey: row.tracking_key } : null
}

async function insertLines(tx: Tx, orderId: OrderId, lines: PricedLine[]) {
	await tx
		.insertInto('order_lines')
		.values(
			lines.map((line, index) => {
				const money = lineMoney(line)
				return {
					order_id: orderId,
					line: index + 1,
					product_id: line.product.id,
					name: line.product.name,
					price_paise: line.price,
					tax_rate_pct: money.taxRatePct,
					tax_paise: money.tax,
					quantity: line.quantity,
				}
			}),
		)
		.execute()
}

async function insertWords(tx: Tx, orderId: OrderId, shipping: Shipping, at: number) {
	const words = wordsOf({ id: orderId, ...shipping })
	await tx
		.insertInto('order_words')
		.values(words.map((word) => ({ word, order_id: orderId, created_at: at })))
		.execute()
}

async function recordPlaced(
	tx: Tx,
	actor: Actor,
	orderId: OrderId,
	fullName: string,
	installerId: UserId | null,
	at: number,
) {
	await tx
		.insertInto('order_events')
		.values({
			id: newId(),
			order_id: orderId,
			action: 'place',
			status: 'pending',
			actor_id: isSignedIn(actor) ? actor.id : null,
			actor_name: fullName,
			actor_role: 'Buyer',
			note: null,
			created_at: at,
		})
		.execute()
	const message = `New order from ${fullName}`
	const about = { message, orderId, at }
	await notify(tx, [
		{
			to: installerId ? { userId: installerId } : { role: 'Installer' },
			type: 'order',
			link: '/installer/orders',
			...about,
		},
		{ to: { role: 'Admin' }, type: 'info', link: `/admin/orders/${orderId}`, ...about },
	])
}

async function warnOfLowStock(tx: Tx, low: { name: string; stock: number }[], at: number) {
	if (low.length === 0) return
	await notify(
		tx,
		low.map(({ name, stock }) => ({
			to: { role: 'Admin' },
			type: 'warning',
			message: `${name} is low in stock (${stock} left)`,
			link: '/admin/manage-stocks',
			at,
		})),
	)
}
