import type { Cell } from '../../../../../shared/csv.ts'
import type { DatedDocument } from '../documents-between.ts'
import { placeName } from '../gst-return/return-rules.ts'
import { lateWords } from '../late-entry-rules.ts'
import { rupees } from '../rupee-rules.ts'
import { type RegisterRow, registerRows } from './register-rules.ts'

export const REGISTER_COLUMNS = [
	'Document',
	'Kind',
	'Day',
	'Party',
	'GSTIN',
	'Place of supply',
	'HSN or SAC',
	'Unit',
	'Rate, per cent',
	'Quantity',
	'Taxable, rupees',
	'CGST, rupees',
	'SGST or UTGST, rupees',
	'IGST, rupees',
	'Total, rupees',
	'Order',
	'Entered late',
]

function cellsOf({ document, content, kind, ...row }: RegisterRow): Cell[] {
	return [
		document.number,
		kind,
		document.day,
		content.billTo.name,
		content.billTo.gstin,
		placeName(content.placeOfSupply),
		row.hsnSac,
		row.unit,
		row.rateBp / 100,
		row.quantity,
		...[row.taxable, row.cgst, row.sgst, row.igst, row.total].map(rupees),
		document.orderId,
		lateWords(document.lateOf),
	]
}

/** The invoices and credit notes among some documents, by HSN or SAC, unit and rate. */
export const registerCells = (documents: readonly DatedDocument[]): Cell[][] =>
	registerRows(documents).map(cellsOf)
