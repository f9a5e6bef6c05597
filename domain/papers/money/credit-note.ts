import type { Tx } from '../../../db/database.ts'
import { paise } from '../../../shared/money.ts'
import type { BilledOrder } from '../../orders/billed.ts'
import type { Store } from '../../store.ts'
import { countedIn, issuedOf } from './issued.ts'
import { between, sumsOf, taxesOfItems } from './part-rules.ts'
import type { CreditNotePaper, InvoicePaper, PaperItem, PaperTax } from './schema.ts'
import { supplyOf } from './supply.ts'

/** Of a line, how many come back and how much of their price does, paise, tax included. */
export interface CreditedLine {
	line: number
	quantity: number
	amount: number
}

/** Of a charge, how much of it comes back, paise, tax included. */
export interface CreditedCharge {
	n: number
	amount: number
}

interface Credited extends Pick<PaperItem, 'of' | 'n' | 'quantity'> {
	amount: number
}

/** A line or charge as it was invoiced, by however many invoices. */
function invoiced(papers: readonly { paper: InvoicePaper }[], { of, n }: Credited) {
	const items = papers.flatMap(({ paper }) =>
		paper.items.filter((item) => item.of === of && item.n === n),
	)
	const [first] = items
	if (!first) return undefined
	const taxes = first.taxes.map((tax, index): PaperTax => {
		const { total: _, ...sums } = sumsOf(items.flatMap((item) => item.taxes[index] ?? []))
		return { ...tax, ...sums }
	})
	return { ...first, taxes }
}

/**
 * The credit note of what comes back, against the invoices that it was on.
 * @throws Error where a line or charge was not invoiced, or more of its price comes back than was
 */
export async function creditNoteOf(
	store: Store,
	tx: Tx,
	order: BilledOrder,
	{ lines, charges }: { lines: readonly CreditedLine[]; charges: readonly CreditedCharge[] },
): Promise<CreditNotePaper> {
	const { id } = order.order
	const invoices = await issuedOf(tx, id, 'tax-invoice')
	const billed = countedIn(invoices)
	const credited = countedIn(await issuedOf(tx, id, 'credit-note'))
	const wanted: Credited[] = [
		...lines.map(({ line: n, ...more }) => ({ of: 'line' as const, n, ...more })),
		...charges.map((charge) => ({ of: 'charge' as const, quantity: 1, ...charge })),
	]
	const items = wanted.map((each): PaperItem => {
		const { of, n, quantity, amount } = each
		const item = invoiced(invoices, each)
		const [all, before] = [billed(of, n).total, credited(of, n).total]
		if (!item || before + amount > all)
			throw new Error(`The ${of} ${n} was invoiced for ${all} paise, ${before} are credited.`)
		// A part of a charge has no pieces: it is one of what comes back.
		const price = of === 'charge' ? amount : item.price
		return {
			...{ ...item, quantity, price },
			discount: price * quantity - amount,
			taxes: between(item.taxes, paise(before), paise(before + amount)),
			total: amount,
		}
	})
	const isWanted = (item: PaperItem) => wanted.some(({ of, n }) => item.of === of && item.n === n)
	const against = invoices.filter(({ paper }) => paper.items.some(isWanted))
	// A shop that is registered since has no tax to give back on what it sold before.
	const isTaxed = against.some(({ paper }) => paper.isTaxed)
	return {
		...{ kind: 'credit-note', ...supplyOf(store, order), isTaxed, items },
		against: against.map(({ number, date, paper }) => ({ number, date, total: paper.sums.total })),
		sums: sumsOf(taxesOfItems(items)),
	}
}
