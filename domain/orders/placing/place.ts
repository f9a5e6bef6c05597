import { createHash } from 'node:crypto'
import type { Tx } from '../../../db/database.ts'
import { transact } from '../../../db/transaction.ts'
import { type Actor, isSignedIn, type SignedIn } from '../../../shared/actor.ts'
import { message } from '../../../shared/messages/message.ts'
import type { Paise } from '../../../shared/money.ts'
import { givesLinkAgain, scopeOf } from '../../../shared/requests/request-scope.ts'
import { fail, failField, ok, type Problem, type Result } from '../../../shared/result.ts'
import type { AppContext } from '../../app-context.ts'
import { takeCart } from '../../cart/carts.ts'
import { emptyOrdered } from '../../cart/commands.ts'
import { hasWholeSystem, linesOf } from '../../cart/queries.ts'
import { piecesOf } from '../../catalogue/kits/kits.ts'
import type { Product } from '../../catalogue/schema.ts'
import { bumpCatalogueVersion } from '../../catalogue/stock.ts'
import { dropDraft } from '../../checkout/commands.ts'
import { takeHeldPrice } from '../../checkout/held-prices.ts'
import { expectedSubsidy, goodsOf, type PricedOrder } from '../../checkout/queries.ts'
import { moneyRowsOfOne } from '../../payments/queries.ts'
import { isOpen } from '../../settings/queries.ts'
import { insertBilling } from '../internal/billing/billing.ts'
import { beginConfirmation } from '../internal/confirming/confirmation.ts'
import { mailReceived } from '../internal/mails/received.ts'
import { beginPaying, payingOf } from '../internal/money/paying.ts'
import { mayHold } from '../internal/origins/open-orders.ts'
import { overLimit } from '../internal/placing/caps.ts'
import { netCostColumns } from '../internal/placing/net-cost-columns.ts'
import type { PlacedOrderWithMessages } from '../internal/placing/placed-order.ts'
import { priceOrder, takeCodeOf } from '../internal/placing/price-order.ts'
import {
	insertCharges,
	insertLines,
	insertOrder,
	type Placed,
	type Request,
	recordPlaced,
	replay,
} from '../internal/placing/record.ts'
import { waitingOf } from '../internal/placing/waiting.ts'
import { notifyNewOrder } from '../internal/routing/new-order.ts'
import { sendDay } from '../internal/send-day.ts'
import { warnOfLowStock } from '../internal/stock/low-stock.ts'
import { enoughOf, keepParts, takeLines, wantedOf } from '../internal/stock/stock-reservation.ts'
import { insertTaxParts } from '../internal/taxes.ts'
import { SHORT_WAIT_MS } from '../limits.ts'
import { addBuyerTerms } from '../listing/buyer-terms.ts'
import { nextPaymentOf } from '../money/next-payment.ts'
import { openAttempt } from '../money/online-payment.ts'
import { insertOrigins } from '../origins/origins.ts'
import { findOrder, NOT_FOUND, ordersOf } from '../queries.ts'
import type { NewOrder } from '../schema.ts'
import { priceChange } from './agreed-price.ts'
import { settledAddresses } from './settled-addresses.ts'

const EMPTY = message('orders.cart_empty')
/** Fields that a demo, which sells nothing, refuses; it ignores how an order would be paid. */
const CHOSEN = ['quote', 'fulfilment', 'schedule', 'code', 'heldPrice'] as const
const NO_FULFILMENT = message('orders.fulfilment_required')
const NO_TOTAL = message('orders.expected_total_required')
const NOT_AGREED = message('orders.agreement_required')

interface Asked {
	/** Makes the request repeatable. */
	key: string
	/** The buyer's address on the network; null where somebody else places the order for them. */
	address: string | null
	/** The key of the buyer's device; null where devices are not counted. */
	device: string | null
	/** The admin who places it for the buyer. */
	by?: SignedIn
}

/**
 * Places an order in one transaction: stock taken, order, lines, history and notifications, and the cart emptied where
 * it is the cart that is ordered. The same key and input again gives the same order; after an hour a visitor gets it
 * without its tracking key.
 * @returns shop_closed while it is not set up; out_of_stock naming the product; cart_empty; key_reused when the key
 * came with other input; price_changed where it costs another total than the buyer saw; over_limit; invalid by field
 * where the store asks for the agreed price and it is missing, where a product has no price, or where the store does
 * not deliver to the address
 */
export async function placeOrder(
	ctx: AppContext,
	actor: Actor,
	{ key, address, device, by }: Asked,
	input: NewOrder,
): Promise<Result<PlacedOrderWithMessages>> {
	const missing = ctx.policy.asksWhatIsAgreed ? whatIsMissing(input) : null
	if (missing) return fail('invalid', NOT_AGREED, { fields: missing })
	const hash = createHash('sha256').update(JSON.stringify(input)).digest('base64url')
	const caller = by ?? actor
	const request = { scope: scopeOf(caller), key, hash, address, device, caller }
	// Before the transaction, which SQLite's one connection is then for.
	const gstin = input.billing?.gstin ?? null
	const expected = { items: input.items ?? null, gstin, at: ctx.now() }
	const subsidy = await expectedSubsidy(ctx, actor, expected)
	const attempted = await transact(ctx.db, async (tx) => {
		const known = await replay(tx, request)
		return known ?? place(ctx, tx, actor, input, { ...request, subsidy })
	})
	// Another one with this key may have emptied the cart, or used up the code, that this one then was refused for.
	const placed = attempted.ok ? attempted : ((await replay(ctx.db, request)) ?? attempted)
	if (!placed.ok) {
		// The buyer is to see the new sums of the database.
		if (placed.problem.code === 'price_changed') await ctx.catalogue.refresh()
		return placed
	}
	await ctx.catalogue.refresh()
	const { id, trackingKey, at } = placed.value
	await openAttempt(ctx, id, SHORT_WAIT_MS)
	const row = await findOrder(ctx.db, id)
	const money = await moneyRowsOfOne(ctx.db, id)
	const known = new Map([[id, money]])
	const [order] = row ? await ordersOf(ctx, caller, [row], trackingKey, known) : []
	if (!row || !order) return fail('not_found', NOT_FOUND)
	const hidden = { trackingKey: null, allowedActions: [], may: [] }
	return ok({
		...order,
		payment: nextPaymentOf(ctx, row, money),
		...(!givesLinkAgain(caller, at, ctx.now()) && hidden),
	})
}

async function place(
	ctx: AppContext,
	tx: Tx,
	actor: Actor,
	input: NewOrder,
	request: Request & Omit<Asked, 'key' | 'by'> & { subsidy: Paise; caller: Actor },
): Promise<Result<Placed>> {
	if (!isOpen(ctx)) return fail('shop_closed', message('settings.shop_closed'))
	if (!ctx.policy.takesPayment && CHOSEN.some((name) => input[name] !== undefined))
		return fail('invalid', message('checkout.no_choices_in_demo'))
	const settled = settledAddresses(ctx, input)
	if (!settled.ok) return settled
	const { shipping, billing } = settled.value
	const at = ctx.now()
	const { caller } = request
	const isForBuyer = caller !== actor
	const cartId = input.items ? null : await takeCart(tx, actor, at)
	const wanted = input.items ?? (cartId ? await linesOf(tx, cartId) : [])
	if (wanted.length === 0) return fail('cart_empty', EMPTY)
	const known = await goodsOf(tx, wanted, at)
	if (!known.ok) return known
	const goods = known.value
	const isSystem = cartId !== null && (await hasWholeSystem(tx, cartId, wanted))
	const selling = { goods, isSystem, shipping, billing, at }
	const sold = await priceOrder(ctx, tx, input, selling)
	if (!sold.ok) return sold
	const sale = sold.value
	const { lines, held: price } = sale
	const { parts } = goods
	const problem = notAsAgreed(ctx, caller, input, sale, parts)
	if (problem) return { ok: false, problem }
	const { zipCode, fullName } = shipping
	const { fulfilment } = sale
	const paid = payingOf(ctx, sale, at)
	if (!paid.ok) return paid
	const waiting = await waitingOf(ctx, tx, actor, {
		shipping,
		address: request.address,
		device: request.device,
		isConfirmed: isForBuyer,
		paying: paid.value,
		total: sale.total,
		at,
	})
	if (!waiting.ok) return waiting
	const enough = enoughOf(lines, parts)
	if (!enough.ok) return enough
	const { paying, isUnconfirmed, origins } = waiting.value
	const isReleased = paying.reservedUntil === null
	const prefix = ctx.settings.current().shop.orderPrefix
	const sendBy = isReleased ? await sendDay(ctx, tx, { fulfilment, zip_code: zipCode }, at) : null
	const net = await netCostColumns(ctx, tx, price?.subsidy ?? request.subsidy, { sale, goods, at })
	const placed = { sale, paying, prefix, sendBy, net, at }
	const order = await insertOrder(tx, actor, shipping, request, placed)
	if (!order) return fail('conflict', message('orders.try_again'))
	if (price && !(await takeHeldPrice(tx, price.key, order.id)))
		return failField('heldPrice', message('checkout.held_price_ordered'))
	await insertOrigins(tx, order.id, origins)
	await insertBilling(tx, order.id, billing, sale)
	await insertLines(tx, order.id, lines)
	await insertCharges(tx, order.id, sale.charges)
	await insertTaxParts(tx, order.id, sale.taxes ?? [])
	await keepParts(tx, order.id, lines, parts)
	await addBuyerTerms(tx, { id: order.id, ...shipping, at }, billing)
	await recordPlaced(tx, caller, order.id, { fullName, paying, isForBuyer, at })
	if (isUnconfirmed) await beginConfirmation(ctx, tx, order.id, at)
	const begun = await beginPaying(ctx, tx, order.id, paying, at)
	// A store that takes no money sends no mails.
	if (begun) await mailReceived(ctx, tx, begun, sale)
	if (cartId) await dropDraft(tx, cartId)
	if (cartId) await emptyOrdered(tx, cartId, order.id, at)
	// Everybody who wants the same code or product waits from here to the commit.
	const used = await takeCodeOf(tx, order.id, input, sale, at)
	if (!used.ok) return used
	const taken = await takeLines(tx, lines, { orderId: order.id, actor: caller, at })
	if (!taken.ok) return taken
	const held = await mayHold(ctx, tx, actor, { paying, taken: taken.value, lines })
	if (!held.ok) return held
	const open = { id: order.id, full_name: fullName, zip_code: zipCode, fulfilment }
	if (isReleased) await notifyNewOrder(ctx, tx, open, at)
	await warnOfLowStock(tx, ctx.catalogue, taken.value, at)
	await bumpCatalogueVersion(tx, taken.value, at)
	return ok(order)
}

/** The fields that an order lacks to say what its buyer has agreed to; null where it lacks none. */
function whatIsMissing({ quote, fulfilment, expectedTotal }: NewOrder) {
	if (quote !== undefined) return null
	const missing = {
		...(fulfilment === undefined && { fulfilment: NO_FULFILMENT }),
		...(expectedTotal === undefined && { expectedTotal: NO_TOTAL }),
	}
	return Object.keys(missing).length > 0 ? missing : null
}

/**
 * Refuses an order its buyer did not agree to at this price, or may not place at once: by the prices about to be
 * written.
 */
function notAsAgreed(
	{ policy, catalogue }: AppContext,
	actor: Actor,
	input: NewOrder,
	sale: PricedOrder,
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
