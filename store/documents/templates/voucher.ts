import type { ReceiptDocument, RefundDocument } from '../../../domain/documents/billing/schema.ts'
import { inRupees } from '../../../shared/format/money.ts'
import { type Message, message, messageOfCode } from '../../../shared/messages/message.ts'
import type { Block, Fact } from '../content.ts'
import { dateOf, paragraph, words } from './letterhead.ts'
import { sidesOf, signatory, sumBlocks, taxTable, untaxedNote } from './money.ts'

interface Titled {
	title: Message
	blocks: Block[]
}

/** How money came or went, and what it is called where it did. */
function wayFacts(
	label: Message,
	{ way, reference }: Pick<ReceiptDocument, 'way' | 'reference'>,
): Fact[] {
	const facts = [{ label: words(label), value: words(messageOfCode(`papers.way.${way}`, {})) }]
	return reference
		? [...facts, { label: words(message('papers.reference')), value: reference }]
		: facts
}

function whyUntaxed({ isTaxed, isAdvance }: ReceiptDocument): Block {
	if (!isTaxed) return untaxedNote()
	const why = isAdvance
		? message('papers.receipt.goods_alone')
		: message('papers.receipt.after_invoice')
	return { kind: 'text', text: words(why), quiet: true }
}

export function receipt(paper: ReceiptDocument): Titled {
	const { isAdvance, bearsTax, sums, paidAt, goods, taxes, orderTotal } = paper
	const amount = inRupees(sums.total)
	return {
		title: isAdvance ? message('papers.receipt.title') : message('papers.receipt.title_paid'),
		blocks: [
			sidesOf(paper, message('papers.received_from')),
			paragraph(message('papers.receipt.text', { amount, day: dateOf(paidAt) })),
			{
				kind: 'facts',
				facts: [
					{
						label: words(
							isAdvance ? message('papers.receipt.for') : message('papers.receipt.paid_for'),
						),
						value: goods.join('\n'),
					},
					{ label: words(message('papers.receipt.of_total')), value: inRupees(orderTotal) },
					...wayFacts(message('papers.paid_by'), paper),
				],
			},
			...(bearsTax ? [taxTable(paper, taxes)] : []),
			...sumBlocks(paper, sums, { bearsTax }),
			...(bearsTax ? [] : [whyUntaxed(paper)]),
			signatory(paper),
		],
	}
}

export function refund(paper: RefundDocument): Titled {
	const { bearsTax, sums, refundedAt, reason, receipt: of, taxes, isTaxed } = paper
	const amount = inRupees(sums.total)
	const receipt = of && words(message('papers.dated', { number: of.number, day: dateOf(of.date) }))
	return {
		title: message('papers.refund.title'),
		blocks: [
			sidesOf(paper, message('papers.refunded_to')),
			paragraph(message('papers.refund.text', { amount, day: dateOf(refundedAt) })),
			{
				kind: 'facts',
				facts: [
					...(receipt ? [{ label: words(message('papers.refund.receipt')), value: receipt }] : []),
					...(reason ? [{ label: words(message('papers.refund.reason')), value: reason }] : []),
					...wayFacts(message('papers.refunded_by'), paper),
				],
			},
			...(bearsTax ? [taxTable(paper, taxes)] : []),
			...sumBlocks(paper, sums, { bearsTax }),
			...(isTaxed ? [] : [untaxedNote()]),
			signatory(paper),
		],
	}
}
