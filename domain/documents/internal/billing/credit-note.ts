import type { Tx } from '../../../../db/database.ts'
import { type Paise, paise, sum, zero } from '../../../../shared/money.ts'
import type { AppContext } from '../../../app-context.ts'
import type { BilledOrder } from '../../../orders/billed.ts'
import { apportion } from '../../../tax/rules.ts'
import { creditableOf, type IssuedDocument } from '../../billing/issued.ts'
import { between, sumsOf, taxesOfItems } from '../../billing/part-rules.ts'
import type {
	CreditNoteDocument,
	DocumentItem,
	DocumentTax,
	InvoiceDocument,
} from '../../billing/schema.ts'
import { supplyOf } from './supply.ts'

/** A line's returned pieces and their share of its price, paise, tax included. */
export interface CreditedLine {
	line: number
	quantity: number
	amount: number
}

/** The returned share of a charge, paise, tax included. */
export interface CreditedCharge {
	n: number
	amount: number
}

interface Credited extends Pick<DocumentItem, 'of' | 'n' | 'quantity'> {
	amount: number
}

/** A line or charge as it was invoiced, by however many invoices. */
function invoiced(documents: readonly { content: InvoiceDocument }[], { of, n }: Credited) {
	const items = documents.flatMap(({ content }) =>
		content.items.filter((item) => item.of === of && item.n === n),
	)
	const [first] = items
	if (!first) return undefined
	const keyOf = ({ part, hsnSac, rateBp }: DocumentTax) => `${part} ${hsnSac} ${rateBp}`
	const alike = Map.groupBy(taxesOfItems(items), keyOf)
	const taxes = [...alike.values()].flatMap(([tax, ...others]): DocumentTax[] => {
		if (!tax) return []
		const { total: _, ...sums } = sumsOf([tax, ...others])
		return [{ ...tax, ...sums }]
	})
	return { ...first, taxes }
}

/**
 * The credit note of returned goods, against their invoices, for no more of a price than is not credited yet; null
 * where all of it is.
 * @throws Error where a line or charge was not invoiced
 */
export async function creditNoteOf(
	ctx: AppContext,
	tx: Tx,
	order: BilledOrder,
	{ lines, charges }: { lines: readonly CreditedLine[]; charges: readonly CreditedCharge[] },
): Promise<CreditNoteDocument | null> {
	const { invoices, creditedOf, leftOf } = await creditableOf(tx, order.order.id)
	const wanted: Credited[] = [
		...lines.map(({ line: n, ...more }) => ({ of: 'line' as const, n, ...more })),
		...charges.map((charge) => ({ of: 'charge' as const, quantity: 1, ...charge })),
	]
	const items = wanted.flatMap((each): DocumentItem[] => {
		const { of, n, quantity } = each
		const item = invoiced(invoices, each)
		if (!item) throw new Error(`The ${of} ${n} was not invoiced.`)
		const before = creditedOf(of, n)
		const amount = Math.min(each.amount, leftOf(of, n) ?? 0)
		if (amount === 0) return []
		// A part of a charge has no pieces: it is one unit of the credit.
		const price = of === 'charge' ? amount : item.price
		return [
			{
				...item,
				...(item.counted === undefined ? {} : { counted: 0 }),
				quantity,
				price,
				discount: price * quantity - amount,
				taxes: between(item.taxes, before, paise(before + amount)),
				total: amount,
			},
		]
	})
	return items.length === 0 ? null : noteOf(ctx, order, invoices, items)
}

/**
 * The credit note of an order whose price is less by an amount though nothing comes back: of the invoiced sum that is not
 * credited yet, in proportion. Its items are of no pieces. Null where all of it is credited.
 */
export async function reductionOf(
	ctx: AppContext,
	tx: Tx,
	order: BilledOrder,
	amount: Paise,
): Promise<CreditNoteDocument | null> {
	const { invoices, creditedOf, leftOf } = await creditableOf(tx, order.order.id)
	const lefts = invoices
		.flatMap(({ content }) => content.items.map(({ of, n }) => ({ of, n, quantity: 0, amount: 0 })))
		.filter(({ of, n }, at, all) => all.findIndex((each) => each.of === of && each.n === n) === at)
		.map((each) => ({ ...each, left: leftOf(each.of, each.n) ?? zero }))
	const all = sum(lefts.map(({ left }) => left))
	if (all === 0) return null
	const amounts = apportion(
		amount < all ? amount : all,
		lefts.map(({ left }) => left),
	)
	const items = lefts.flatMap((each, index): DocumentItem[] => {
		const item = invoiced(invoices, each)
		const less = amounts[index] ?? 0
		if (!item || less === 0) return []
		const before = creditedOf(each.of, each.n)
		const taxes = between(item.taxes, before, paise(before + less))
		return [{ ...item, parts: [], quantity: 0, price: less, discount: -less, taxes, total: less }]
	})
	return noteOf(ctx, order, invoices, items)
}

/** A credit note of these items, against the invoices that they were on. */
function noteOf(
	ctx: AppContext,
	order: BilledOrder,
	invoices: readonly IssuedDocument<'tax-invoice'>[],
	items: DocumentItem[],
): CreditNoteDocument {
	const isCredited = (item: DocumentItem) =>
		items.some(({ of, n }) => item.of === of && item.n === n)
	const against = invoices.filter(({ content }) => content.items.some(isCredited))
	// A shop registered later has no tax to give back on its earlier sales.
	const isTaxed = against.some(({ content }) => content.isTaxed)
	return {
		kind: 'credit-note',
		...supplyOf(ctx, order),
		isTaxed,
		items,
		against: against.map(({ number, date, content }) => ({
			number,
			date,
			total: content.sums.total,
		})),
		sums: sumsOf(taxesOfItems(items)),
	}
}
