import { type AdvanceDocument, advancesOf } from '../billing/advance-rules.ts'
import { groupedInOrder, negated, rateKey, sumsOf } from '../billing/part-rules.ts'
import type { DocumentTax, ReceiptDocument } from '../billing/schema.ts'
import type { DocumentState } from '../parties/schema.ts'

/** What advances that bear tax come to at a place of supply and a rate, paise. */
export interface AdvanceSums extends Omit<ReturnType<typeof sumsOf>, 'total'> {
	place: DocumentState
	toSez: boolean
	rateBp: number
}

/** Parts of advances at a place; below zero where they are taken off. */
export interface AdvancePiece {
	place: DocumentState
	/** For a supply to a Special Economic Zone. */
	toSez: boolean
	part: DocumentTax
}

const piecesOf = (receipt: ReceiptDocument, parts: readonly DocumentTax[]): AdvancePiece[] =>
	parts.map((part) => ({
		place: receipt.placeOfSupply,
		toSez: receipt.toSez === true,
		part,
	}))

/** Tells a place and a rate from others, in their order. */
export const placeAndRate = (place: DocumentState, rateBp: number) =>
	`${place.code} ${place.name} ${rateKey({ rateBp })}`

/** The sums of pieces by place and rate, in order. */
export function byPlaceAndRate(pieces: readonly AdvancePiece[]): AdvanceSums[] {
	const key = ({ place, toSez, part }: AdvancePiece) =>
		`${placeAndRate(place, part.rateBp)} ${toSez ? 1 : 0}`
	return groupedInOrder(pieces, key).flatMap((its) => {
		const [first] = its
		if (!first) return []
		const { total: _, ...sums } = sumsOf(its.map(({ part }) => part))
		const { place, toSez } = first
		return [{ place, toSez, rateBp: first.part.rateBp, ...sums }]
	})
}

/**
 * What the documents of an order are of tables 11A and 11B of GSTR-1 for a time: what its receipt vouchers of that time
 * bear, less what the same time has invoiced or refunded of them; and the used part of earlier ones.
 * @param documents by when they were issued @param span epoch milliseconds
 */
export function advancePieces(
	documents: readonly AdvanceDocument[],
	{ from, before }: { from: number; before: number },
): { received: AdvancePiece[]; adjusted: AdvancePiece[] } {
	const isWithin = ({ at }: { at: number }) => at >= from && at < before
	const { receipts, uses } = advancesOf(documents)
	const taxed = receipts.filter(({ receipt }) => receipt.bearsTax)
	const used = uses.filter((use) => use.of.receipt.bearsTax && isWithin(use))
	return {
		received: [
			...taxed.filter(isWithin).flatMap(({ receipt }) => piecesOf(receipt, receipt.taxes)),
			...used
				.filter(({ of }) => isWithin(of))
				.flatMap(({ of, taxes }) => piecesOf(of.receipt, taxes.map(negated))),
		],
		adjusted: used
			.filter(({ of }) => !isWithin(of))
			.flatMap(({ of, taxes }) => piecesOf(of.receipt, taxes)),
	}
}

/** The open part of an order's advances that bear tax, by the documents issued before a moment. */
export const openPieces = (documents: readonly AdvanceDocument[], before: number): AdvancePiece[] =>
	advancesOf(documents.filter(({ at }) => at < before)).receipts.flatMap(({ receipt, left }) =>
		receipt.bearsTax ? piecesOf(receipt, left) : [],
	)
