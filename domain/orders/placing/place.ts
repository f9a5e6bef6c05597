import { createHash } from 'node:crypto'
import type { Tx } from '../../../db/database.ts'
import { transact } from '../../../db/transaction.ts'
import { type Actor, isSignedIn } from '../../../shared/actor.ts'
import type { OrderId } from '../../../shared/ids.ts'
import { message } from '../../../shared/messages/message.ts'
import { scopeOf } from '../../../shared/requests/request-scope.ts'
import { ok, type Problem, type Result, refuse } from '../../../shared/result.ts'
import { takeCart } from '../../cart/carts.ts'
import { emptyOrdered } from '../../cart/commands.ts'
import { linesOf } from '../../cart/queries.ts'
import { piecesOf } from '../../catalogue/kits/kits.ts'
import type { Product } from '../../catalogue/schema.ts'
import { bumpCatalogueVersion } from '../../catalogue/stock.ts'
import { dropDraft } from '../../checkout/commands.ts'
import { goodsOf, type Sale } from '../../checkout/queries.ts'
import { moneyRowsOfOne } from '../../payments/queries.ts'
import { isOpen } from '../../settings/queries.ts'
import type { Store } from '../../store.ts'
import { insertBilling } from '../billing/billing.ts'
import { mailReceived } from '../mails/received.ts'
import { announce } from '../money/announce.ts'
import { nextPaymentOf } from '../money/next-payment.ts'
import { openAttempt } from '../money/open-attempt.ts'
import { beginPaying, payingOf } from '../money/paying.ts'
import type { UnwordedPlacedOrder } from '../money/placed-order.ts'
import { findOrder, getOrder } from '../queries.ts'
import type { NewOrder } from '../schema.ts'
import { warnOfLowStock } from '../stock/low-stock.ts'
import { keepParts, takeLines, wantedOf } from '../stock/stock-reservation.ts'
import { insertTaxParts } from '../taxes.ts'
import { priceChange } from './agreed-price.ts'
import { overLimit } from './caps.ts'
import {
	insertCharges,
	insertLines,
	insertOrder,
	insertSearchTerms,
	type Placed,
	type Request,
	recordPlaced,
	replay,
} from './record.ts'
import { settledAddresses } from './settled-addresses.ts'
import { soldAs, takeCodeOf } from './sold-as.ts'

const EMPTY = message('orders.cart_empty')
/** What a demo, which sells nothing, is not told; how an order would be paid it ignores. */
const CHOSEN = ['quote', 'fulfilment', 'schedule', 'code'] as const
const NO_TOTAL = message('orders.expected_total_required')

/**
 * Places an order in one transaction: stock taken, order, lines, history and notifications, and the
 * cart emptied where it is the cart that is ordered. The same key and input again gives the same order.
 * @returns shop_closed while it is not set up; out_of_stock naming the product; cart_empty; key_reused when the key came with other input;
 *   price_changed where it costs another total than the buyer saw; over_limit; invalid where the store
 *   asks for that total and there is none, or where it cannot be sent to
 */
export async function placeOrder(
	store: Store,
	actor: Actor,
	key: string,
	input: NewOrder,
): Promise<Result<UnwordedPlacedOrder>> {
	const isAgreed = input.expectedTotal !== undefined || input.quote !== undefined
	if (store.policy.asksExpectedTotal && !isAgreed)
		return refuse('invalid', NO_TOTAL, { fields: { expectedTotal: NO_TOTAL } })
	const hash = createHash('sha256').update(JSON.stringify(input)).digest('base64url')
	const request = { scope: scopeOf(actor), key, hash }
	const attempted = await transact(store.db, async (tx) => {
		const known = await replay(tx, request)
		return known ?? place(store, tx, actor, input, request)
	})
	// Another one with this key may have emptied the cart, or used up the code, that this one then was refused for.
	const placed = attempted.ok ? attempted : ((await replay(store.db, request)) ?? attempted)
	if (!placed.ok) {
		// Whoever looks at the new sums is to see those the database has.
		if (placed.problem.code === 'price_changed') await store.catalogue.refresh()
		return placed
	}
	await store.catalogue.refresh()
	const { id, trackingKey } = placed.value
	await openAttempt(store, id)
	const order = await getOrder(store, actor, id, trackingKey)
	return order.ok ? ok({ ...order.value, payment: await whatIsNext(store, id) }) : order
}

async function whatIsNext(store: Store, id: OrderId) {
	const row = await findOrder(store.db, id)
	return row ? nextPaymentOf(store, row, await moneyRowsOfOne(store.db, id)) : null
}

async function place(
	store: Store,
	tx: Tx,
	actor: Actor,
	input: NewOrder,
	request: Request,
): Promise<Result<Placed>> {
	if (!isOpen(store)) return refuse('shop_closed', message('settings.shop_closed'))
	if (!store.policy.takesPayment && CHOSEN.some((name) => input[name] !== undefined))
		return refuse('invalid', message('checkout.no_choices_in_demo'))
	const settled = settledAddresses(store.policy, input)
	if (!settled.ok) return settled
	const { shipping, billing } = settled.value
	const at = store.now()
	const cartId = input.items ? null : await takeCart(tx, actor, at)
	const wanted = input.items ?? (cartId ? await linesOf(tx, cartId) : [])
	if (wanted.length === 0) return refuse('cart_empty', EMPTY)
	const goods = await goodsOf(tx, wanted, at)
	if (!goods.ok) return goods
	const sold = await soldAs(store, tx, input, { goods: goods.value, shipping, billing, at })
	if (!sold.ok) return sold
	const sale = sold.value
	const { lines } = sale
	const { parts } = goods.value
	const problem = notAsAgreed(store, actor, input, sale, parts)
	if (problem) return { ok: false, problem }
	const { zipCode, fullName } = shipping
	const { fulfilment } = sale
	const paid = payingOf(store, {
		way: input.payment,
		total: sale.total,
		...agreedParts(input, sale),
		at,
	})
	if (!paid.ok) return paid
	const paying = paid.value
	const isReleased = paying.reservedUntil === null
	const placed = { sale, paying, at }
	const order = await insertOrder(tx, actor, shipping, request, placed)
	if (!order) return refuse('conflict', message('orders.try_again'))
	const used = await takeCodeOf(tx, order.id, input, sale, at)
	if (!used.ok) return used
	const taken = await takeLines(tx, lines, parts, { orderId: order.id, actor, at })
	if (!taken.ok) return taken
	await insertBilling(tx, order.id, billing)
	await insertLines(tx, order.id, lines)
	await insertCharges(tx, order.id, sale.charges)
	await insertTaxParts(tx, order.id, sale.taxes ?? [])
	await keepParts(tx, order.id, lines, parts)
	await insertSearchTerms(tx, order.id, shipping, at)
	await recordPlaced(tx, actor, order.id, { fullName, paying, at })
	const open = { id: order.id, full_name: fullName, zip_code: zipCode, fulfilment }
	if (isReleased) await announce(store, tx, open, at)
	await beginPaying(store, tx, order.id, paying, at)
	await warnOfLowStock(tx, store.catalogue, taken.value, at)
	await mailReceived(store, tx, order.id, lines)
	if (cartId) await dropDraft(tx, cartId)
	if (cartId) await emptyOrdered(tx, cartId, order.id, at)
	await bumpCatalogueVersion(tx, taken.value, at)
	return ok(order)
}

/** When which part is due, as it was quoted; nothing where the buyer did not say how they pay. */
const agreedParts = ({ payment, schedule }: NewOrder, sale: Sale) =>
	(payment ?? schedule) === undefined
		? {}
		: { schedule: sale.schedule.map((row, index) => ({ n: index + 1, ...row })) }

/** What the buyer did not agree to, or may not order at once: by the very prices that are about to be written. */
function notAsAgreed(
	{ policy, catalogue }: Store,
	actor: Actor,
	input: NewOrder,
	sale: Sale,
	parts: Map<string, Product>,
): Problem | null {
	const { lines } = sale
	const ordered = new Map(lines.map(({ product }) => [product.id as string, product]))
	const known = (id: string) => parts.get(id) ?? ordered.get(id)
	const nameOf = (id: string) => known(id)?.name ?? catalogue.anyById(id)?.name ?? id
	const changed = priceChange(sale, input, nameOf)
	if (changed || !policy.orderCaps) return changed
	return overLimit(
		{
			lines: lines.map(wantedOf),
			total: sale.total,
			isVisitor: !isSignedIn(actor),
			stockOf: (id) => piecesOf(known(id)),
			nameOf,
		},
		policy.orderCaps,
	)
}
