import type { ProductId } from '../../../shared/ids.ts'
import { paise } from '../../../shared/money.ts'
import { unitOf } from '../../../shared/products/units.ts'
import type { AppContext } from '../../app-context.ts'
import type { BilledOrder } from '../../orders/billed.ts'
import { printedHsn } from '../../reference-data/hsn-rules.ts'
import { between, costOf, untaxed } from './part-rules.ts'
import type { DocumentItem, DocumentTax } from './schema.ts'

const taxesOf = ({ taxParts }: BilledOrder, of: DocumentItem['of'], n: number): DocumentTax[] =>
	taxParts.filter((part) => part.of === of && part.n === n).map(({ of: _, n: __, ...tax }) => tax)

/** Taxes with as many digits of the HSN as the shop's documents have. */
export const printed = (
	{ settings }: Pick<AppContext, 'settings'>,
	taxes: readonly DocumentTax[],
): DocumentTax[] =>
	taxes.map((tax) => ({
		...tax,
		hsnSac: printedHsn(tax.hsnSac, settings.current().tax.turnover),
	}))

/** The unit of a product that is still known. */
export function unitOfProduct(
	{ catalogue }: Pick<AppContext, 'catalogue'>,
	id: ProductId,
): Pick<DocumentItem, 'unit'> {
	const product = catalogue.anyById(id)
	return product ? { unit: unitOf(product) } : {}
}

/** A line or charge of an order, whole. */
export interface Sold
	extends Pick<DocumentItem, 'of' | 'n' | 'name' | 'parts' | 'unit' | 'price' | 'discount'> {
	quantity: number
	taxes: DocumentTax[]
}

/** The lines and charges of an order, whole. */
export const soldIn = (
	ctx: Pick<AppContext, 'catalogue' | 'settings'>,
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
		...unitOfProduct(ctx, productId),
		taxes: printed(ctx, taxesOf(order, 'line', n)),
	})),
	...order.charges.map(({ n, name, gross: price, discount }) => ({
		of: 'charge' as const,
		n,
		name,
		parts: [],
		price,
		discount,
		quantity: 1,
		taxes: printed(ctx, taxesOf(order, 'charge', n)),
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
		unit: unit || undefined,
		price,
		discount: price * count - total,
		taxes: isTaxed ? pieces : untaxed(pieces),
		total,
	}
}
