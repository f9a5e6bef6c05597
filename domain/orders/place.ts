import { createHash } from 'node:crypto'
import { type Tx, transact } from '../../db/transaction.ts'
import { emptyOrdered, takeCart } from '../cart/commands.ts'
import { linesOf } from '../cart/queries.ts'
import { piecesOf } from '../catalogue/kits.ts'
import { productsIn } from '../catalogue/queries.ts'
import type { Product } from '../catalogue/schema.ts'
import { touch } from '../catalogue/stock.ts'
import { goodsTaxOn } from '../facts/queries.ts'
import { notify } from '../notifications/commands.ts'
import { type Actor, isSignedIn } from '../shared/actor.ts'
import { dayAt } from '../shared/calendar.ts'
import { newId, newOrderId, newSecret, type OrderId, type UserId } from '../shared/ids.ts'
import { fromRupees, zero } from '../shared/money.ts'
import type { StorePolicy } from '../shared/policy.ts'
import { ok, type Problem, type Result, refuse } from '../shared/result.ts'
import type { Store } from '../store.ts'
import { priceChange } from './agreed-price.ts'
import { overLimit } from './caps.ts'
import { nameBeforeAcceptance } from './policy.ts'
import { getOrder } from './queries.ts'
import { installerFor } from './routing.ts'
import { lineMoney, orderMoney, wordsOf } from './rules.ts'
import type { NewOrder, Order, Shipping } from './schema.ts'
import { keepParts, type Line, lowBy, partsOfKits, takeLines, wantedOf } from './taking.ts'

const KEY_REUSED = 'This Idempotency-Key was used for another order. Use a new one.'
const EMPTY = 'Your cart is empty.'
const NO_TOTAL = 'Send expectedTotal: the total the buyer saw, in rupees.'

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
 * @returns out_of_stock naming the product; cart_empty; key_reused when the key came with other input;
 *   price_changed where it costs another total than the buyer saw; over_limit; invalid where the store
 *   asks for that total and there is none
 */
export async function placeOrder(
	store: Store,
	actor: Actor,
	key: string,
	input: NewOrder,
): Promise<Result<Order>> {
	if (store.policy.asksExpectedTotal && input.expectedTotal === undefined)
		return refuse('invalid', NO_TOTAL, { fields: { expectedTotal: NO_TOTAL } })
	const hash = createHash('sha256').update(JSON.stringify(input)).digest('base64url')
	const request = { scope: scopeOf(actor), key, hash }
	const placed = await transact(store.db, async (tx) => {
		const known = await replay(tx, request)
		return known ?? place(store, tx, actor, input, request)
	})
	if (!placed.ok) {
		// Whoever looks at the new sums is to see those the database has.
		if (placed.problem.code === 'price_changed') await store.catalogue.refresh()
		return placed
	}
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
	const lines = await priced(tx, wanted, at)
	if (!lines.ok) return lines
	const parts = await partsOfKits(
		tx,
		lines.value.map(({ product }) => product),
	)
	const problem = notAsAgreed(store, actor, input, lines.value, parts)
	if (problem) return { ok: false, problem }
	const installerId = await installerFor(tx, store.policy, input.shipping.zipCode)
	const order = await insertOrder(tx, actor, input, request, lines.value, installerId, at)
	if (!order) return (await replay(tx, request)) ?? refuse('conflict', 'Please try again.')
	const taken = await takeLines(tx, lines.value, parts, { orderId: order.id, actor, at })
	if (!taken.ok) return taken
	await insertLines(tx, order.id, lines.value)
	await keepParts(tx, order.id, lines.value, parts)
	await insertWords(tx, order.id, input.shipping, at)
	await recordPlaced(tx, store.policy, actor, order.id, input.shipping.fullName, installerId, at)
	await warnOfLowStock(tx, await lowBy(tx, store.catalogue, taken.value), at)
	if (cartId) await emptyOrdered(tx, cartId, order.id, at)
	await touch(
		tx,
		taken.value.map(({ id }) => id),
		at,
	)
	return ok(order)
}

/** What the buyer did not agree to, or may not order at once: by the very prices that are about to be written. */
function notAsAgreed(
	{ policy, catalogue }: Store,
	actor: Actor,
	input: NewOrder,
	lines: PricedLine[],
	parts: Map<string, Product>,
): Problem | null {
	const ordered = new Map(lines.map(({ product }) => [product.id as string, product]))
	const known = (id: string) => parts.get(id) ?? ordered.get(id)
	const nameOf = (id: string) => known(id)?.name ?? catalogue.anyById(id)?.name ?? id
	const changed = priceChange(lines, input, nameOf)
	if (changed || !policy.orderCaps) return changed
	return overLimit(
		{
			lines: lines.map(wantedOf),
			total: orderMoney(lines).total,
			isVisitor: !isSignedIn(actor),
			stockOf: (id) => piecesOf(known(id)),
			nameOf,
		},
		policy.orderCaps,
	)
}

/** The lines with their products as the database has them now, and the tax of the day. */
async function priced(tx: Tx, wanted: { productId: string; quantity: number }[], at: number) {
	const taxRateOf = await goodsTaxOn(tx, dayAt(at))
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
		const price = fromRupees(product.price) ?? zero
		lines.push({ product, price, quantity, taxRatePct: taxRateOf(product.category) })
	}
	return ok(lines)
}

type PricedLine = Line & Parameters<typeof lineMoney>[0]

/** Ids are drawn from 6.6 × 10¹¹; this many taken ones in a row are no accident. */
const ID_ATTEMPTS = 5

/** @returns null when this request has made its order meanwhile. @throws Error when every id drawn is taken */
async function insertOrder(
	tx: Tx,
	actor: Actor,
	{ shipping }: NewOrder,
	request: Request,
	lines: PricedLine[],
	installerId: UserId | null,
	at: number,
): Promise<Placed | null> {
	const { total, tax } = orderMoney(lines)
	const order = {
		user_id: isSignedIn(actor) ? actor.id : null,
		status: 'pending' as const,
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
		idempotency_scope: request.scope,
		idempotency_key: request.key,
		request_hash: request.hash,
		created_at: at,
		updated_at: at,
	}
	for (let attempt = 0; attempt < ID_ATTEMPTS; attempt++) {
		// A violated constraint would end the transaction on PostgreSQL; a skipped row does not.
		const row = await tx
			.insertInto('orders')
			.values({ ...order, id: newOrderId() })
			.onConflict((conflict) => conflict.doNothing())
			.returning(['id', 'tracking_key'])
			.executeTakeFirst()
		if (row) return { id: row.id, trackingKey: row.tracking_key }
		if (await replay(tx, request)) return null
	}
	throw new Error(`No free order id in ${ID_ATTEMPTS} attempts`)
}

async function insertLines(tx: Tx, orderId: OrderId, lines: PricedLine[]) {
	await tx
		.insertInto('order_lines')
		.values(
			lines.map((line, index) => ({
				order_id: orderId,
				line: index + 1,
				product_id: line.product.id,
				name: line.product.name,
				price_paise: line.price,
				tax_rate_bp: Math.round(line.taxRatePct * 100),
				tax_paise: lineMoney(line).tax,
				quantity: line.quantity,
			})),
		)
		.execute()
}

async function insertWords(tx: Tx, orderId: OrderId, shipping: Shipping, at: number) {
	const words = wordsOf({ id: orderId, ...shipping })
	await tx
		.insertInto('order_words')
		.values(words.map((word) => ({ ...word, order_id: orderId, created_at: at })))
		.execute()
}

async function recordPlaced(
	tx: Tx,
	policy: StorePolicy,
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
	const about = { orderId, at }
	const offered = `New order from ${nameBeforeAcceptance(policy, fullName)}`
	await notify(tx, [
		{
			to: installerId ? { userId: installerId } : { role: 'Installer' },
			type: 'order',
			message: offered,
			link: '/installer/orders',
			...about,
		},
		{
			to: { role: 'Admin' },
			type: 'info',
			message: `New order from ${fullName}`,
			link: `/admin/orders/${orderId}`,
			...about,
		},
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
