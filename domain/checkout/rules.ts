import { type Paise, paise, sum, taxWithin, times, zero } from '../../shared/money.ts'
import type { PaymentProvider } from '../payments/schema.ts'
import type { TaxClass } from '../reference-data/rates.ts'
import {
	apportion,
	type ChargeKind,
	systemHsnOf,
	type Sale as TaxedSale,
	type TaxPart,
	taxIn,
	taxOfSale,
} from '../tax/rules.ts'
import { type ScheduleRow, type Shares, scheduleOf } from './internal/schedule-rules.ts'
import type { Fulfilment, ScheduleChoice } from './schema.ts'

/** Goods at the price of one, GST included. */
export interface PricedLine {
	productId: string
	price: Paise
	quantity: number
	taxClass: TaxClass
}

export interface SaleCharge {
	kind: ChargeKind
	name: string
	gross: Paise
}

/** The inputs of the calculation of a sale. */
export interface SaleFacts<L extends PricedLine = PricedLine> {
	lines: readonly L[]
	charges: readonly SaleCharge[]
	/** The discount of a code on the goods; at most their price. */
	discount: { code: string; amount: Paise } | null
	fulfilment: Fulfilment
	/** How it is taxed; null where that is not kept, part by part. */
	taxed: Pick<
		TaxedSale,
		| 'sellerState'
		| 'placeOfSupply'
		| 'toSez'
		| 'withoutTax'
		| 'installedByShop'
		| 'installed'
		| 'installation'
	> | null
	payment: PaymentProvider | null
	schedule: ScheduleChoice
	shares: Shares
}

/** A line with its price and its share of the discount. */
export type SaleLine<L extends PricedLine = PricedLine> = L & {
	gross: Paise
	discount: Paise
	/** The tax within its price. */
	tax: Paise
}

export interface CalculatedSale<L extends PricedLine = PricedLine> {
	lines: SaleLine<L>[]
	charges: readonly SaleCharge[]
	discount: { code: string; amount: Paise } | null
	fulfilment: Fulfilment
	/** The price of the goods before the discount. */
	goods: Paise
	total: Paise
	tax: Paise
	taxes: TaxPart[] | null
	/** Under a letter of undertaking: its prices have no tax in them. */
	withoutTax: boolean
	placeOfSupply: TaxedSale['placeOfSupply'] | null
	/** Under which its installed goods are billed as one system; null without one. */
	systemHsn: string | null
	schedule: ScheduleRow[]
}

/** What a sale costs: its lines less the discount, and its charges. */
export const totalOf = ({
	lines,
	charges,
	discount,
}: Pick<SaleFacts, 'lines' | 'charges' | 'discount'>): Paise =>
	paise(
		sum(lines.map(({ price, quantity }) => times(price, quantity))) -
			(discount?.amount ?? zero) +
			sum(charges.map(({ gross }) => gross)),
	)

/** The price of a sale, its taxes and its schedule of payments: lines less discount and charges are the total. */
export function calculateSale<L extends PricedLine>(facts: SaleFacts<L>): CalculatedSale<L> {
	const { charges, discount, fulfilment, taxed } = facts
	const prices = facts.lines.map(({ price, quantity }) => times(price, quantity))
	const discounts = apportion(discount?.amount ?? zero, prices)
	const priced = facts.lines.map((line, index) => ({
		...line,
		gross: prices[index] ?? zero,
		discount: discounts[index] ?? zero,
	}))
	const taxes =
		taxed &&
		taxOfSale({
			...taxed,
			lines: priced,
			charges: charges.map(({ kind, gross }) => ({ kind, gross, discount: zero })),
		})
	const lines = priced.map((line, index) => ({ ...line, tax: taxOfLine(line, index + 1, taxes) }))
	const goods = sum(prices)
	const total = totalOf(facts)
	return {
		lines,
		charges,
		discount,
		fulfilment,
		goods,
		total,
		taxes,
		tax: taxes ? sum(taxes.map(taxIn)) : sum(lines.map(({ tax }) => tax)),
		withoutTax: taxed?.withoutTax === true,
		placeOfSupply: taxed?.placeOfSupply ?? null,
		systemHsn: taxed && systemHsnOf({ ...taxed, lines: priced }),
		schedule: scheduleOf(total, facts.payment, facts.schedule, facts.shares),
	}
}

/** The tax within a line, by its parts where there are any. @param n which line, from 1 */
function taxOfLine(
	{ gross, discount, taxClass }: { gross: Paise; discount: Paise; taxClass: TaxClass },
	n: number,
	taxes: readonly TaxPart[] | null,
): Paise {
	if (!taxes) return taxWithin(paise(gross - discount), taxClass.rateBp / 100)
	return sum(taxes.filter((part) => part.of === 'line' && part.n === n).map(taxIn))
}

/** All of a sale that is agreed to: another sum, line, charge, tax or schedule is another. */
export const agreedIn = ({ lines, ...sale }: CalculatedSale): unknown => [
	lines.map(({ productId, price, quantity, discount }) => [productId, price, quantity, discount]),
	sale.charges.map(({ kind, gross }) => [kind, gross]),
	sale.discount,
	sale.fulfilment,
	sale.placeOfSupply,
	...(sale.withoutTax ? ['without-tax'] : []),
	sale.total,
	(sale.taxes ?? []).map(({ of, n, part, hsnSac, rateBp, taxable, cgst, sgst, igst }) => [
		of,
		n,
		part,
		hsnSac,
		rateBp,
		taxable,
		cgst,
		sgst,
		igst,
	]),
	sale.schedule.map(({ due, amount }) => [due, amount]),
]

/** When a sale is paid: the part with the order, or all of it on delivery. */
export function paidBy({ schedule, total }: { schedule: readonly ScheduleRow[]; total: Paise }) {
	const [first] = schedule
	return { first: first?.amount ?? total, isOnDelivery: first?.due === 'on-delivery' }
}

/** The price of installing goods that are only sent, where the shop would do that; null where it does, or would not. */
export const notIncludedIn = ({
	fulfilment,
	offers,
}: {
	fulfilment: Fulfilment
	offers: readonly { fulfilment: Fulfilment; cost: Paise | null }[] | null
}): Paise | null =>
	fulfilment === 'installation'
		? null
		: (offers?.find((offer) => offer.fulfilment === 'installation')?.cost ?? null)
