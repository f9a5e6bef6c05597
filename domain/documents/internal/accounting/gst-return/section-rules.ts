import { isListedInReturn } from '../../../../../shared/gstin.ts'
import { paise } from '../../../../../shared/money.ts'
import { apportion } from '../../../../tax/rules.ts'
import { between, taxesOfItems } from '../../../billing/part-rules.ts'
import type { CreditNoteDocument, DocumentTax, InvoiceDocument } from '../../../billing/schema.ts'

export type Sale = InvoiceDocument | CreditNoteDocument

/** The sections of supplies and of their credits; those of small ones to buyers without a GSTIN are one. */
export type SaleSection = 'B2B' | 'B2CL' | 'B2CS' | 'CDNR' | 'CDNUR'

/** What the return of a month asks for; it changes from time to time. */
export interface ReturnForm {
	/** Of the schema of its JSON. */
	version: string
	/** An invoice to another state for more than this, to a buyer without a GSTIN, stands by itself. Paise. */
	largeAbove: number
	/** Whether table 12 has sales to registered buyers apart. */
	splitsHsn: boolean
}

/** A supply to a Special Economic Zone is between States wherever that is. */
export const isBetweenStates = ({ shopState, placeOfSupply, toSez }: Sale) =>
	toSez === true || shopState.code !== placeOfSupply.code

/** Whether a part is among the supplies at the rate 0: not of a zero-rated one without tax. */
export const isNil = ({ rateBp }: DocumentTax, { withoutTax }: Sale) =>
	rateBp === 0 && withoutTax !== true

function sectionOf(content: Sale, { largeAbove }: ReturnForm): SaleSection {
	const isNote = content.kind === 'credit-note'
	if (isListedInReturn(content.billTo.gstin)) return isNote ? 'CDNR' : 'B2B'
	const value = isNote
		? Math.max(0, ...content.against.map(({ total }) => total))
		: content.sums.total
	if (isBetweenStates(content) && value > largeAbove) return isNote ? 'CDNUR' : 'B2CL'
	return 'B2CS'
}

const CREDIT_OF: Partial<Record<SaleSection, SaleSection>> = { B2B: 'CDNR', B2CL: 'CDNUR' }

const creditSection = (invoice: InvoiceDocument, form: ReturnForm): SaleSection => {
	const section = sectionOf(invoice, form)
	return CREDIT_OF[section] ?? section
}

/** The invoices of an order, by their numbers. */
export type InvoicesOf = (number: string) => InvoiceDocument | undefined

/**
 * The parts of an invoice or a credit note by section. A note over invoices of several sections is divided among them, item
 * by item, in proportion of what each invoice has of it; its parts sum to it.
 */
export function partsBySection(
	content: Sale,
	invoiceOf: InvoicesOf,
	form: ReturnForm,
): Map<SaleSection, DocumentTax[]> {
	const invoices =
		content.kind === 'credit-note'
			? content.against.flatMap(({ number }) => invoiceOf(number) ?? [])
			: []
	const sections = [...new Set(invoices.map((invoice) => creditSection(invoice, form)))]
	if (content.kind !== 'credit-note' || sections.length < 2) {
		const [only = sectionOf(content, form)] = sections
		return new Map([[only, taxesOfItems(content.items)]])
	}
	const parts = new Map<SaleSection, DocumentTax[]>()
	for (const { of, n, taxes, total } of content.items) {
		const weights = sections.map((section) =>
			invoices
				.filter((invoice) => creditSection(invoice, form) === section)
				.flatMap(({ items }) => items.filter((item) => item.of === of && item.n === n))
				.reduce((all, item) => all + item.total, 0),
		)
		let from = paise(0)
		for (const [index, amount] of apportion(paise(total), weights).entries()) {
			const to = paise(from + amount)
			const section = sections[index]
			if (section && amount > 0)
				parts.set(section, [...(parts.get(section) ?? []), ...between(taxes, from, to)])
			from = to
		}
	}
	return parts
}
