import { byHsn, taxesOfItems } from '../../../domain/documents/billing/part-rules.ts'
import type {
	CreditNoteDocument,
	DocumentItem,
	DocumentTax,
	InvoiceDocument,
	QuotationDocument,
} from '../../../domain/documents/billing/schema.ts'
import { type BilledSystem, systemIn } from '../../../domain/documents/billing/system-rules.ts'
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
	return [name, ...of, ...lessDiscount(discount)].join('\n')
}

const NO_BREAK = '\u00a0'
/** As GST names a set. */
const SET = 'SET'

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
	head: words(head),
	share,
	align: 'right',
	whole: true,
})

const systemOf = (document: WithItems) =>
	'system' in document && document.system ? systemIn(document.items, document.system.hsnSac) : null

const lessDiscount = (discount: number) =>
	discount > 0 ? [words(message('documents.discount', { amount: inRupees(discount) }))] : []

/** An installed system as two lines: its goods, one set, and the work. */
function systemRows({ goods, service, discount }: BilledSystem): string[][] {
	const pct = (tax: DocumentTax) =>
		String(Math.round((100 * tax.taxable) / (goods.taxable + service.taxable)))
	const named = (name: Message) => [words(name), ...lessDiscount(discount)].join('\n')
	return [
		[
			named(message('documents.system.goods', { pct: pct(goods) })),
			[number(1), SET].join(NO_BREAK),
			figureOf(goods.taxable + taxIn(goods)),
			...cellsOf(goods),
		],
		[words(message('documents.system.work', { pct: pct(service) })), '', '', ...cellsOf(service)],
	]
}

/** The same where no tax is charged: one line. */
function untaxedSystemRow({ goods, service, discount }: BilledSystem): string[] {
	const price = figureOf(goods.taxable + service.taxable)
	const name = [words(message('documents.system')), ...lessDiscount(discount)].join('\n')
	return [name, [number(1), SET].join(NO_BREAK), price, goods.hsnSac, price]
}

/** What an installed system consists of, without a price of its own. */
function systemParts(document: WithItems): Block[] {
	if (!systemOf(document) || !('system' in document) || !document.system) return []
	const { parts } = document.system
	const hasSerials = parts.some(({ serials }) => serials.length > 0)
	return [
		{ kind: 'heading', text: words(message('documents.system.parts')) },
		{
			kind: 'table',
			columns: [
				{ head: words(message('documents.product')), share: 4 },
				{ head: words(message('documents.quantity')), share: 1.4, align: 'right', whole: true },
				...(hasSerials ? [{ head: words(message('documents.serials')), share: 5 }] : []),
			],
			rows: parts.map(({ name, quantity, serials }) => [
				name,
				number(quantity),
				...(hasSerials ? [serials.join(', ')] : []),
			]),
		},
	]
}

function itemTable(document: WithItems, bearsTax: boolean): Block {
	const { items, form, withoutTax } = document
	const price =
		form && bearsTax && !withoutTax
			? message('documents.price_with_gst')
			: message('documents.price')
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
	const system = systemOf(document)
	if (bearsTax) {
		const rows = (system?.others ?? items).flatMap(rowsOf)
		return { kind: 'table', columns, rows: [...(system ? systemRows(system) : []), ...rows] }
	}
	return {
		kind: 'table',
		columns: columns.filter((_, at) => at < 4 || at === 7),
		rows: [
			...(system ? [untaxedSystemRow(system)] : []),
			...(system?.others ?? items).map((item) => [
				nameOf(item),
				...piecesOf(item),
				item.taxes[0]?.hsnSac ?? '',
				figureOf(item.total),
			]),
		],
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
	if (!bearsTax) return [...before, untaxedNote(), ...systemParts(document)]
	return [
		...before,
		{ kind: 'heading', text: words(message('documents.tax_summary')) },
		taxTable(document, byHsn(taxesOfItems(items))),
		...systemParts(document),
	]
}
