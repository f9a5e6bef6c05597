import { type Actor, isSignedIn } from '../../shared/actor.ts'
import {
	inIndia,
	pinHint,
	placeNameOfPin,
	refuseMistakes,
	settledInIndia,
	underOf,
} from '../../shared/addresses/address.ts'
import { gstinHint } from '../../shared/gstin.ts'
import { message, type WithMessages } from '../../shared/messages/message.ts'
import { fromRupees, type Paise, toRupees, zero } from '../../shared/money.ts'
import { fail, failField, ok, type Result } from '../../shared/result.ts'
import type { AppContext } from '../app-context.ts'
import { cartIdOf, hasWholeSystem, linesOf } from '../cart/queries.ts'
import { coverageAt } from '../delivery/coverage.ts'
import { takesUpi } from '../payments/ways.ts'
import { netCostOf } from '../planner/money/net-cost.ts'
import { isOpen } from '../settings/queries.ts'
import { isRegistered } from '../settings/rules.ts'
import { byRate, stateTaxName } from '../tax/rules.ts'
import { goodsOf } from './internal/cart-contents.ts'
import { draftFields } from './internal/draft.ts'
import { noteOn } from './internal/held-goods.ts'
import { expectedSubsidy } from './internal/net-cost.ts'
import { type PricedOrder, saleOf } from './internal/priced-order.ts'
import { capAbove } from './order-caps.ts'
import { notIncludedIn, paidBy } from './rules.ts'
import type { Coverage, CoverageQuery, Draft, QuoteRequest, QuoteWithMessages } from './schema.ts'

export { type CartContents, goodsOf, ratesOf, type SoldLine } from './internal/cart-contents.ts'
export { changedSale } from './internal/changed-order.ts'
export { expectedSubsidy, installationEstimate } from './internal/net-cost.ts'
export { type PricedOrder, type SaleInput, saleOf } from './internal/priced-order.ts'

/**
 * The price of an order now, line by line, and how it could be paid; nothing is reserved.
 * @returns shop_closed; cart_empty; not_found where a product is no longer sold; invalid by field
 */
export async function quoteFor(
	ctx: AppContext,
	actor: Actor,
	request: QuoteRequest,
): Promise<Result<QuoteWithMessages>> {
	if (!ctx.policy.takesPayment) return fail('invalid', message('checkout.live_only'))
	if (!isOpen(ctx)) return fail('shop_closed', message('settings.shop_closed'))
	const { billing, fulfilment = null, schedule = null, payment = null, code = null } = request
	const to = settledInIndia(request.address)
	const gstin = billing?.gstin ?? null
	const toSez = billing?.sez === true
	const seller = ctx.settings.current().tax.gstin
	const allowed = refuseMistakes({
		...(!to.ok && underOf(to.problem.fields ?? {}, 'address.')),
		'billing.gstin':
			gstin !== null
				? gstinHint(gstin, billing?.state, seller)
				: toSez
					? message('orders.sez_without_gstin')
					: null,
	})
	if (!allowed.ok) return allowed
	if (!to.ok) return to
	const cartId = request.items ? null : await cartIdOf(ctx.db, actor)
	const wanted = request.items ?? (cartId ? await linesOf(ctx.db, cartId) : [])
	if (wanted.length === 0) return fail('cart_empty', message('orders.cart_empty'))
	const at = ctx.now()
	const known = await goodsOf(ctx.db, wanted, at)
	if (!known.ok) return known
	const { zipCode, state } = to.value
	const address = { zipCode, state }
	const isSystem = cartId !== null && (await hasWholeSystem(ctx.db, cartId, wanted))
	const { heldPrice } = request
	const buyer = { address, gstin, toSez }
	const choices = { ...buyer, fulfilment, isSystem, code, schedule, payment, heldPrice }
	const sale = await saleOf(ctx, ctx.db, { goods: known.value, ...choices }, at)
	if (!sale.ok) return sale
	const { held } = sale.value
	const items = request.items ?? null
	const subsidy = held?.subsidy ?? (await expectedSubsidy(ctx, actor, { items, gstin, at }))
	const holds = held && { until: held.validUntil, note: noteOn(held, known.value, zipCode) }
	return ok(quoteOf(ctx, sale.value, { state, subsidy, holds, isVisitor: !isSignedIn(actor) }))
}

/**
 * Whether the shop installs at a PIN code.
 * @returns invalid in a demo, whose installers see every order
 */
export async function coverageOf(
	ctx: AppContext,
	_actor: Actor,
	{ pin }: CoverageQuery,
): Promise<Result<WithMessages<Coverage, 'message'>>> {
	if (!ctx.policy.takesPayment) return fail('invalid', message('checkout.live_only'))
	const unknown = pinHint(pin)
	if (unknown) return failField('pin', unknown)
	const { zipCode, state } = inIndia({ zipCode: pin, state: undefined })
	const coverage = await coverageAt(ctx, ctx.db, { pin: zipCode, state, at: ctx.now() })
	const place = placeNameOfPin(zipCode)
	if (!coverage.isCovered) {
		const { why, isElsewhere } = coverage
		const says = isElsewhere ? message('checkout.no_installer_yet', { pin: zipCode }) : why
		return ok({
			pin: zipCode,
			place,
			installs: false,
			isElsewhere,
			installers: null,
			message: says,
		})
	}
	const { installers } = coverage
	const says = message('checkout.installers_near', { pin: zipCode, installers })
	return ok({
		pin: zipCode,
		place,
		installs: true,
		isElsewhere: true,
		installers,
		message: says,
	})
}

/** What the caller has typed at the checkout so far. */
export async function draftOf({ db }: AppContext, actor: Actor): Promise<Result<Draft>> {
	const cartId = await cartIdOf(db, actor)
	return ok({ fields: cartId ? await draftFields(db, cartId) : {} })
}

interface Quoted {
	state: string
	subsidy: Paise
	holds: QuoteWithMessages['heldPrice']
	isVisitor: boolean
}

function quoteOf(
	{ settings, policy }: AppContext,
	sale: PricedOrder,
	{ state, subsidy, holds, isVisitor }: Quoted,
): QuoteWithMessages {
	const cap = policy.orderCaps && capAbove(sale.total, isVisitor, policy.orderCaps)
	const place = sale.placeOfSupply
	return {
		hash: sale.unpriced ? null : sale.hash,
		message: sale.unpriced,
		fulfilment: sale.fulfilment,
		lines: sale.lines.map(({ productId, product, quantity, price, gross, discount }) => ({
			productId,
			name: product.name,
			quantity,
			unitPrice: toRupees(price),
			lineTotal: toRupees(gross),
			discount: toRupees(discount),
		})),
		charges: sale.charges.map(({ kind, name, gross }) => ({ kind, name, amount: toRupees(gross) })),
		discounts: sale.discount
			? [{ code: sale.discount.code, amount: toRupees(sale.discount.amount) }]
			: [],
		taxes: byRate(sale.taxes ?? []).map(({ rateBp, taxable, cgst, sgst, igst }) => ({
			ratePct: rateBp / 100,
			taxable: toRupees(taxable),
			cgst: toRupees(cgst),
			sgst: toRupees(sgst),
			igst: toRupees(igst),
		})),
		isTaxed: isRegistered(settings.current()) && !sale.withoutTax,
		whyUntaxed: sale.withoutTax ? message('checkout.without_tax') : null,
		placeOfSupply: place ?? state,
		stateTax: place ? stateTaxName(place) : 'SGST',
		tax: toRupees(sale.tax),
		total: toRupees(sale.total),
		schedule: sale.schedule.map(({ due, amount }) => ({ due, amount: toRupees(amount) })),
		payments: cap ? [] : sale.payments,
		whyNotPayable: cap?.says ?? sale.whyNotPayable,
		takesUpi: takesUpi(settings.current(), sale.schedule[0]?.amount ?? sale.total),
		takesAccount: settings.current().bank.accountNumber !== '',
		asksCode: sale.total >= (fromRupees(settings.current().payment.codConfirmFromRupees) ?? zero),
		schedules: sale.schedules,
		fulfilments: (sale.offers ?? []).map(({ fulfilment, cost, fromDay, toDay, says }) => ({
			fulfilment,
			amount: cost === null ? null : toRupees(cost),
			fromDay,
			toDay,
			message: says,
		})),
		heldPrice: holds,
		netCost: netCostOf({
			total: sale.total,
			subsidy,
			...paidBy(sale),
			installation: subsidy > 0 ? notIncludedIn(sale) : null,
		}),
		whyNotInstalled: sale.whyNotInstalled,
	}
}
