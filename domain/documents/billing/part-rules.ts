import { type Paise, paise, sum } from '../../../shared/money.ts'
import { apportion, shareOf } from '../../tax/rules.ts'
import type { DocumentItem, DocumentSums, DocumentTax } from './schema.ts'

/** The price of a part, its taxes included; paise. */
export const grossOf = ({ taxable, cgst, sgst, igst }: Omit<DocumentSums, 'total'>): Paise =>
	paise(taxable + cgst + sgst + igst)

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
	parts.map((part, index) => {
		const { taxable = 0, cgst = 0, igst = 0 } = before[index] ?? {}
		const half = part.cgst - cgst
		return {
			...part,
			taxable: part.taxable - taxable,
			cgst: half,
			sgst: half,
			igst: part.igst - igst,
		}
	})

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
	const all = new Map<string, DocumentTax[]>()
	for (const part of parts) {
		const key = `${part.hsnSac} ${String(part.rateBp).padStart(5, '0')} ${part.part}`
		all.set(key, [...(all.get(key) ?? []), part])
	}
	return [...all.entries()]
		.toSorted(([one], [other]) => (one < other ? -1 : 1))
		.flatMap(([, its]) => {
			const [first] = its
			if (!first) return []
			const { total: _, ...sums } = sumsOf(its)
			return [{ ...first, ...sums }]
		})
}

export const taxesOfItems = (items: readonly DocumentItem[]): DocumentTax[] =>
	items.flatMap(({ taxes }) => taxes)
