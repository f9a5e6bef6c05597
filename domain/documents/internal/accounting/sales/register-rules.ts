import { billName } from '../../../billing/bill-rules.ts'
import {
	grossOf,
	groupedInOrder,
	type PartOfItem,
	partsOfItems,
	type ReturnUnit,
	rateKey,
	sumsOf,
	unitOfPart,
} from '../../../billing/part-rules.ts'
import type { Bill, CreditNoteDocument, InvoiceDocument } from '../../../billing/schema.ts'
import type { DatedDocument } from '../documents-between.ts'

/** What a document has of one HSN or SAC, unit and rate, paise; below zero on a credit note. */
export interface RegisterRow {
	document: DatedDocument
	content: InvoiceDocument | CreditNoteDocument
	kind: Bill | 'credit-note'
	hsnSac: string
	unit: ReturnUnit
	rateBp: number
	quantity: number
	taxable: number
	cgst: number
	sgst: number
	igst: number
	total: number
}

const kindOf = (content: RegisterRow['content']): RegisterRow['kind'] =>
	content.kind === 'tax-invoice' ? billName(content) : content.kind

/** The rows of the sales register; those of a document sum to it. Vouchers sell nothing and have none. */
export const registerRows = (documents: readonly DatedDocument[]): RegisterRow[] =>
	documents.flatMap((document) => {
		const { content } = document
		if (content.kind !== 'tax-invoice' && content.kind !== 'credit-note') return []
		const sign = content.kind === 'credit-note' ? -1 : 1
		const key = (each: PartOfItem) =>
			`${each.part.hsnSac} ${unitOfPart(each)} ${rateKey(each.part)}`
		return groupedInOrder(partsOfItems(content.items), key).flatMap((its): RegisterRow[] => {
			const [first] = its
			if (!first) return []
			const { taxable, cgst, sgst, igst } = sumsOf(its.map(({ part }) => part))
			const { hsnSac, rateBp } = first.part
			const count = its.reduce((all, { quantity }) => all + quantity, 0)
			return [
				{
					document,
					content,
					kind: kindOf(content),
					hsnSac,
					unit: unitOfPart(first),
					rateBp,
					quantity: sign * count || 0,
					taxable: sign * taxable,
					cgst: sign * cgst,
					sgst: sign * sgst,
					igst: sign * igst,
					total: sign * grossOf({ taxable, cgst, sgst, igst }),
				},
			]
		})
	})
