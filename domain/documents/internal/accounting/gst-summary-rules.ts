import { paise, sum, toRupees } from '../../../../shared/money.ts'
import type { GstSummary } from '../../accounting/schema.ts'
import { taxesOfItems } from '../../billing/part-rules.ts'
import type { CreditNoteDocument, DocumentTax, InvoiceDocument } from '../../billing/schema.ts'
import type { Filed } from './gstr1-rules.ts'

const NAMES = ['taxable', 'cgst', 'sgst', 'igst'] as const

type Sums = Pick<DocumentTax, (typeof NAMES)[number]>

interface Piece {
	placeOfSupply: string
	rateBp: number
	sums: Sums
}

const isSale = (content: Filed['content']): content is InvoiceDocument | CreditNoteDocument =>
	(content.kind === 'tax-invoice' || content.kind === 'credit-note') && content.isTaxed

/** The taxes of a document; those of a credit note are below zero. */
function piecesOf({ content }: Pick<Filed, 'content'>): Piece[] {
	if (!isSale(content)) return []
	const sign = content.kind === 'credit-note' ? -1 : 1
	return taxesOfItems(content.items).map(({ rateBp, taxable, cgst, sgst, igst }) => ({
		placeOfSupply: content.placeOfSupply.name,
		rateBp,
		sums: { taxable: sign * taxable, cgst: sign * cgst, sgst: sign * sgst, igst: sign * igst },
	}))
}

/** Paise are added up, and written as rupees once. */
function totalOf(pieces: readonly Piece[]): GstSummary['totals'] {
	const of = (name: (typeof NAMES)[number]) => sum(pieces.map(({ sums }) => paise(sums[name])))
	const [taxable, cgst, sgst, igst] = [of('taxable'), of('cgst'), of('sgst'), of('igst')]
	return {
		taxable: toRupees(taxable),
		cgst: toRupees(cgst),
		sgst: toRupees(sgst),
		igst: toRupees(igst),
		tax: toRupees(sum([cgst, sgst, igst])),
	}
}

/** The GST of the invoices of some documents, less that of their credit notes, by place of supply and rate. */
export function gstSummaryOf(
	documents: readonly Pick<Filed, 'content'>[],
): Omit<GstSummary, 'month'> {
	const pieces = documents.flatMap(piecesOf)
	const groups = Map.groupBy(pieces, ({ placeOfSupply, rateBp }) => `${placeOfSupply}\n${rateBp}`)
	const rows = [...groups.values()].flatMap((group) => {
		const [first] = group
		if (!first) return []
		const { placeOfSupply, rateBp } = first
		return [{ placeOfSupply, ratePct: rateBp / 100, ...totalOf(group) }]
	})
	return {
		totals: totalOf(pieces),
		rows: rows.toSorted(
			(one, other) =>
				one.placeOfSupply.localeCompare(other.placeOfSupply) || one.ratePct - other.ratePct,
		),
	}
}
