import { paise } from '../../../../shared/money.ts'
import type { AppContext } from '../../../app-context.ts'
import type { BilledOrder } from '../../../orders/billed.ts'
import { between, costOf, untaxed } from '../../billing/part-rules.ts'
import type { DocumentItem, DocumentTax } from '../../billing/schema.ts'
import { unitOf } from '../../billing/units.ts'

const taxesOf = ({ taxParts }: BilledOrder, of: DocumentItem['of'], n: number): DocumentTax[] =>
	taxParts.filter((part) => part.of === of && part.n === n).map(({ of: _, n: __, ...tax }) => tax)

/** A line or charge of an order, whole. */
export interface Sold
	extends Pick<DocumentItem, 'of' | 'n' | 'name' | 'parts' | 'unit' | 'price' | 'discount'> {
	quantity: number
	taxes: DocumentTax[]
}

/** The lines and charges of an order, whole. */
export const soldIn = (
	{ catalogue }: Pick<AppContext, 'catalogue'>,
	order: BilledOrder,
): Sold[] => [
	...order.lines.map(({ n, productId, name, parts, price, discount, quantity }) => ({
		of: 'line' as const,
		n,
		name,
		parts: parts.map((part) => ({ name: part.name, quantity: part.quantity })),
		price,
		discount,
		quantity,
		unit: unitOf(catalogue.anyById(productId)?.category),
		taxes: taxesOf(order, 'line', n),
	})),
	...order.charges.map(({ n, name, gross: price, discount }) => ({
		of: 'charge' as const,
		n,
		name,
		parts: [],
		price,
		discount,
		quantity: 1,
		taxes: taxesOf(order, 'charge', n),
	})),
]

/** The document item of so many units, after so many before: items that follow one another sum to the whole. */
export function itemOf(sold: Sold, before: number, count: number, isTaxed: boolean): DocumentItem {
	const from = costOf(sold, before, sold.quantity)
	const to = costOf(sold, before + count, sold.quantity)
	const pieces = between(sold.taxes, from, to)
	const { of, n, name, parts, unit, price } = sold
	const total = paise(to - from)
	return {
		of,
		n,
		name,
		parts,
		quantity: count,
		unit,
		price,
		discount: price * count - total,
		taxes: isTaxed ? pieces : untaxed(pieces),
		total,
	}
}
