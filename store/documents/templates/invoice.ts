import { billName } from '../../../domain/documents/billing/bill-rules.ts'
import type {
	CreditNoteDocument,
	InvoiceDocument,
	QuotationDocument,
} from '../../../domain/documents/billing/schema.ts'
import { netCostOfQuotation } from '../../../domain/documents/quotations/net-cost.ts'
import type { DocumentCopy } from '../../../domain/documents/schema.ts'
import { dateOf, dayInWords } from '../../../shared/format/dates.ts'
import { inRupees } from '../../../shared/format/money.ts'
import { type Message, message, messageOfCode } from '../../../shared/messages/message.ts'
import type { Block, Fact, Sum } from '../content.ts'
import { itemBlocks } from './items.ts'
import { paragraph, words } from './letterhead.ts'
import { endorsed, sidesOf, signatory } from './money.ts'

interface Titled {
	title: Message
	blocks: Block[]
}

/** The payments of the order, beside the total of the invoice. */
function paidSums({ received, orderTotal, sums }: InvoiceDocument): Sum[] {
	const due = Math.max(0, orderTotal - received)
	const owed = Math.max(0, received - orderTotal)
	const whole = { label: words(message('documents.receipt.of_total')), value: inRupees(orderTotal) }
	return [
		...(orderTotal === sums.total ? [] : [whole]),
		{ label: words(message('documents.sum.received')), value: inRupees(received) },
		{ label: words(message('documents.sum.due')), value: inRupees(due), isTotal: true },
		...(owed > 0 ? [{ label: words(message('documents.sum.owed')), value: inRupees(owed) }] : []),
	]
}

/** The receipt vouchers that it uses up, and where the rest can be transferred. */
function advancesAndBank({ advances = [], bank }: InvoiceDocument): Block[] {
	const used = advances.map(({ number, date, amount }) =>
		words(
			message('documents.invoice.advance', {
				amount: inRupees(amount),
				number,
				day: dateOf(date),
			}),
		),
	)
	const account = bank
		? [
				bank.accountNumber && words(message('documents.bank.account', bank)),
				bank.bankName,
				bank.upiId && words(message('documents.bank.upi', bank)),
			].filter(Boolean)
		: []
	const facts = [
		{ label: words(message('documents.invoice.advances')), value: used.join('\n') },
		{ label: words(message('documents.bank')), value: account.join('\n') },
	].filter(({ value }) => value !== '')
	return facts.length > 0 ? [{ kind: 'facts', facts }] : []
}

const MARKS = {
	goods: {
		recipient: message('documents.copy.original'),
		transporter: message('documents.copy.transporter'),
		supplier: message('documents.copy.supplier_of_goods'),
	},
	services: {
		recipient: message('documents.copy.original'),
		transporter: message('documents.copy.original'),
		supplier: message('documents.copy.supplier'),
	},
}

/** Whose copy of an invoice it is (rule 48): three of goods, two of services alone; null where it bears no mark. */
export function copyMark({ form, irn, isTaxed, items }: InvoiceDocument, copy: DocumentCopy) {
	if (!form || irn || !isTaxed) return null
	const hasGoods = items.some(({ taxes }) => taxes.some(({ part }) => part === 'goods'))
	return MARKS[hasGoods ? 'goods' : 'services'][copy]
}

const TITLES = {
	'tax-invoice': message('documents.invoice.title'),
	'bill-of-supply': message('documents.invoice.title_untaxed'),
	'invoice-cum-bill-of-supply': message('documents.invoice.title_mixed'),
	invoice: message('documents.invoice.title_alone'),
}

export function invoice(document: InvoiceDocument, signature: Uint8Array | null): Titled {
	const { suppliedAt, ofCancelled } = document
	const day = dateOf(suppliedAt)
	const supplied = words(
		ofCancelled
			? message('documents.cancelled_on', { day })
			: message('documents.supplied_on', { day }),
	)
	return {
		title: TITLES[billName(document)],
		blocks: [
			sidesOf(document, message('documents.bill_to'), [supplied]),
			...endorsed(document),
			...itemBlocks(document, paidSums(document)),
			...advancesAndBank(document),
			signatory(document, signature),
		],
	}
}

export function creditNote(document: CreditNoteDocument, signature: Uint8Array | null): Titled {
	const against = document.against.map(({ number, date }) =>
		words(message('documents.dated', { number, day: dateOf(date) })),
	)
	return {
		title: message('documents.credit_note.title'),
		blocks: [
			sidesOf(document),
			...endorsed(document),
			{
				kind: 'facts',
				facts: [
					{ label: words(message('documents.credit_note.against')), value: against.join(', ') },
				],
			},
			...itemBlocks(document),
			signatory(document, signature),
		],
	}
}

/** @param issued as ISO text */
export function quotation(
	document: QuotationDocument,
	issued: string,
	signature: Uint8Array | null,
): Titled {
	const until = dayInWords(document.validUntil)
	const text = message('documents.quotation.text', {
		day: dateOf(issued),
		until,
		isTaxed: document.isTaxed,
		holds: document.holds === true,
	})
	return {
		title: message('documents.quotation.title'),
		blocks: [
			sidesOf(document, message('documents.quotation.for')),
			...endorsed(document),
			...itemBlocks(document, netCostSums(document)),
			{ kind: 'facts', facts: termsOf(document) },
			paragraph(text),
			signatory(document, signature),
		],
	}
}

/** The refund and the rest, and the same for each flat of a society. */
function netCostSums(document: QuotationDocument): Sum[] {
	const { netCost, perFlat } = netCostOfQuotation(document)
	const sumsOf = (cost: NonNullable<typeof netCost>): Sum[] =>
		cost.lines.map(({ what, amount }) => ({
			label: words(what),
			value: `${amount < 0 ? '− ' : ''}${inRupees(Math.round(Math.abs(amount) * 100))}`,
		}))
	const flats = document.flats ?? 0
	return [
		...(netCost ? sumsOf(netCost) : []),
		...(perFlat
			? [
					{ label: words(message('documents.quotation.per_flat', { flats })), value: '' },
					...sumsOf(perFlat),
				]
			: []),
	]
}

/** How the goods come, when which part is paid, and where the terms are. */
function termsOf({ fulfilment, schedule, terms }: QuotationDocument): Fact[] {
	const parts = schedule.map(({ due, amount }) =>
		words(
			message('documents.due_part', {
				due: words(messageOfCode(`documents.due.${due}`, {})),
				amount: inRupees(amount),
			}),
		),
	)
	const comes = message('documents.quotation.fulfilment', { fulfilment })
	return [
		{ label: words(message('documents.quotation.comes')), value: words(comes) },
		{ label: words(message('documents.quotation.payment')), value: parts.join('\n') },
		...(terms ? [{ label: words(message('documents.quotation.terms')), value: terms }] : []),
	]
}
