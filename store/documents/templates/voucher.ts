import type { ReceiptDocument, RefundDocument } from '../../../domain/documents/billing/schema.ts'
import { dateOf } from '../../../shared/format/dates.ts'
import { inRupees } from '../../../shared/format/money.ts'
import { type Message, message, messageOfCode } from '../../../shared/messages/message.ts'
import type { Block, Fact } from '../content.ts'
import { paragraph, words } from './letterhead.ts'
import { endorsed, sidesOf, signatory, sumBlocks, taxTable, untaxedNote } from './money.ts'

interface Titled {
	title: Message
	blocks: Block[]
}

/** The way of a payment or refund, and its reference there. */
function wayFacts(
	label: Message,
	{ way, reference }: Pick<ReceiptDocument, 'way' | 'reference'>,
): Fact[] {
	const facts = [{ label: words(label), value: words(messageOfCode(`documents.way.${way}`, {})) }]
	return reference
		? [...facts, { label: words(message('documents.reference')), value: reference }]
		: facts
}

function whyUntaxed({ isTaxed, isAdvance }: ReceiptDocument): Block {
	if (!isTaxed) return untaxedNote()
	const why = isAdvance
		? message('documents.receipt.goods_alone')
		: message('documents.receipt.after_invoice')
	return { kind: 'text', text: words(why), quiet: true }
}

/** Why a refund bears no tax, or nothing where it does. */
function whyUntaxedRefund({ isTaxed, bearsTax, withoutTax, form }: RefundDocument): Block[] {
	if (!isTaxed) return [untaxedNote()]
	if (bearsTax || withoutTax || !form) return []
	return [{ kind: 'text', text: words(message('documents.refund.untaxed')), quiet: true }]
}

/** Under a letter of undertaking its words stand on vouchers too: they say why there is no tax. */
const endorsedWithoutTax = (document: ReceiptDocument | RefundDocument): Block[] =>
	document.withoutTax ? endorsed(document) : []

export function receipt(document: ReceiptDocument, signature: Uint8Array | null): Titled {
	const { isAdvance, bearsTax, sums, paidAt, goods, taxes, orderTotal } = document
	const amount = inRupees(sums.total)
	return {
		title: isAdvance ? message('documents.receipt.title') : message('documents.receipt.title_paid'),
		blocks: [
			sidesOf(document, message('documents.received_from')),
			...endorsedWithoutTax(document),
			paragraph(message('documents.receipt.text', { amount, day: dateOf(paidAt) })),
			{
				kind: 'facts',
				facts: [
					{
						label: words(
							isAdvance ? message('documents.receipt.for') : message('documents.receipt.paid_for'),
						),
						value: goods.join('\n'),
					},
					{ label: words(message('documents.receipt.of_total')), value: inRupees(orderTotal) },
					...wayFacts(message('documents.paid_by'), document),
				],
			},
			...(bearsTax ? [taxTable(document, taxes)] : []),
			...sumBlocks(document, sums, { bearsTax }),
			...(bearsTax || document.withoutTax ? [] : [whyUntaxed(document)]),
			signatory(document, signature),
		],
	}
}

export function refund(document: RefundDocument, signature: Uint8Array | null): Titled {
	const { bearsTax, sums, refundedAt, reason, receipt: of, taxes, goods } = document
	const amount = inRupees(sums.total)
	const receipt =
		of && words(message('documents.dated', { number: of.number, day: dateOf(of.date) }))
	return {
		title: message('documents.refund.title'),
		blocks: [
			sidesOf(document, message('documents.refunded_to')),
			...endorsedWithoutTax(document),
			paragraph(message('documents.refund.text', { amount, day: dateOf(refundedAt) })),
			{
				kind: 'facts',
				facts: [
					...(goods
						? [{ label: words(message('documents.refund.for')), value: goods.join('\n') }]
						: []),
					...(receipt
						? [{ label: words(message('documents.refund.receipt')), value: receipt }]
						: []),
					...(reason ? [{ label: words(message('documents.refund.reason')), value: reason }] : []),
					...wayFacts(message('documents.refunded_by'), document),
				],
			},
			...(bearsTax ? [taxTable(document, taxes)] : []),
			...sumBlocks(document, sums, { bearsTax }),
			...whyUntaxedRefund(document),
			signatory(document, signature),
		],
	}
}
