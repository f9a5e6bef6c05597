import type { AdvanceSums } from '../../accounting/advance-table-rules.ts'
import {
	grossOf,
	groupedInOrder,
	negated,
	partsOfItems,
	rateKey,
	sumsOf,
} from '../../billing/part-rules.ts'
import type { DocumentTax } from '../../billing/schema.ts'
import type { DocumentState } from '../../parties/schema.ts'
import type { DocumentKind, Snapshot } from '../../schema.ts'
import { type InvoicesOf, partsBySection, type Sale, type SaleSection } from './section-rules.ts'

/** A document with its number, as the return asks for it. */
export interface Filed<S = Snapshot> {
	kind: DocumentKind
	series: string
	number: string
	/** `2026-11-23`. */
	day: string
	content: S
}

/**
 * Parts of the return; of credits to buyers without a GSTIN, only those of large invoices are listed singly. 11A and 11B
 * are advances that bear tax, received and used up.
 */
export type Section = SaleSection | '11A' | '11B' | 'HSN' | 'DOCS'

export interface Gstr1Row {
	section: Section
	gstin: string
	name: string
	number: string
	day: string
	/** Of the whole document, paise. */
	value: number | null
	/** `27-Maharashtra`. */
	placeOfSupply: string
	hsnSac: string
	quantity: number | null
	rateBp: number | null
	taxable: number | null
	cgst: number | null
	sgst: number | null
	igst: number | null
	/** Of a series of documents. */
	from: string
	to: string
	count: number | null
}

const EMPTY = {
	gstin: '',
	name: '',
	number: '',
	day: '',
	value: null,
	placeOfSupply: '',
	hsnSac: '',
	quantity: null,
	rateBp: null,
	taxable: null,
	cgst: null,
	sgst: null,
	igst: null,
	from: '',
	to: '',
	count: null,
}

/** `27-Maharashtra` */
export const placeName = ({ code, name }: DocumentState) => (code ? `${code}-${name}` : name)
const placeOf = ({ placeOfSupply }: Sale) => placeName(placeOfSupply)

const signed = (content: Sale, parts: DocumentTax[]) =>
	content.kind === 'credit-note' ? parts.map(negated) : parts

const summed = (parts: readonly DocumentTax[]) => {
	const { total: _, ...sums } = sumsOf([...parts])
	return sums
}

/** A document, or the part of a credit note, in a section. */
interface InSection extends Filed<Sale> {
	section: SaleSection
	parts: DocumentTax[]
}

/** A document that stands by itself, in a row for each rate. */
function ownRows({ number, day, content, section, parts: all }: InSection): Gstr1Row[] {
	const value = sumsOf(all).total
	return groupedInOrder(all, rateKey).map((parts) => ({
		...EMPTY,
		section,
		gstin: content.billTo.gstin ?? '',
		name: content.billTo.name,
		number,
		day,
		value,
		placeOfSupply: placeOf(content),
		rateBp: parts[0]?.rateBp ?? 0,
		...summed(parts),
	}))
}

/** The supplies to buyers without a GSTIN, by place and rate, less credits. */
function smallRows(sales: readonly InSection[]): Gstr1Row[] {
	const pieces = sales
		.filter(({ section }) => section === 'B2CS')
		.flatMap(({ content, parts }) =>
			signed(content, parts).map((part) => ({
				place: placeOf(content),
				part,
			})),
		)
	return groupedInOrder(pieces, ({ place, part }) => `${place} ${rateKey(part)}`).map((all) => ({
		...EMPTY,
		section: 'B2CS' as const,
		placeOfSupply: all[0]?.place ?? '',
		rateBp: all[0]?.part.rateBp ?? 0,
		...summed(all.map(({ part }) => part)),
	}))
}

/** The supplies by HSN or SAC and rate, less credits. A quantity counts goods, once. */
function hsnRows(sales: readonly Filed<Sale>[]): Gstr1Row[] {
	const pieces = sales.flatMap(({ content }) =>
		partsOfItems(content.items).map(({ part, quantity }) =>
			content.kind === 'credit-note'
				? { part: negated(part), quantity: -quantity }
				: { part, quantity },
		),
	)
	return groupedInOrder(pieces, ({ part }) => `${part.hsnSac} ${rateKey(part)}`).map((all) => ({
		...EMPTY,
		section: 'HSN' as const,
		hsnSac: all[0]?.part.hsnSac ?? '',
		quantity: all.reduce((total, each) => total + each.quantity, 0),
		rateBp: all[0]?.part.rateBp ?? 0,
		...summed(all.map(({ part }) => part)),
	}))
}

const FILED: readonly DocumentKind[] = [
	'tax-invoice',
	'credit-note',
	'receipt-voucher',
	'refund-voucher',
]

const isFiled = ({ kind, content }: Filed): boolean =>
	FILED.includes(kind) && 'isTaxed' in content && content.isTaxed

/** Which numbers of each series were given while the shop was registered, and how many. */
const documentRows = (documents: readonly Filed[]): Gstr1Row[] =>
	groupedInOrder(
		documents.filter(isFiled),
		({ kind, series }) => `${FILED.indexOf(kind)} ${series}`,
	).map((all) => {
		const numbers = all.map(({ number }) => number).toSorted()
		const name = all[0]?.kind ?? ''
		const [from = '', to = ''] = [numbers[0], numbers.at(-1)]
		return { ...EMPTY, section: 'DOCS' as const, name, from, to, count: all.length }
	})

const isSale = (document: Filed): document is Filed<Sale> =>
	(document.content.kind === 'tax-invoice' || document.content.kind === 'credit-note') &&
	document.content.isTaxed

const SINGLE = ['B2B', 'B2CL', 'CDNR', 'CDNUR'] as const

/** Advances that bear tax, by place and rate. */
const advanceRows = (section: '11A' | '11B', sums: readonly AdvanceSums[]): Gstr1Row[] =>
	sums
		.filter((row) => grossOf(row) !== 0)
		.map(({ place, rateBp, taxable, cgst, sgst, igst }) => ({
			...EMPTY,
			...{ section, placeOfSupply: placeName(place), rateBp },
			...{ value: grossOf({ taxable, cgst, sgst, igst }), taxable, cgst, sgst, igst },
		}))

/** What the month has received and used up of advances that bear tax. */
export interface MonthAdvances {
	received: readonly AdvanceSums[]
	adjusted: readonly AdvanceSums[]
}

/** The return of outward supplies, by its sections; supplies from before the shop had a GSTIN are not on it. */
export function gstr1Rows(
	documents: readonly Filed[],
	advances: MonthAdvances,
	invoiceOf: InvoicesOf,
): Gstr1Row[] {
	const sales = documents.filter(isSale)
	const divided = sales.flatMap((sale) =>
		[...partsBySection(sale.content, invoiceOf)].map(
			([section, parts]): InSection => ({ ...sale, section, parts }),
		),
	)
	const single = (section: Section) =>
		divided.filter((sale) => sale.section === section).flatMap(ownRows)
	return [
		...SINGLE.flatMap(single),
		...smallRows(divided),
		...advanceRows('11A', advances.received),
		...advanceRows('11B', advances.adjusted),
		...hsnRows(sales),
		...documentRows(documents),
	]
}
