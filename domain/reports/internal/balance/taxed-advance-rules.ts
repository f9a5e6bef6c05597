import { dayAt, monthSpan } from '../../../../shared/calendar.ts'
import {
	type AdvancePiece,
	advancePieces,
	byPlaceAndRate,
	openPieces,
} from '../../../documents/accounting/advance-table-rules.ts'
import type { AdvanceDocument } from '../../../documents/billing/advance-rules.ts'

const TAXES = ['taxable', 'cgst', 'sgst', 'igst'] as const
type Taxes = Record<(typeof TAXES)[number], number>

/** What is open of advances that bear tax at a place and a rate, paise. */
export interface TaxedAdvance extends Taxes {
	place: string
	rateBp: number
	/** The most by which tables 11A less 11B of all months up to then differ from it; zero where they agree. */
	difference: number
}

const negative = ({ place, part }: AdvancePiece): AdvancePiece => ({
	place,
	part: {
		...part,
		taxable: -part.taxable,
		cgst: -part.cgst,
		sgst: -part.sgst,
		igst: -part.igst,
	},
})

/** Adds up the advances of a shop that bear tax, by place and rate. */
export class TaxedAdvances {
	readonly #orders: (readonly AdvanceDocument[])[] = []

	/** @param documents of an order, by when they were issued */
	add(documents: readonly AdvanceDocument[]): void {
		const bearsTax = documents.some(
			({ content }) => content.kind === 'receipt-voucher' && content.bearsTax,
		)
		if (bearsTax) this.#orders.push(documents)
	}

	/** What is open at the end of a month, beside what the returns of all months have reported. */
	at(month: string): TaxedAdvance[] {
		const { before } = monthSpan(month)
		const open = this.#orders.flatMap((documents) => openPieces(documents, before))
		const reported = this.#orders.flatMap((documents) =>
			monthsOf(documents, month).flatMap((each) => {
				const { received, adjusted } = advancePieces(documents, monthSpan(each))
				return [...received, ...adjusted.map(negative)]
			}),
		)
		const key = (row: { place: { name: string }; rateBp: number }) =>
			`${row.place.name} ${row.rateBp}`
		const filed = new Map(byPlaceAndRate(reported).map((row) => [key(row), row]))
		return byPlaceAndRate([...open, ...reported.map((piece) => withoutSums(piece))])
			.map((row): TaxedAdvance => {
				const its = filed.get(key(row))
				const { place, rateBp, taxable, cgst, sgst, igst } = row
				const differences = TAXES.map((name) => Math.abs((its?.[name] ?? 0) - row[name]))
				const difference = Math.max(...differences)
				return { place: place.name, rateBp, taxable, cgst, sgst, igst, difference }
			})
			.filter((row) => row.difference !== 0 || TAXES.some((name) => row[name] !== 0))
	}
}

/** A place and rate that were reported, though nothing may be open of them. */
const withoutSums = ({ place, part }: AdvancePiece): AdvancePiece => ({
	place,
	part: { ...part, taxable: 0, cgst: 0, sgst: 0, igst: 0 },
})

const monthsOf = (documents: readonly AdvanceDocument[], last: string): string[] =>
	[...new Set(documents.map(({ at }) => dayAt(at).slice(0, 7)))].filter((month) => month <= last)
