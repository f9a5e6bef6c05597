import type { Tx } from '../../../../db/database.ts'
import type { ProductId } from '../../../../shared/ids.ts'
import { paise } from '../../../../shared/money.ts'
import { unitOf } from '../../../../shared/products/units.ts'
import type { AppContext } from '../../../app-context.ts'
import type { BilledOrder } from '../../../orders/billed.ts'
import { paidTowards } from '../../../payments/ledger.ts'
import { printedHsn } from '../../../reference-data/hsn-rules.ts'
import { countedIn, issuedOf } from '../../billing/issued.ts'
import { between, costOf, sumsOf, taxesOfItems, untaxed } from '../../billing/part-rules.ts'
import type { DocumentItem, DocumentTax, InvoiceDocument } from '../../billing/schema.ts'
import { supplyOf } from './supply.ts'

/** How many of each line leave; undefined stands for all that is not invoiced yet. */
export type Leaving = readonly { line: number; quantity: number }[] | undefined

const taxesOf = ({ taxParts }: BilledOrder, of: DocumentItem['of'], n: number): DocumentTax[] =>
	taxParts.filter((part) => part.of === of && part.n === n).map(({ of: _, n: __, ...tax }) => tax)

/** Taxes with as many digits of the HSN as the shop's documents have. */
export const printed = ({ settings }: AppContext, taxes: readonly DocumentTax[]): DocumentTax[] =>
	taxes.map((tax) => ({
		...tax,
		hsnSac: printedHsn(tax.hsnSac, settings.current().tax.turnover),
	}))

/** The unit of a product that is still known. */
export function unitOfProduct(
	{ catalogue }: AppContext,
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
export const soldIn = (ctx: AppContext, order: BilledOrder): Sold[] => [
	...order.lines.map(({ n, productId, name, parts, price, discount, quantity }) => ({
		of: 'line' as const,
		n,
		name,
		parts,
		...unitOfProduct(ctx, productId),
		price,
		discount,
		quantity,
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
		...(unit && { unit }),
		price,
		discount: price * count - total,
		taxes: isTaxed ? pieces : untaxed(pieces),
		total,
	}
}

/**
 * The invoice of the goods that leave; charges are on the first of an order. Null where all of it is invoiced.
 * @throws Error where the order does not keep how it is taxed
 */
export async function invoiceOf(
	ctx: AppContext,
	tx: Tx,
	order: BilledOrder,
	{ leaving, at }: { leaving: Leaving; at: number },
): Promise<InvoiceDocument | null> {
	if (order.taxParts.length === 0)
		throw new Error('It was not kept how this order is taxed, so it has no invoice.')
	const { id } = order.order
	const before = countedIn(await issuedOf(tx, id, 'tax-invoice'))
	const supply = supplyOf(ctx, order)
	const items = soldIn(ctx, order).flatMap((sold) => {
		const { of, n } = sold
		const done = before(of, n).quantity
		const asked =
			of === 'charge' || !leaving
				? sold.quantity
				: (leaving.find(({ line }) => line === n)?.quantity ?? 0)
		const count = Math.min(asked, sold.quantity - done)
		return count > 0 ? [itemOf(sold, done, count, supply.isTaxed)] : []
	})
	if (items.length === 0) return null
	return {
		kind: 'tax-invoice',
		...supply,
		suppliedAt: new Date(at).toISOString(),
		items,
		sums: sumsOf(taxesOfItems(items)),
		received: await paidTowards(tx, id),
		orderTotal: order.order.total_paise,
	}
}
