import { dayAt, monthSpan } from '../../../../shared/calendar.ts'
import {
	type AdvanceSums,
	advancePieces,
	byPlaceAndRate,
	openPieces,
	placeAndRate,
} from '../../../documents/accounting/advance-table-rules.ts'
import type { AdvanceDocument } from '../../../documents/billing/advance-rules.ts'
import { plusTaxes } from '../../../documents/billing/part-rules.ts'

const TAXES = ['taxable', 'cgst', 'sgst', 'igst'] as const
type Taxes = Record<(typeof TAXES)[number], number>

/** The open part of advances that bear tax at a place and a rate, paise. */
export interface TaxedAdvance extends Taxes {
	place: string
	rateBp: number
	/** The most by which tables 11A less 11B of all months up to then differ from it; zero where they agree. */
	difference: number
}

interface Row extends Taxes {
	place: string
	rateBp: number
	/** The same, as the returns of the months have reported it. */
	reported: Taxes
}

const NOTHING: Taxes = { taxable: 0, cgst: 0, sgst: 0, igst: 0 }

/** Adds up the advances of a shop that bear tax: keeps sums of each month, and no documents. */
export class TaxedAdvances {
	/** By month, and by place and rate, what the month adds. */
	readonly #steps = new Map<string, Map<string, Row>>()

	/** @param documents of an order, by when they were issued */
	add(documents: readonly AdvanceDocument[]): void {
		const bearsTax = documents.some(
			({ content }) => content.kind === 'receipt-voucher' && content.bearsTax,
		)
		if (!bearsTax) return
		let before: AdvanceSums[] = []
		for (const month of monthsOf(documents)) {
			const span = monthSpan(month)
			const open = byPlaceAndRate(openPieces(documents, span.before))
			const { received, adjusted } = advancePieces(documents, span)
			for (const sums of open) this.#addOpen(month, sums, 1)
			for (const sums of before) this.#addOpen(month, sums, -1)
			for (const sums of byPlaceAndRate(received)) this.#addReported(month, sums, 1)
			for (const sums of byPlaceAndRate(adjusted)) this.#addReported(month, sums, -1)
			before = open
		}
	}

	#rowOf(month: string, { place, rateBp }: AdvanceSums): Row {
		const rows = this.#steps.get(month) ?? new Map<string, Row>()
		this.#steps.set(month, rows)
		const key = placeAndRate(place, rateBp)
		const row = rows.get(key) ?? { place: place.name, rateBp, ...NOTHING, reported: NOTHING }
		rows.set(key, row)
		return row
	}

	#addOpen(month: string, sums: AdvanceSums, sign: 1 | -1) {
		const row = this.#rowOf(month, sums)
		Object.assign(row, plusTaxes(row, sums, sign))
	}

	#addReported(month: string, sums: AdvanceSums, sign: 1 | -1) {
		const row = this.#rowOf(month, sums)
		row.reported = plusTaxes(row.reported, sums, sign)
	}

	/** The open amount at the end of a month, beside that reported in the returns of all months. */
	at(month: string): TaxedAdvance[] {
		const all = new Map<string, Row>()
		for (const [each, rows] of this.#steps) {
			if (each > month) continue
			for (const [key, row] of rows) {
				const before = all.get(key)
				all.set(key, {
					...plusTaxes(row, before ?? NOTHING),
					reported: plusTaxes(row.reported, before?.reported ?? NOTHING),
				})
			}
		}
		return [...all]
			.toSorted(([one], [other]) => (one < other ? -1 : 1))
			.map(([, { reported, ...row }]): TaxedAdvance => {
				const differences = TAXES.map((name) => Math.abs(reported[name] - row[name]))
				return { ...row, difference: Math.max(...differences) }
			})
			.filter((row) => row.difference !== 0 || TAXES.some((name) => row[name] !== 0))
	}
}

/** The months in which they were issued, the earliest first. */
const monthsOf = (documents: readonly AdvanceDocument[]): string[] =>
	[...new Set(documents.map(({ at }) => dayAt(at).slice(0, 7)))].toSorted()
