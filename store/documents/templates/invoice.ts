import { byHsn, taxesOfItems } from '../../../domain/documents/billing/part-rules.ts'
import type {
	CreditNoteDocument,
	DocumentItem,
	DocumentTax,
	InvoiceDocument,
	QuotationDocument,
} from '../../../domain/documents/billing/schema.ts'
import { netCostOfQuotation } from '../../../domain/documents/quotations/net-cost.ts'
import { dateOf, dayInWords } from '../../../shared/format/dates.ts'
import { number } from '../../../shared/format/english.ts'
import { inRupees } from '../../../shared/format/money.ts'
import { type Message, message, messageOfCode } from '../../../shared/messages/message.ts'
import type { Block, Column, Fact, Sum } from '../content.ts'
import { paragraph, words } from './letterhead.ts'
import { figureOf, rateOf, sidesOf, signatory, sumBlocks, taxTable, untaxedNote } from './money.ts'

interface Titled {
	title: Message
	blocks: Block[]
}

type WithItems = InvoiceDocument | CreditNoteDocument | QuotationDocument

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

/** How many at which price; nothing of a price that is less though nothing comes back. */
const piecesOf = ({ quantity, price }: DocumentItem) =>
	quantity > 0 ? [number(quantity), figureOf(price)] : ['', '']

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
	head: words(head),
	share,
	align: 'right',
})

function itemTable({ items, isTaxed }: WithItems): Block {
	const columns: Column[] = [
		{ head: words(message('documents.item')), share: 3.6 },
		right(message('documents.pieces'), 0.8),
		right(message('documents.price'), 1.7),
		{ head: words(message('documents.hsn')), share: 1 },
		right(message('documents.taxable'), 1.7),
		right(message('documents.rate'), 0.8),
		right(message('documents.tax'), 1.5),
		right(message('documents.amount'), 1.8),
	]
	if (isTaxed) return { kind: 'table', columns, rows: items.flatMap(rowsOf) }
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

/** The items of a document, its tax by rate, its sum, and the sum in words. */
function itemBlocks(document: WithItems, after: Sum[] = []): Block[] {
	const { items, sums, isTaxed: bearsTax } = document
	const before = [itemTable(document), ...sumBlocks(document, sums, { bearsTax, after })]
	if (!bearsTax) return [...before, untaxedNote()]
	return [
		...before,
		{ kind: 'heading', text: words(message('documents.tax_summary')) },
		taxTable(document, byHsn(taxesOfItems(items))),
	]
}

/** The payments of the order, beside the total of the invoice. */
function paidSums({ received, orderTotal, sums }: InvoiceDocument): Sum[] {
	const due = Math.max(0, orderTotal - received)
	const owed = Math.max(0, received - orderTotal)
	const whole = { label: words(message('documents.receipt.of_total')), value: inRupees(orderTotal) }
	return [
		...(orderTotal === sums.total ? [] : [whole]),
		{ label: words(message('documents.sum.received')), value: inRupees(received) },
		{ label: words(message('documents.sum.due')), value: inRupees(due), isTotal: true },
		...(owed > 0 ? [{ label: words(message('documents.sum.owed')), value: inRupees(owed) }] : []),
	]
}

export function invoice(document: InvoiceDocument): Titled {
	const { isTaxed, suppliedAt, ofCancelled } = document
	const day = dateOf(suppliedAt)
	const supplied = words(
		ofCancelled ? message('documents.kept_on', { day }) : message('documents.supplied_on', { day }),
	)
	return {
		title: isTaxed
			? message('documents.invoice.title')
			: message('documents.invoice.title_untaxed'),
		blocks: [
			sidesOf(document, message('documents.bill_to'), [supplied]),
			...itemBlocks(document, paidSums(document)),
			signatory(document),
		],
	}
}

export function creditNote(document: CreditNoteDocument): Titled {
	const against = document.against.map(({ number, date }) =>
		words(message('documents.dated', { number, day: dateOf(date) })),
	)
	return {
		title: message('documents.credit_note.title'),
		blocks: [
			sidesOf(document),
			{
				kind: 'facts',
				facts: [
					{ label: words(message('documents.credit_note.against')), value: against.join(', ') },
				],
			},
			...itemBlocks(document),
			signatory(document),
		],
	}
}

/** @param issued as ISO text */
export function quotation(document: QuotationDocument, issued: string): Titled {
	const until = dayInWords(document.validUntil)
	const text = message('documents.quotation.text', {
		day: dateOf(issued),
		until,
		isTaxed: document.isTaxed,
		holds: document.holds === true,
	})
	return {
		title: message('documents.quotation.title'),
		blocks: [
			sidesOf(document, message('documents.quotation.for')),
			...itemBlocks(document, netCostSums(document)),
			{ kind: 'facts', facts: termsOf(document) },
			paragraph(text),
			signatory(document),
		],
	}
}

/** What comes back of it and what is left, and the same for each flat of a society. */
function netCostSums(document: QuotationDocument): Sum[] {
	const { netCost, perFlat } = netCostOfQuotation(document)
	const sumsOf = (cost: NonNullable<typeof netCost>): Sum[] =>
		cost.lines.map(({ what, amount }) => ({
			label: words(what),
			value: `${amount < 0 ? '− ' : ''}${inRupees(Math.round(Math.abs(amount) * 100))}`,
		}))
	const flats = document.flats ?? 0
	return [
		...(netCost ? sumsOf(netCost) : []),
		...(perFlat
			? [
					{ label: words(message('documents.quotation.per_flat', { flats })), value: '' },
					...sumsOf(perFlat),
				]
			: []),
	]
}

/** How the goods come, when which part is paid, and where the terms are. */
function termsOf({ fulfilment, schedule, terms }: QuotationDocument): Fact[] {
	const parts = schedule.map(({ due, amount }) =>
		words(
			message('documents.due_part', {
				due: words(messageOfCode(`documents.due.${due}`, {})),
				amount: inRupees(amount),
			}),
		),
	)
	const comes = message('documents.quotation.fulfilment', { fulfilment })
	return [
		{ label: words(message('documents.quotation.comes')), value: words(comes) },
		{ label: words(message('documents.quotation.payment')), value: parts.join('\n') },
		...(terms ? [{ label: words(message('documents.quotation.terms')), value: terms }] : []),
	]
}
