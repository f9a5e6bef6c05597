import { type Paise, paise, sum, zero } from '../../../shared/money.ts'
import { grossOf, ofAmount, plusTaxes } from './part-rules.ts'
import type {
	CreditNoteDocument,
	DocumentTax,
	InvoiceDocument,
	ReceiptDocument,
	RefundDocument,
} from './schema.ts'

/** A document that makes an advance, or uses it up. */
export interface AdvanceDocument {
	number: string
	/** When it counts, epoch milliseconds. */
	at: number
	content: ReceiptDocument | RefundDocument | InvoiceDocument | CreditNoteDocument
}

/** A receipt voucher with the part of it that nothing has used up. */
export interface OpenAdvance {
	number: string
	at: number
	receipt: ReceiptDocument
	left: DocumentTax[]
}

/** What an invoice or a refund voucher has used up of a receipt voucher. */
export interface UsedAdvance {
	at: number
	of: OpenAdvance
	taxes: DocumentTax[]
}

export interface Advances {
	receipts: OpenAdvance[]
	uses: UsedAdvance[]
	/** The sum of the rest. */
	open: Paise
}

/** The kinds of documents that advances follow from, in the order of one moment. */
export const ADVANCE_KINDS = [
	'receipt-voucher',
	'tax-invoice',
	'credit-note',
	'refund-voucher',
] as const

const leftOf = ({ left }: OpenAdvance): Paise => sum(left.map(grossOf))

/** Parts less others of the same HSN and rate, in their order. */
const without = (parts: readonly DocumentTax[], taken: readonly DocumentTax[]): DocumentTax[] =>
	parts.map((part) => {
		const same = taken.find(
			(each) =>
				each.part === part.part && each.hsnSac === part.hsnSac && each.rateBp === part.rateBp,
		)
		return same ? plusTaxes(part, same, -1) : part
	})

/** The share of the rest that an amount pays for; the last amount takes all of it, to the paisa. */
export const takenOf = (advance: OpenAdvance, amount: Paise): DocumentTax[] =>
	amount === leftOf(advance) ? advance.left : ofAmount(advance.left, amount)

/**
 * The receipts that an invoice of so much uses up, the oldest first. @param before what another one of the same supply uses
 * up before it, paise
 */
export function usedBy(
	{ before, total }: { before: number; total: number },
	{ receipts }: Pick<Advances, 'receipts'>,
) {
	let start = 0
	return receipts.flatMap((advance) => {
		const [from, to] = [start, start + leftOf(advance)]
		start = to
		const amount = Math.min(to, before + total) - Math.max(from, before)
		const { number, at } = advance
		return amount > 0 ? [{ number, date: new Date(at).toISOString(), amount }] : []
	})
}

/**
 * The advances of an order by its documents alone. A receipt pays first what earlier invoices left open; an invoice uses
 * up the oldest receipts first; a refund voucher that which it names.
 */
export function advancesOf(documents: readonly AdvanceDocument[]): Advances {
	const receipts: OpenAdvance[] = []
	const uses: UsedAdvance[] = []
	let unpaid = 0
	/** @returns how much there was to use */
	function use(at: number, of: OpenAdvance, most: number): number {
		const amount = paise(Math.max(0, Math.min(most, leftOf(of))))
		if (amount === 0) return 0
		const taxes = takenOf(of, amount)
		of.left = without(of.left, taxes)
		uses.push({ at, of, taxes })
		return amount
	}
	const inOrder = documents.toSorted(
		(one, other) =>
			one.at - other.at ||
			ADVANCE_KINDS.indexOf(one.content.kind) - ADVANCE_KINDS.indexOf(other.content.kind),
	)
	for (const { number, at, content } of inOrder)
		switch (content.kind) {
			case 'receipt-voucher': {
				const advance = { number, at, receipt: content, left: content.taxes }
				receipts.push(advance)
				unpaid -= use(at, advance, unpaid)
				break
			}
			case 'tax-invoice':
				unpaid += content.sums.total
				for (const advance of receipts) unpaid -= use(at, advance, unpaid)
				break
			case 'credit-note':
				unpaid = Math.max(0, unpaid - content.sums.total)
				break
			case 'refund-voucher': {
				const named = receipts.find((each) => each.number === content.receipt?.number)
				if (named) {
					named.left = without(named.left, content.taxes)
					uses.push({ at, of: named, taxes: content.taxes })
				}
			}
		}
	return { receipts, uses, open: receipts.length > 0 ? sum(receipts.map(leftOf)) : zero }
}
