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

/** A line as it was invoiced, by however many invoices. */
function invoiced(papers: readonly { paper: InvoicePaper }[], line: number): PaperItem | undefined {
	const items = papers.flatMap(({ paper }) =>
		paper.items.filter(({ of, n }) => of === 'line' && n === line),
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
 * @throws Error where a line was not invoiced, or more of its price comes back than was
 */
export async function creditNoteOf(
	store: Store,
	tx: Tx,
	order: BilledOrder,
	lines: readonly CreditedLine[],
): Promise<CreditNotePaper> {
	const { id } = order.order
	const invoices = await issuedOf(tx, id, 'tax-invoice')
	const billed = countedIn(invoices)
	const credited = countedIn(await issuedOf(tx, id, 'credit-note'))
	const items = lines.map(({ line, quantity, amount }): PaperItem => {
		const item = invoiced(invoices, line)
		const [all, before] = [billed('line', line).total, credited('line', line).total]
		if (!item || before + amount > all)
			throw new Error(`Line ${line} was invoiced for ${all} paise, ${before} are credited.`)
		return {
			...{ ...item, quantity },
			discount: item.price * quantity - amount,
			taxes: between(item.taxes, paise(before), paise(before + amount)),
			total: amount,
		}
	})
	const wanted = new Set(lines.map(({ line }) => line))
	const against = invoices.filter(({ paper }) =>
		paper.items.some(({ of, n }) => of === 'line' && wanted.has(n)),
	)
	// A shop that is registered since has no tax to give back on what it sold before.
	const isTaxed = against.some(({ paper }) => paper.isTaxed)
	return {
		...{ kind: 'credit-note', ...supplyOf(store, order), isTaxed, items },
		against: against.map(({ number, date, paper }) => ({ number, date, total: paper.sums.total })),
		sums: sumsOf(taxesOfItems(items)),
	}
}
