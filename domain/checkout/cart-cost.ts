import { type Actor, isSignedIn } from '../../shared/actor.ts'
import { inIndia, pinHint } from '../../shared/addresses/address.ts'
import type { Message } from '../../shared/messages/message.ts'
import { fromRupees, type Paise, paise, sum, times, toRupees, zero } from '../../shared/money.ts'
import { failField, ok, type Result } from '../../shared/result.ts'
import type { AppContext } from '../app-context.ts'
import { cartIdOf, linesOf } from '../cart/queries.ts'
import { netCostOf } from '../planner/money/net-cost.ts'
import { knownState } from '../tax/rules.ts'
import { findHeldPrice } from './held-prices.ts'
import { type CartContents, goodsOf } from './internal/cart-contents.ts'
import { draftFields } from './internal/draft.ts'
import { atHeldPrices, heldPriceFor, noteOn } from './internal/held-goods.ts'
import { canBeInstalled } from './internal/installation-offer.ts'
import { expectedSubsidy, installationEstimate } from './internal/net-cost.ts'
import { noWayTakes, paymentWaysFor } from './internal/payment-ways.ts'
import { schedulesFor } from './internal/schedule-rules.ts'
import { capAbove } from './order-caps.ts'
import type { CartCostWithMessages, NetCostQuery } from './schema.ts'

/**
 * What the goods in the caller's cart cost, and what of it comes back; without what the checkout adds for how they come.
 * A price that holds for them counts where the checkout has its key.
 * @returns invalid for a wrong PIN code; not_found where a product is no longer sold
 */
export async function cartCost(
	ctx: AppContext,
	actor: Actor,
	{ pin }: NetCostQuery,
): Promise<Result<CartCostWithMessages>> {
	const unknown = pin ? pinHint(pin) : null
	if (unknown) return failField('pin', unknown)
	const at = ctx.now()
	const cartId = await cartIdOf(ctx.db, actor)
	const known = await goodsOf(ctx.db, cartId ? await linesOf(ctx.db, cartId) : [], at)
	if (!known.ok) return known
	const { heldPrice: key } = cartId ? await draftFields(ctx.db, cartId) : {}
	const price = await heldPriceFor(ctx.db, key, known.value.lines, at)
	const held = price.ok ? price.value : null
	const goods = atHeldPrices(known.value, held)
	const total = sum(goods.lines.map((line) => times(line.price, line.quantity)))
	const subsidy =
		held?.subsidy ?? (await expectedSubsidy(ctx, actor, { items: null, gstin: null, at }))
	const { state = null } = pin ? inIndia({ zipCode: pin, state: undefined }) : {}
	const to = { pin: pin ?? null, state: knownState(state), at }
	const installation = subsidy > 0 ? await installationEstimate(ctx, ctx.db, goods, to) : null
	return ok({
		...netCostOf({ total, subsidy, installation }),
		goods: toRupees(total),
		heldPrice: held && {
			until: held.validUntil,
			note: noteOn(held, goods, pin ?? null),
			items: held.items.map(({ productId, price }) => ({ productId, unitPrice: toRupees(price) })),
		},
		whyNotHeld: price.ok || !(await isHeldInPart(ctx, key, goods)) ? null : price.problem.message,
		whyNotPayable: whyNotPayable(ctx, actor, goods, total),
	})
}

/** Whether a price that does not hold for goods is of some of them: of others, their buyer has gone on to these. */
async function isHeldInPart({ db }: AppContext, key: string | undefined, { lines }: CartContents) {
	const held = key ? await findHeldPrice(db, key) : undefined
	return held?.items.some((item) => lines.some(({ productId }) => productId === item.productId))
}

/** Why no order of these goods can be paid, however they come; null where one can, and in a store that takes no money. */
function whyNotPayable(
	{ policy, settings, online }: AppContext,
	actor: Actor,
	goods: CartContents,
	total: Paise,
): Message | null {
	if (!policy.takesPayment || total === 0) return null
	const cap = policy.orderCaps && capAbove(total, !isSignedIn(actor), policy.orderCaps)
	if (cap) return cap.says
	const shop = { settings: settings.current(), online }
	const { payment } = shop.settings
	const fee = fromRupees(payment.codFeeRupees) ?? zero
	const sums = { total, withFee: paise(total + fee), shares: payment }
	const schedules = schedulesFor(canBeInstalled(goods) ? 'installation' : 'delivery', payment)
	const isPaid = schedules.some((schedule) => paymentWaysFor(shop, sums, schedule).length > 0)
	return isPaid ? null : noWayTakes(shop, total)
}
