import fc from 'fast-check'
import { expect, it } from 'vitest'
import { sumsOf, taxesOfItems } from '../../../billing/part-rules.ts'
import type { CreditNoteDocument, DocumentItem, InvoiceDocument } from '../../../billing/schema.ts'
import { type Filed, gstReturnOf } from './return-rules.ts'

const STATES = {
	shopState: { name: 'Maharashtra', code: '27' },
	placeOfSupply: { name: 'Haryana', code: '06' },
}
const NO_ADVANCES = { received: [], adjusted: [] }

/** A line of goods with IGST in its price. */
function line(n: number, total: number): DocumentItem {
	const igst = Math.round((total * 18) / 118)
	const part = { part: 'goods', hsnSac: '8544', rateBp: 1800, cgst: 0, sgst: 0 } as const
	const taxes = [{ ...part, taxable: total - igst, igst }]
	return {
		of: 'line',
		n,
		name: 'Cable',
		parts: [],
		quantity: 1,
		price: total,
		discount: 0,
		taxes,
		total,
	}
}

const saleOf = (items: DocumentItem[]) => ({
	...{ ...STATES, isTaxed: true, billTo: { name: 'Ravi', gstin: null }, items },
	sums: sumsOf(taxesOfItems(items)),
})

/** No more of a document than its rows go by. */
const invoice = (items: DocumentItem[]) =>
	({ kind: 'tax-invoice', ...saleOf(items) }) as unknown as InvoiceDocument
const creditNote = (items: DocumentItem[], against: CreditNoteDocument['against']) =>
	({ kind: 'credit-note', ...saleOf(items), against }) as unknown as CreditNoteDocument

const filed = (number: string, content: Filed['content']): Filed => ({
	...{ kind: content.kind, series: 'SB', number, day: '2026-11-20', content },
})

const lakh = fc.integer({ min: 1_00_000_01, max: 9_00_000_00 })
const small = fc.integer({ min: 100, max: 1_00_000_00 })

it('divides a credit note over large and small invoices among CDNUR and B2CS, to the paisa', () => {
	fc.assert(
		fc.property(lakh, lakh, small, fc.integer({ min: 1, max: 100 }), (one, other, less, share) => {
			const totals = [one, other, less]
			const invoices = totals.map((total) => invoice([line(1, total)]))
			const back = Math.max(3, Math.floor(((one + other + less) * share) / 100))
			const against = totals.map((total, n) => ({ number: `T${n}`, date: '', total }))
			const note = creditNote([line(1, back)], against)
			const its = gstReturnOf({
				documents: [filed('C1', note)],
				advances: NO_ADVANCES,
				invoiceOf: (number) => invoices[Number(number[1])],
				form: { version: 'GST3.2.2', largeAbove: 1_00_000_00, splitsHsn: true },
				seller: '27',
				descriptionOf: () => undefined,
			})
			const [large] = its.cdnur
			const sumOf = (name: 'taxable' | 'igst') =>
				(large?.rates ?? []).reduce((all, row) => all + row[name], 0) -
				its.b2cs.reduce((all, row) => all + row[name], 0)
			expect([sumOf('taxable'), sumOf('igst')]).toEqual([note.sums.taxable, note.sums.igst])
			const expected = (back * (one + other)) / (one + other + less)
			expect(Math.abs((large?.value ?? 0) - expected)).toBeLessThanOrEqual(1)
			expect(its.hsn).toMatchObject([{ taxable: -note.sums.taxable, igst: -note.sums.igst }])
		}),
	)
})
