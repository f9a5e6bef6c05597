import { isListedInReturn } from '../../../../../shared/gstin.ts'
import type { AdvanceSums } from '../../../accounting/advance-table-rules.ts'
import {
	grossOf,
	groupedInOrder,
	negated,
	partsOfItems,
	rateKey,
	sumsOf,
	unitOfPart,
} from '../../../billing/part-rules.ts'
import type { DocumentTax } from '../../../billing/schema.ts'
import type { DocumentState } from '../../../parties/schema.ts'
import type { DocumentKind, Snapshot } from '../../../schema.ts'
import { runsOf } from './number-run-rules.ts'
import {
	type InvoicesOf,
	isBetweenStates,
	isNil,
	partsBySection,
	type ReturnForm,
	type Sale,
	type SaleSection,
} from './section-rules.ts'

/** A document with its number, as the return asks for it. */
export interface Filed<S = Snapshot> {
	kind: DocumentKind
	series: string
	number: string
	/** `2026-11-23`. */
	day: string
	content: S
}

/** What a row sums to; paise, and below zero where credits are more. */
export type Sums = Pick<DocumentTax, 'taxable' | 'cgst' | 'sgst' | 'igst'>

/** A document by itself, with its taxes by rate. */
export interface SingleRow {
	gstin: string
	name: string
	number: string
	day: string
	/** Of the whole document, or of the part of a credit note in this section. */
	value: number
	place: DocumentState
	isBetweenStates: boolean
	/** To a Special Economic Zone. */
	toSez: boolean
	/** Under a letter of undertaking, and not on payment of IGST. */
	withoutTax: boolean
	rates: (Sums & { rateBp: number })[]
}

/** Sums of a place and a rate. */
export interface PlaceRow extends Sums {
	place: DocumentState
	isBetweenStates: boolean
	rateBp: number
}

/** Supplies at the rate 0. */
export interface NilRow {
	isBetweenStates: boolean
	isRegistered: boolean
	amount: number
}

export interface HsnRow extends Sums {
	isRegistered: boolean
	hsnSac: string
	description: string
	/** `NA` of work. */
	unit: string
	quantity: number
	rateBp: number
}

/** Consecutive numbers of a series; none is ever cancelled, since a number is given with its document. */
export interface NumbersRow {
	kind: DocumentKind
	from: string
	to: string
	count: number
}

/** The return of outward supplies of a month, by its sections. */
export interface GstReturn {
	b2b: SingleRow[]
	/** 6B: to Special Economic Zones. */
	sez: SingleRow[]
	b2cl: SingleRow[]
	b2cs: PlaceRow[]
	cdnr: SingleRow[]
	cdnur: SingleRow[]
	nil: NilRow[]
	/** 11A and 11B: advances that bear tax, received and used up. */
	received: PlaceRow[]
	adjusted: PlaceRow[]
	hsn: HsnRow[]
	documents: NumbersRow[]
}

/** `27-Maharashtra` */
export const placeName = ({ code, name }: DocumentState) => (code ? `${code}-${name}` : name)

/** A document, or the part of a credit note, in a section. */
interface InSection extends Filed<Sale> {
	section: SaleSection
	parts: DocumentTax[]
}

const signed = <T extends DocumentTax>(content: Sale, part: T): T =>
	content.kind === 'credit-note' ? negated(part) : part

const summed = (parts: readonly DocumentTax[]): Sums => {
	const { total: _, ...sums } = sumsOf(parts)
	return sums
}

const byRate = (parts: readonly DocumentTax[]) =>
	groupedInOrder(parts, rateKey).map((its) => ({ rateBp: its[0]?.rateBp ?? 0, ...summed(its) }))

/** Documents that stand by themselves; what bears no tax is among the nil-rated supplies instead. */
const singleRows = (all: readonly InSection[], wanted: SaleSection): SingleRow[] =>
	all.flatMap(({ section, number, day, content, parts }) => {
		const taxed = parts.filter((part) => !isNil(part, content))
		if (section !== wanted || taxed.length === 0) return []
		const { billTo, placeOfSupply: place, toSez = false, withoutTax = false } = content
		const value = sumsOf(parts).total
		const to = { gstin: billTo.gstin ?? '', name: billTo.name }
		const row = { ...to, number, day, value, place, rates: byRate(taxed) }
		return [{ ...row, isBetweenStates: isBetweenStates(content), toSez, withoutTax }]
	})

/** The supplies to buyers without a GSTIN, by place and rate, less credits. */
function smallRows(all: readonly InSection[]): PlaceRow[] {
	const pieces = all
		.filter(({ section }) => section === 'B2CS')
		.flatMap(({ content, parts }) =>
			parts
				.filter((part) => !isNil(part, content))
				.map((part) => ({ content, place: content.placeOfSupply, part: signed(content, part) })),
		)
	const key = ({ place, part }: (typeof pieces)[number]) => `${placeName(place)} ${rateKey(part)}`
	return groupedInOrder(pieces, key).flatMap((its) => {
		const [first] = its
		if (!first) return []
		const { place, content, part } = first
		const sums = summed(its.map((each) => each.part))
		if (sums.taxable === 0 && grossOf(sums) === 0) return []
		return [{ place, isBetweenStates: isBetweenStates(content), rateBp: part.rateBp, ...sums }]
	})
}

const isRegistered = ({ billTo }: Sale) => isListedInReturn(billTo.gstin)

function nilRows(sales: readonly Filed<Sale>[]): NilRow[] {
	const pieces = sales.flatMap(({ content }) =>
		partsOfItems(content.items)
			.filter(({ part }) => isNil(part, content))
			.map(({ part }) => ({ content, amount: grossOf(signed(content, part)) })),
	)
	const key = ({ content }: (typeof pieces)[number]) =>
		`${isRegistered(content) ? 0 : 1} ${isBetweenStates(content) ? 0 : 1}`
	return groupedInOrder(pieces, key).flatMap((its) => {
		const [first] = its
		if (!first) return []
		const { content } = first
		const amount = its.reduce((all, each) => all + each.amount, 0)
		return [
			{ isBetweenStates: isBetweenStates(content), isRegistered: isRegistered(content), amount },
		]
	})
}

/** The supplies by HSN or SAC, unit and rate, less credits. A quantity counts goods, once. */
function hsnRows(
	sales: readonly Filed<Sale>[],
	descriptionOf: (hsnSac: string) => string | undefined,
): HsnRow[] {
	const pieces = sales.flatMap(({ content }) =>
		content.items.flatMap((item) =>
			partsOfItems([item]).map((each) => ({
				part: signed(content, each.part),
				quantity: content.kind === 'credit-note' ? -each.quantity : each.quantity,
				unit: unitOfPart(each),
				isRegistered: isRegistered(content),
				name: item.name,
			})),
		),
	)
	const key = ({ isRegistered: to, part, unit }: (typeof pieces)[number]) =>
		`${to ? 0 : 1} ${part.hsnSac} ${unit} ${rateKey(part)}`
	return groupedInOrder(pieces, key).flatMap((its) => {
		const [first] = its
		if (!first) return []
		const { part, unit, isRegistered: registered, name } = first
		const { hsnSac, rateBp } = part
		const description = (hsnSac && descriptionOf(hsnSac)) || name
		const quantity = its.reduce((total, each) => total + each.quantity, 0)
		const sums = summed(its.map((each) => each.part))
		return [{ isRegistered: registered, hsnSac, description, unit, quantity, rateBp, ...sums }]
	})
}

/** The kinds of documents that the return counts, in its order. */
const COUNTED: readonly DocumentKind[] = [
	'tax-invoice',
	'credit-note',
	'receipt-voucher',
	'refund-voucher',
]

const isCounted = ({ kind, content }: Filed): boolean =>
	COUNTED.includes(kind) && 'isTaxed' in content && content.isTaxed

/** Which numbers of each series were given while the shop was registered. */
const numbersRows = (documents: readonly Filed[]): NumbersRow[] =>
	groupedInOrder(
		documents.filter(isCounted),
		({ kind, series }) => `${COUNTED.indexOf(kind)} ${series}`,
	).flatMap((all) => {
		const [first] = all
		if (!first) return []
		return runsOf(all.map(({ number }) => number)).map((run) => ({ kind: first.kind, ...run }))
	})

export const isSale = (document: Filed): document is Filed<Sale> =>
	(document.content.kind === 'tax-invoice' || document.content.kind === 'credit-note') &&
	document.content.isTaxed

/** Advances that bear tax, by place and rate. */
const advanceRows = (sums: readonly AdvanceSums[], seller: string): PlaceRow[] =>
	sums
		.filter((row) => grossOf(row) !== 0)
		.map((row) => ({ ...row, isBetweenStates: row.toSez || row.place.code !== seller }))

/** What the month has received and used up of advances that bear tax. */
export interface MonthAdvances {
	received: readonly AdvanceSums[]
	adjusted: readonly AdvanceSums[]
}

export interface ReturnInput {
	documents: readonly Filed[]
	advances: MonthAdvances
	invoiceOf: InvoicesOf
	form: ReturnForm
	/** The code of the State of the shop. */
	seller: string
	/** The name of the tax class of an HSN; undefined where none has it. */
	descriptionOf: (hsnSac: string) => string | undefined
}

/** The return of outward supplies; supplies from before the shop had a GSTIN are not on it. */
export function gstReturnOf(input: ReturnInput): GstReturn {
	const { documents, advances, invoiceOf, form, seller } = input
	const sales = documents.filter(isSale)
	const divided = sales.flatMap((sale) =>
		[...partsBySection(sale.content, invoiceOf, form)].map(
			([section, parts]): InSection => ({ ...sale, section, parts }),
		),
	)
	const registered = singleRows(divided, 'B2B')
	return {
		b2b: registered.filter(({ toSez }) => !toSez),
		sez: registered.filter(({ toSez }) => toSez),
		b2cl: singleRows(divided, 'B2CL'),
		b2cs: smallRows(divided),
		cdnr: singleRows(divided, 'CDNR'),
		cdnur: singleRows(divided, 'CDNUR'),
		nil: nilRows(sales),
		received: advanceRows(advances.received, seller),
		adjusted: advanceRows(advances.adjusted, seller),
		hsn: hsnRows(sales, input.descriptionOf),
		documents: numbersRows(documents),
	}
}
