import { type Paise, paise, sum } from '../../../shared/money.ts'
import { apportion, shareOf } from '../../tax/rules.ts'
import type { PaperItem, PaperSums, PaperTax } from './schema.ts'

/** What a part of a price comes to, its taxes included; paise. */
export const grossOf = ({ taxable, cgst, sgst, igst }: Omit<PaperSums, 'total'>): Paise =>
	paise(taxable + cgst + sgst + igst)

/** What parts come to, paise. */
export function sumsOf(parts: readonly PaperTax[]): PaperSums {
	const of = (name: 'taxable' | 'cgst' | 'sgst' | 'igst') =>
		sum(parts.map((part) => paise(part[name])))
	return {
		...{ taxable: of('taxable'), cgst: of('cgst'), sgst: of('sgst'), igst: of('igst') },
		total: sum(parts.map(grossOf)),
	}
}

/** A part at another price, with its taxes in proportion. */
function atPrice(part: PaperTax, price: Paise): PaperTax {
	const whole = grossOf(part)
	const half = shareOf(part.cgst, price, whole)
	const igst = shareOf(part.igst, price, whole)
	return { ...part, taxable: price - 2 * half - igst, cgst: half, sgst: half, igst }
}

/** Of parts, what an amount of money is for: by their prices; it sums to the amount. */
export function ofAmount(parts: readonly PaperTax[], amount: Paise): PaperTax[] {
	const prices = apportion(amount, parts.map(grossOf))
	return parts.map((part, index) => atPrice(part, prices[index] ?? paise(0)))
}

/** What parts have more than the same parts before. */
const moreThan = (parts: readonly PaperTax[], before: readonly PaperTax[]): PaperTax[] =>
	parts.map((part, index) => {
		const { taxable = 0, cgst = 0, igst = 0 } = before[index] ?? {}
		const half = part.cgst - cgst
		return {
			...part,
			...{ taxable: part.taxable - taxable, cgst: half, sgst: half, igst: part.igst - igst },
		}
	})

/**
 * Of parts, what is for the money between two amounts: pieces that follow one another sum to the parts as they are.
 */
export const between = (parts: readonly PaperTax[], from: Paise, to: Paise): PaperTax[] =>
	moreThan(ofAmount(parts, to), ofAmount(parts, from))

/** What so many of a line cost after its discount, paise. @param all how many the line has */
export function costOf(
	{ price, discount }: { price: number; discount: number },
	count: number,
	all: number,
): Paise {
	return paise(price * count - shareOf(discount, count, all))
}

/** As sold without tax, by whom has no GSTIN. */
export const untaxed = (parts: readonly PaperTax[]): PaperTax[] =>
	parts.map((part) => ({
		...part,
		...{ taxable: grossOf(part), cgst: 0, sgst: 0, igst: 0 },
	}))

/** What parts of one HSN or SAC and one rate come to, by HSN and rate. */
export function byHsn(parts: readonly PaperTax[]): PaperTax[] {
	const all = new Map<string, PaperTax[]>()
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

export const taxesOfItems = (items: readonly PaperItem[]): PaperTax[] =>
	items.flatMap(({ taxes }) => taxes)
