import { gstinKind } from '../../../../../shared/gstin.ts'
import { paise, toRupees } from '../../../../../shared/money.ts'
import type { GstSummary } from '../../../accounting/schema.ts'
import {
	grossOf,
	groupedInOrder,
	negated,
	rateKey,
	taxesOfItems,
} from '../../../billing/part-rules.ts'
import type { DocumentTax } from '../../../billing/schema.ts'
import { lateNotesOf } from './late-note-rules.ts'
import { type Filed, isSale, type MonthAdvances, placeName, type Sums } from './return-rules.ts'
import { isBetweenStates, isNil, type Sale } from './section-rules.ts'

const NAMES = ['taxable', 'cgst', 'sgst', 'igst'] as const

interface Piece {
	content: Sale
	part: DocumentTax
}

const piecesOf = (documents: readonly Filed[]): Piece[] =>
	documents.filter(isSale).flatMap(({ content }) =>
		taxesOfItems(content.items).map((part) => ({
			content,
			part: content.kind === 'credit-note' ? negated(part) : part,
		})),
	)

/** Paise are added up, and written as rupees once. */
function totalOf(all: readonly Sums[]): GstSummary['totals'] {
	const of = (name: (typeof NAMES)[number]) => all.reduce((sum, each) => sum + each[name], 0)
	const [taxable = 0, cgst = 0, sgst = 0, igst = 0] = NAMES.map(of)
	return {
		taxable: rupees(taxable),
		cgst: rupees(cgst),
		sgst: rupees(sgst),
		igst: rupees(igst),
		tax: rupees(cgst + sgst + igst),
	}
}

const rupees = (amount: number) => toRupees(paise(amount))
const partOf = ({ part }: Piece) => part
const isTaxed = ({ part, content }: Piece) => !isNil(part, content)

const byPlace = (pieces: readonly Piece[]): GstSummary['toUnregistered'] =>
	groupedInOrder(pieces, ({ content }) => placeName(content.placeOfSupply)).map((its) => {
		const { taxable, igst } = totalOf(its.map(partOf))
		return { placeOfSupply: its[0]?.content.placeOfSupply.name ?? '', taxable, igst }
	})

/** The GST of the invoices of a month, less that of its credit notes, and what the return GSTR-3B asks for. */
export function gstSummaryOf(
	documents: readonly Filed[],
	{ received, adjusted }: MonthAdvances,
): Omit<GstSummary, 'month' | 'lateEntries'> {
	const pieces = piecesOf(documents)
	const key = ({ content, part }: Piece) =>
		`${content.placeOfSupply.name}\n${part.hsnSac}\n${rateKey(part)}`
	const rows = groupedInOrder(pieces, key).flatMap((its) => {
		const [first] = its
		if (!first) return []
		const { content, part } = first
		const about = { placeOfSupply: content.placeOfSupply.name, hsnSac: part.hsnSac }
		return [{ ...about, ratePct: part.rateBp / 100, ...totalOf(its.map(partOf)) }]
	})
	const between = pieces.filter((piece) => isTaxed(piece) && isBetweenStates(piece.content))
	const advances = [...received, ...adjusted.map(negated)]
	const isZeroRated = (piece: Piece) => isTaxed(piece) && piece.content.toSez === true
	const ofAdvances = (toSez: boolean) => advances.filter((row) => row.toSez === toSez)
	const taxed = pieces.filter(isTaxed)
	const bare = documents
		.filter(isSale)
		.filter(({ content }) => taxesOfItems(content.items).some(({ hsnSac }) => hsnSac === ''))
	return {
		totals: totalOf(pieces.map(partOf)),
		rows,
		advances: totalOf(advances),
		outward: totalOf([
			...taxed.filter((piece) => !isZeroRated(piece)).map(partOf),
			...ofAdvances(false),
		]),
		zeroRated: totalOf([...taxed.filter(isZeroRated).map(partOf), ...ofAdvances(true)]),
		nilRated: rupees(
			pieces.filter((piece) => !isTaxed(piece)).reduce((all, { part }) => all + grossOf(part), 0),
		),
		toUnregistered: byPlace(between.filter(({ content }) => !content.billTo.gstin)),
		toUinHolders: byPlace(
			between.filter(({ content }) => gstinKind(content.billTo.gstin ?? '') === 'un-body'),
		),
		withoutHsn: bare.map(({ number }) => number),
		lateNotes: lateNotesOf(documents),
	}
}
