import { type Paise, paise, sum } from '../../../shared/money.ts'
import type { Unit } from '../../../shared/products/units.ts'
import { apportion, shareOf } from '../../tax/rules.ts'
import type { DocumentItem, DocumentSums, DocumentTax } from './schema.ts'

/** The price of a part, its taxes included; paise. */
export const grossOf = ({ taxable, cgst, sgst, igst }: Omit<DocumentSums, 'total'>): Paise =>
	paise(taxable + cgst + sgst + igst)

type Taxes = Pick<DocumentTax, 'taxable' | 'cgst' | 'sgst' | 'igst'>

/** A price and its taxes with others added, or with -1 taken off. */
export const plusTaxes = <T extends Taxes>(one: T, other: Taxes, sign: 1 | -1 = 1): T => ({
	...one,
	taxable: one.taxable + sign * other.taxable,
	cgst: one.cgst + sign * other.cgst,
	sgst: one.sgst + sign * other.sgst,
	igst: one.igst + sign * other.igst,
})

const NO_TAXES: Taxes = { taxable: 0, cgst: 0, sgst: 0, igst: 0 }

/** A price and its taxes as they are given back. */
export const negated = <T extends Taxes>(one: T): T => plusTaxes({ ...one, ...NO_TAXES }, one, -1)

/** Rates of a percentage in order, as texts. */
export const rateKey = ({ rateBp }: Pick<DocumentTax, 'rateBp'>) => String(rateBp).padStart(5, '0')

/** Those of one key together, the keys in order. */
export const groupedInOrder = <T>(all: readonly T[], keyOf: (each: T) => string): T[][] =>
	[...Map.groupBy(all, keyOf)]
		.toSorted(([one], [other]) => (one < other ? -1 : 1))
		.map(([, its]) => its)

/** The sums of parts, paise. */
export function sumsOf(parts: readonly DocumentTax[]): DocumentSums {
	const of = (name: 'taxable' | 'cgst' | 'sgst' | 'igst') =>
		sum(parts.map((part) => paise(part[name])))
	return {
		taxable: of('taxable'),
		cgst: of('cgst'),
		sgst: of('sgst'),
		igst: of('igst'),
		total: sum(parts.map(grossOf)),
	}
}

/** A part at another price, with its taxes in proportion. */
function atPrice(part: DocumentTax, price: Paise): DocumentTax {
	const whole = grossOf(part)
	const half = shareOf(part.cgst, price, whole)
	const igst = shareOf(part.igst, price, whole)
	return { ...part, taxable: price - 2 * half - igst, cgst: half, sgst: half, igst }
}

/** The share of parts that an amount of money pays for: by their prices; it sums to the amount. */
export function ofAmount(parts: readonly DocumentTax[], amount: Paise): DocumentTax[] {
	const prices = apportion(amount, parts.map(grossOf))
	return parts.map((part, index) => atPrice(part, prices[index] ?? paise(0)))
}

/** The part of these parts beyond the same parts before. */
const moreThan = (parts: readonly DocumentTax[], before: readonly DocumentTax[]): DocumentTax[] =>
	parts.map((part, index) => plusTaxes(part, before[index] ?? NO_TAXES, -1))

/**
 * The share of parts for the money between two amounts: pieces that follow one another sum to the parts as they are.
 */
export const between = (parts: readonly DocumentTax[], from: Paise, to: Paise): DocumentTax[] =>
	moreThan(ofAmount(parts, to), ofAmount(parts, from))

/** The cost of so many of a line after its discount, paise. @param all how many the line has */
export function costOf(
	{ price, discount }: { price: number; discount: number },
	count: number,
	all: number,
): Paise {
	return paise(price * count - shareOf(discount, count, all))
}

/** As sold without tax, by a seller without a GSTIN. */
export const untaxed = (parts: readonly DocumentTax[]): DocumentTax[] =>
	parts.map((part) => ({
		...part,
		taxable: grossOf(part),
		cgst: 0,
		sgst: 0,
		igst: 0,
	}))

/** The sums of parts by HSN or SAC and rate. */
export function byHsn(parts: readonly DocumentTax[]): DocumentTax[] {
	const key = (part: DocumentTax) => `${part.hsnSac} ${rateKey(part)} ${part.part}`
	return groupedInOrder(parts, key).flatMap((its) => {
		const [first] = its
		if (!first) return []
		const { total: _, ...sums } = sumsOf(its)
		return [{ ...first, ...sums }]
	})
}

/** A part of an item, with the number of its goods: of work, charges and further parts there is none. */
export interface PartOfItem {
	part: DocumentTax
	unit?: Unit | undefined
	quantity: number
}

export const partsOfItems = (items: readonly DocumentItem[]): PartOfItem[] =>
	items.flatMap(({ of, quantity, counted, unit, taxes }) =>
		taxes.map((part) => ({
			part,
			// The parts of a system are one set together.
			unit: counted === undefined ? unit : 'SET',
			quantity: of === 'line' && part.part === 'goods' ? (counted ?? quantity) : 0,
		})),
	)

export const taxesOfItems = (items: readonly DocumentItem[]): DocumentTax[] =>
	items.flatMap(({ taxes }) => taxes)

/** Units as the return names them; none of work. */
export type ReturnUnit = Unit | 'NA'

/** Goods of older documents, and what charges bear of goods, are counted in numbers. */
export const unitOfPart = ({ part: { part }, unit = 'NOS' }: PartOfItem): ReturnUnit =>
	part === 'goods' ? unit : 'NA'
