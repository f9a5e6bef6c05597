import type { Database } from '../../../db/database.ts'
import type { State } from '../../../shared/addresses/states.ts'
import { dayAt } from '../../../shared/calendar.ts'
import { stateOfGstin } from '../../../shared/gstin.ts'
import { type Message, message } from '../../../shared/messages/message.ts'
import { recorded } from '../../../shared/messages/record.ts'
import { fromRupees, sum, times, zero } from '../../../shared/money.ts'
import { failField, ok, type Result } from '../../../shared/result.ts'
import type { AppContext } from '../../app-context.ts'
import { discountBy } from '../../codes/queries.ts'
import type { PaymentProvider } from '../../payments/schema.ts'
import { usualWay } from '../../payments/ways.ts'
import { undertakingOn } from '../../settings/rules.ts'
import { knownState } from '../../tax/rules.ts'
import type { HeldPrice } from '../held-prices.ts'
import { type CalculatedSale, calculateSale, type SaleCharge, totalOf } from '../rules.ts'
import type { Fulfilment, ScheduleChoice } from '../schema.ts'
import { type CartContents, ratesOf, type SoldLine } from './cart-contents.ts'
import {
	type FulfilmentOffer,
	type FulfilmentOffers,
	fulfilmentsOf,
	usualFulfilment,
} from './fulfilments.ts'
import { atHeldPrices, heldPriceFor, offersHeld } from './held-goods.ts'
import { noWayTakes, paymentWaysFor, schedulesPaid, whyNotPaidSo } from './payment-ways.ts'
import { quoteHash } from './quote-hash.ts'
import { schedulesFor } from './schedule-rules.ts'
import { lessTaxWithin, offersLessTax } from './untaxed-price-rules.ts'

export interface SaleInput {
	goods: CartContents
	/** Null where nobody has chosen yet: they come in the usual way then. */
	fulfilment: Fulfilment | null
	/** Whether the buyer's cart has a plan's system, whole. */
	isSystem: boolean
	/** Where the goods go. */
	address: { zipCode: string; state: string | null }
	/** Of the buyer; null without one. */
	gstin: string | null
	/** Whether they go to a unit or developer in a Special Economic Zone. */
	toSez: boolean
	code: string | null
	/** Null where nobody has chosen yet: it is paid at once, or in parts where no way takes so much at once. */
	schedule: ScheduleChoice | null
	/** Null where nobody has chosen yet: it is sold by the usual way then. */
	payment: PaymentProvider | null
	/** The key of a price that holds for these goods. */
	heldPrice?: string | undefined
}

/** The lines of a sale, its fulfilment, prices, taxes and schedule of payments. */
export interface PricedOrder extends CalculatedSale<SoldLine> {
	/** Of all agreed terms. */
	hash: string
	/** The price that holds for its goods; null where they are at their prices of now. */
	held: HeldPrice | null
	/** Its prices with the tax within them, as a price is held. */
	listed: Pick<HeldPrice, 'items' | 'charge' | 'rates'>
	/** Why it cannot be ordered online as it is; null where it can. */
	unpriced: Message | null
	/** Null in a store that charges nothing beside the goods. */
	offers: FulfilmentOffer[] | null
	/** Why goods are not installed there that could be; null where they are, and of goods that nobody installs. */
	whyNotInstalled: Message | null
	/** Null where nobody chose and the shop has no usual way for it, and in a store that takes no money. */
	payment: PaymentProvider | null
	payments: PaymentProvider[]
	/** Why no way takes its total; null where one does, and in a store that takes no money. */
	whyNotPayable: Message | null
	schedules: ScheduleChoice[]
}

/** Why a schedule is not offered, where the other one is. */
const NOT_SO: Record<ScheduleChoice, Message> = {
	full: message('checkout.not_in_this_schedule'),
	milestones: message('checkout.not_in_parts'),
}

/**
 * Calculates a sale from the data of a database, or a transaction: for a quote, and for placing an order.
 * @param at epoch milliseconds
 * @returns invalid, by field, where the shop does not install the goods there, the code takes nothing off, the held
 * price is over, ordered or of other goods, or the shop does not take that way or schedule of payment
 */
export async function saleOf(
	ctx: AppContext,
	db: Database,
	input: SaleInput,
	at: number,
): Promise<Result<PricedOrder>> {
	const { payment } = input
	const price = await heldPriceFor(db, input.heldPrice, input.goods.lines, at)
	if (!price.ok) return price
	const held = price.value
	const goods = atHeldPrices(input.goods, held)
	const coming = await waysToCome(ctx, db, { ...input, goods }, held, at)
	if (!coming.ok) return coming
	const { fulfilment, offers = null, whyNotInstalled = null } = coming.value
	const settings = ctx.settings.current().payment
	const inParts = schedulesFor(fulfilment, settings)
	if (input.schedule && !inParts.includes(input.schedule))
		return failField('schedule', message('checkout.no_milestones'))
	const goodsPrice = sum(goods.lines.map((line) => times(line.price, line.quantity)))
	const discount = input.code ? await discountBy(db, input.code, goodsPrice, dayAt(at)) : null
	if (discount && !discount.ok) return discount
	const chosen = offers?.find((offer) => offer.fulfilment === fulfilment)
	// A demo has installers for everything.
	const ordered = fulfilment ?? 'installation'
	const fee = fromRupees(settings.codFeeRupees) ?? zero
	const taxed = taxedBy(ctx, input, fulfilment, at)
	const priced = lessTaxWithin(
		{
			lines: goods.lines,
			charges: [...chargeOf(chosen), ...feeOf(fee)],
			discount: discount && { code: discount.value.code, amount: discount.value.discount },
		},
		taxed,
	)
	const beside = priced.charges.filter(({ kind }) => kind !== 'cod-fee')
	const total = totalOf({ ...priced, charges: beside })
	const shop = { settings: ctx.settings.current(), online: ctx.online }
	const sums = { total, withFee: totalOf(priced), shares: settings }
	const schedules = ctx.policy.takesPayment ? schedulesPaid(shop, sums, inParts) : inParts
	const schedule = input.schedule ?? schedules[0] ?? 'full'
	if (!schedules.includes(schedule)) return failField('schedule', NOT_SO[schedule])
	const sale = calculateSale({
		lines: priced.lines,
		charges: payment === 'cod' ? priced.charges : beside,
		fulfilment: ordered,
		payment,
		schedule,
		shares: settings,
		discount: priced.discount,
		taxed,
	})
	const payments = paymentWaysFor(shop, sums, schedule)
	const whyNotPaid = payment && whyNotPaidSo(shop, sums, { way: payment, schedule })
	if (whyNotPaid) return failField('payment', whyNotPaid)
	const way = payment ?? (ctx.policy.takesPayment ? usualWay(payments) : null)
	const unpriced = chosen && chosen.cost === null ? chosen.says : null
	return ok({
		...sale,
		hash: quoteHash(sale),
		held,
		listed: {
			items: goods.lines.map(({ productId, quantity, price }) => ({ productId, quantity, price })),
			charge: sum(chargeOf(chosen).map(({ gross }) => gross)),
			rates: ratesOf(goods.lines),
		},
		unpriced,
		offers: offers && offersLessTax(offers, goods.lines, taxed),
		whyNotInstalled,
		payment: way,
		payments,
		whyNotPayable:
			ctx.policy.takesPayment && payments.length === 0 ? noWayTakes(shop, total) : null,
		schedules,
	})
}

/** How the goods can come, and how they do: as is chosen, or in the usual way; null in a store that charges nothing. */
async function waysToCome(
	ctx: AppContext,
	db: Database,
	{ goods, fulfilment, isSystem, address }: SaleInput,
	held: HeldPrice | null,
	at: number,
): Promise<Result<Partial<FulfilmentOffers> & { fulfilment: Fulfilment | null }>> {
	if (!ctx.policy.takesPayment) return ok({ fulfilment: null })
	const to = { pin: address.zipCode, state: knownState(address.state), at }
	const found = await fulfilmentsOf(ctx, db, goods, to)
	const ways = { ...found, offers: offersHeld(found.offers, held, address.zipCode) }
	const isOffered = (way: Fulfilment) => ways.offers.some((offer) => offer.fulfilment === way)
	const usual =
		held && isOffered(held.fulfilment)
			? held.fulfilment
			: usualFulfilment(ways.offers, goods, isSystem)
	const chosen = fulfilment ?? usual
	if (!isOffered(chosen))
		return failField('fulfilment', ways.whyNotInstalled ?? message('checkout.no_installation'))
	return ok({ ...ways, fulfilment: chosen })
}

function chargeOf(offer: FulfilmentOffer | undefined): SaleCharge[] {
	if (!offer || offer.cost === null) return []
	const { fulfilment: kind, cost: gross } = offer
	return [{ kind, name: recorded(message(`checkout.charge_${kind}`)), gross }]
}

const feeOf = (gross: SaleCharge['gross']): SaleCharge[] =>
	gross > 0 ? [{ kind: 'cod-fee', name: recorded(message('checkout.charge_cod_fee')), gross }] : []

/**
 * How it is taxed; null where the store keeps no parts of the tax, or a state is not known. The place of supply is
 * where goods are installed; of goods that are only sent, the state of the buyer's GSTIN, or else that they go to.
 */
function taxedBy(
	{ policy, settings }: AppContext,
	{ goods, address, gstin, toSez }: SaleInput,
	fulfilment: Fulfilment | null,
	at: number,
) {
	const sellerState = knownState(settings.current().tax.state)
	const registered = fulfilment === 'delivery' && gstin ? stateOfGstin(gstin) : undefined
	const placeOfSupply: State | null = registered ?? knownState(address.state)
	if (!policy.tellsTax || !sellerState || !placeOfSupply) return null
	const { installed, installation } = goods.tax
	const installedByShop = fulfilment === 'installation'
	const withoutTax = toSez && undertakingOn(settings.current(), dayAt(at)) !== null
	return { sellerState, placeOfSupply, toSez, withoutTax, installedByShop, installed, installation }
}
