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
	'shop' | 'shopState' | 'placeOfSupply' | 'stateTax' | 'isTaxed' | 'billTo' | 'shipTo'
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
const isBetweenStates = ({ shopState, placeOfSupply }: Supply) =>
	shopState.code !== placeOfSupply.code

/** The amounts by HSN and rate, with each tax in a column of its own. */
export function taxTable(supply: Supply, taxes: readonly DocumentTax[]): Block {
	const state = supply.stateTax === 'UTGST' ? message('documents.utgst') : message('documents.sgst')
	const right = (head: string, share: number): Column => ({ head, share, align: 'right' })
	const isBetween = isBetweenStates(supply)
	const columns = [
		{ head: words(message('documents.hsn')), share: 1.4 },
		right(words(message('documents.taxable')), 2),
		right(words(message('documents.rate')), 1),
		...(isBetween
			? [right(words(message('documents.igst')), 1.8)]
			: [right(words(message('documents.cgst')), 1.8), right(words(state), 1.8)]),
		right(words(message('documents.amount')), 2),
	]
	const rows = taxes.map(({ hsnSac, taxable, rateBp, cgst, sgst, igst }) => [
		hsnSac,
		figureOf(taxable),
		rateOf(rateBp),
		...(isBetween ? [figureOf(igst)] : [figureOf(cgst), figureOf(sgst)]),
		figureOf(taxable + cgst + sgst + igst),
	])
	return { kind: 'table', columns, rows }
}

/** The sum of taxable value and taxes, also in words. @param after a sum calculated beside it */
export function sumBlocks(
	supply: Supply,
	sums: DocumentSums,
	{ bearsTax, after = [] }: { bearsTax: boolean; after?: Sum[] },
): Block[] {
	const { taxable, cgst, sgst, igst, total } = sums
	const state =
		supply.stateTax === 'UTGST' ? message('documents.sum.utgst') : message('documents.sum.sgst')
	const taxes = isBetweenStates(supply)
		? [{ label: words(message('documents.sum.igst')), value: inRupees(igst) }]
		: [
				{ label: words(message('documents.sum.cgst')), value: inRupees(cgst) },
				{ label: words(state), value: inRupees(sgst) },
			]
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

export const signatory = ({ shop }: Supply): Block => ({
	kind: 'signatures',
	under: [words(message('documents.signatory', { shop: shop.legalName || shop.name }))],
})

export const untaxedNote = (): Block => ({
	kind: 'text',
	text: words(message('documents.untaxed')),
	quiet: true,
})
