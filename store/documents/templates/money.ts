import type {
	DocumentSums,
	DocumentTax,
	InvoiceDocument,
} from '../../../domain/documents/billing/schema.ts'
import type { DocumentParty, DocumentState } from '../../../domain/documents/parties/schema.ts'
import { inRupees } from '../../../shared/format/money.ts'
import { rupeesInWords } from '../../../shared/format/rupees-in-words.ts'
import { type Message, message } from '../../../shared/messages/message.ts'
import type { Block, Column, Sum } from '../content.ts'
import { paragraph, words } from './letterhead.ts'

type Supply = Pick<
	InvoiceDocument,
	| 'shop'
	| 'shopState'
	| 'toSez'
	| 'withoutTax'
	| 'undertaking'
	| 'placeOfSupply'
	| 'stateTax'
	| 'isTaxed'
	| 'billTo'
	| 'shipTo'
	| 'form'
	| 'signature'
>

/** `1,23,456.00`: heads of columns say the currency. @param amount paise */
export const figureOf = (amount: number): string => inRupees(amount).replace('₹', '')

/** `5%`. @param rateBp hundredths of a per cent */
export const rateOf = (rateBp: number): string =>
	words(message('documents.rate_of', { rate: String(rateBp / 100) }))

export const stateText = ({ name: state, code }: DocumentState): string =>
	words(message('documents.state', { state, code }))

const partyLines = ({ name, address, state, gstin }: DocumentParty): string[] =>
	[
		name,
		...address,
		stateText(state),
		gstin ? words(message('documents.gstin', { gstin })) : '',
	].filter(Boolean)

/**
 * The recipient of a document, the recipient of the goods where that is another or elsewhere, and the place of supply.
 */
export function sidesOf(
	supply: Supply,
	head: Message = message('documents.bill_to'),
	more: string[] = [],
): Block {
	const { billTo, shipTo, placeOfSupply, shopState, isTaxed } = supply
	const isOther =
		JSON.stringify({ ...shipTo, gstin: null }) !== JSON.stringify({ ...billTo, gstin: null })
	const supplied = [
		stateText(placeOfSupply),
		words(message('documents.supplied_from', { state: stateText(shopState) })),
		...more,
		isTaxed ? words(message('documents.no_reverse_charge')) : '',
	]
	return {
		kind: 'sides',
		sides: [
			{ head: words(head), lines: partyLines(billTo) },
			...(isOther
				? [{ head: words(message('documents.ship_to')), lines: partyLines(shipTo) }]
				: []),
			{ head: words(message('documents.place_of_supply')), lines: supplied.filter(Boolean) },
		],
	}
}

/** Whether the tax is IGST, of two states, instead of CGST and SGST. */
const isBetweenStates = ({ shopState, placeOfSupply, toSez }: Supply) =>
	toSez === true || shopState.code !== placeOfSupply.code

/** The taxes of a supply: the name of each with its column, and its share of the rate. */
function taxesOf(supply: Supply) {
	const state =
		supply.stateTax === 'UTGST'
			? { name: message('documents.sum.utgst'), head: message('documents.utgst') }
			: { name: message('documents.sum.sgst'), head: message('documents.sgst') }
	const igst = { name: message('documents.sum.igst'), head: message('documents.igst') }
	const cgst = { name: message('documents.sum.cgst'), head: message('documents.cgst') }
	return isBetweenStates(supply)
		? [{ ...igst, of: 'igst' as const, share: 1 }]
		: [
				{ ...cgst, of: 'cgst' as const, share: 0.5 },
				{ ...state, of: 'sgst' as const, share: 0.5 },
			]
}

/** The amounts by HSN and rate, with each tax in a column of its own, and each rate before it. */
export function taxTable(supply: Supply, taxes: readonly DocumentTax[]): Block {
	const right = (head: Message, share: number): Column => ({
		head: words(head),
		share,
		align: 'right',
		whole: true,
	})
	const rate = right(message('documents.rate'), 1)
	const rateBefore = (name: Message): Column[] =>
		supply.form ? [right(message('documents.rate_named', { name: words(name) }), 1)] : []
	const each = taxesOf(supply)
	const columns = [
		{ head: words(message('documents.hsn')), share: 1.4, whole: true },
		right(message('documents.taxable'), 2),
		...(supply.form ? [] : [rate]),
		...each.flatMap(({ name, head }) => [...rateBefore(name), right(head, 1.8)]),
		right(message('documents.amount'), 2),
	]
	const rows = taxes.map((tax) => [
		tax.hsnSac,
		figureOf(tax.taxable),
		...(supply.form ? [] : [rateOf(tax.rateBp)]),
		...each.flatMap(({ of, share }) => [
			...(supply.form ? [rateOf(tax.rateBp * share)] : []),
			figureOf(tax[of]),
		]),
		figureOf(tax.taxable + tax.cgst + tax.sgst + tax.igst),
	])
	return { kind: 'table', columns, rows }
}

/** The sum of taxable value and taxes, also in words. @param after a sum calculated beside it */
export function sumBlocks(
	supply: Supply,
	sums: DocumentSums,
	{ bearsTax, after = [] }: { bearsTax: boolean; after?: Sum[] },
): Block[] {
	const { taxable, total } = sums
	const taxes = taxesOf(supply).map(({ name, of }) => ({
		label: words(name),
		value: inRupees(sums[of]),
	}))
	const before = bearsTax
		? [{ label: words(message('documents.sum.taxable')), value: inRupees(taxable) }, ...taxes]
		: []
	return [
		{
			kind: 'sums',
			sums: [
				...before,
				{ label: words(message('documents.sum.total')), value: inRupees(total), isTotal: true },
				...after,
			],
		},
		paragraph(message('documents.in_words', { amount: rupeesInWords(total) })),
	]
}

/** Who signs: by the picture of a signature; by hand on a document of before; else it says that it needs none. */
export function signatory({ shop, form }: Supply, signature: Uint8Array | null): Block {
	const name = shop.legalName || shop.name
	if (form && !signature)
		return {
			kind: 'text',
			text: words(message('documents.unsigned', { shop: name })),
			quiet: true,
		}
	const under = [words(message('documents.signatory', { shop: name }))]
	return { kind: 'signatures', under, picture: signature }
}

/** The words that rule 46 wants on a supply to a Special Economic Zone. */
export function endorsed({
	toSez,
	withoutTax,
	undertaking = '',
}: Pick<Supply, 'toSez' | 'withoutTax' | 'undertaking'>): Block[] {
	if (withoutTax) return [paragraph(message('documents.to_sez_without_tax', { undertaking }))]
	return toSez ? [paragraph(message('documents.to_sez'))] : []
}

export const untaxedNote = (): Block => ({
	kind: 'text',
	text: words(message('documents.untaxed')),
	quiet: true,
})
