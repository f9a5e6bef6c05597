import { byHsn, taxesOfItems } from '../../../domain/documents/billing/part-rules.ts'
import type {
	CreditNoteDocument,
	DocumentItem,
	DocumentTax,
	InvoiceDocument,
	QuotationDocument,
} from '../../../domain/documents/billing/schema.ts'
import { number } from '../../../shared/format/english.ts'
import { inRupees } from '../../../shared/format/money.ts'
import { type Message, message } from '../../../shared/messages/message.ts'
import type { Block, Column, Sum } from '../content.ts'
import { words } from './letterhead.ts'
import { figureOf, rateOf, sumBlocks, taxTable, untaxedNote } from './money.ts'

export type WithItems = InvoiceDocument | CreditNoteDocument | QuotationDocument

const taxIn = ({ cgst, sgst, igst }: DocumentTax) => cgst + sgst + igst

/** The name of an item, with its parts and its discount. */
function nameOf({ name, parts, discount }: DocumentItem): string {
	const of = parts.map((part) =>
		words(message('documents.kit_part', { name: part.name, quantity: number(part.quantity) })),
	)
	const less =
		discount > 0 ? [words(message('documents.discount', { amount: inRupees(discount) }))] : []
	return [name, ...of, ...less].join('\n')
}

const NO_BREAK = '\u00a0'

/** How many at which price; nothing of a price that is less though nothing comes back. */
const piecesOf = ({ quantity, unit, price }: DocumentItem) =>
	quantity > 0
		? [[number(quantity), unit].filter(Boolean).join(NO_BREAK), figureOf(price)]
		: ['', '']

/** An item in a row for each rate that it is taxed by. */
function rowsOf(item: DocumentItem): string[][] {
	const { taxes, total } = item
	const [first] = taxes
	const head = [nameOf(item), ...piecesOf(item)]
	if (taxes.length === 1 && first) return [[...head, ...cellsOf(first)]]
	const partRow = (tax: DocumentTax) => {
		const part =
			tax.part === 'service' ? message('documents.service_part') : message('documents.goods_part')
		return [words(part), '', '', ...cellsOf(tax)]
	}
	return [[...head, '', '', '', '', figureOf(total)], ...taxes.map(partRow)]
}

const cellsOf = (tax: DocumentTax) => [
	tax.hsnSac,
	figureOf(tax.taxable),
	rateOf(tax.rateBp),
	figureOf(taxIn(tax)),
	figureOf(tax.taxable + taxIn(tax)),
]

const right = (head: Message, share: number): Column => ({
	...{ head: words(head), share, align: 'right', whole: true },
})

function itemTable({ items, form }: WithItems, bearsTax: boolean): Block {
	const price = form && bearsTax ? message('documents.price_with_gst') : message('documents.price')
	const columns: Column[] = [
		{ head: words(message('documents.item')), share: 3.6 },
		right(message('documents.pieces'), 0.8),
		right(price, 1.7),
		{ head: words(message('documents.hsn')), share: 1, whole: true },
		right(message('documents.taxable'), 1.7),
		right(message('documents.rate'), 0.8),
		right(message('documents.tax'), 1.5),
		right(message('documents.amount'), 1.8),
	]
	if (bearsTax) return { kind: 'table', columns, rows: items.flatMap(rowsOf) }
	return {
		kind: 'table',
		columns: columns.filter((_, at) => at < 4 || at === 7),
		rows: items.map((item) => [
			nameOf(item),
			...piecesOf(item),
			item.taxes[0]?.hsnSac ?? '',
			figureOf(item.total),
		]),
	}
}

const quiet = (text: Message): Block => ({ kind: 'text', text: words(text), quiet: true })

/** The items of a document, its tax by rate, its sum, and the sum in words. */
export function itemBlocks(document: WithItems, after: Sum[] = []): Block[] {
	const { items, sums, isTaxed } = document
	const isBill = document.kind === 'tax-invoice' && document.called === 'bill-of-supply'
	const bearsTax = isTaxed && !isBill
	const before = [itemTable(document, bearsTax), ...sumBlocks(document, sums, { bearsTax, after })]
	if (isBill) return [...before, quiet(message('documents.exempt'))]
	if (!bearsTax) return [...before, untaxedNote()]
	return [
		...before,
		{ kind: 'heading', text: words(message('documents.tax_summary')) },
		taxTable(document, byHsn(taxesOfItems(items))),
	]
}
