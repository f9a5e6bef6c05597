import type { PrintedWith } from '../../../domain/documents/printer.ts'
import type { OrderDocument, Snapshot } from '../../../domain/documents/schema.ts'
import { dateOf, dayInWords } from '../../../shared/format/dates.ts'
import { type Message, message } from '../../../shared/messages/message.ts'
import type { Block, DocumentContent } from '../content.ts'
import { handOverBlocks } from './hand-over.ts'
import { copyMark, creditNote, invoice, quotation } from './invoice.ts'
import { ofShop, words } from './letterhead.ts'
import { receipt, refund } from './voucher.ts'
import { warrantyBlocks } from './warranty.ts'

/** The title of a document and its contents. @param issued when, as ISO text */
function titledBlocks(
	snapshot: Snapshot,
	issued: string,
	signature: Uint8Array | null,
): { title: Message; blocks: Block[] } {
	switch (snapshot.kind) {
		case 'hand-over':
			return { title: message('documents.hand_over.title'), blocks: handOverBlocks(snapshot) }
		case 'warranty':
			return { title: message('documents.warranty.title'), blocks: warrantyBlocks(snapshot) }
		case 'receipt-voucher':
			return receipt(snapshot, signature)
		case 'refund-voucher':
			return refund(snapshot, signature)
		case 'tax-invoice':
			return invoice(snapshot, signature)
		case 'credit-note':
			return creditNote(snapshot, signature)
		case 'quotation':
			return quotation(snapshot, issued, signature)
	}
}

/** A document that was issued, in words. */
export function documentContent(
	document: OrderDocument,
	{ logo, signature, copy }: PrintedWith,
): DocumentContent {
	const { number, createdAt, snapshot } = document
	const { title, blocks } = titledBlocks(snapshot, createdAt, signature)
	const mark = snapshot.kind === 'tax-invoice' ? copyMark(snapshot, copy) : null
	return {
		...ofShop(snapshot.shop, logo),
		title: words(title),
		...(mark ? { mark: words(mark) } : {}),
		about: [
			{ label: words(message('documents.number')), value: number },
			{ label: words(message('documents.date')), value: dateOf(createdAt) },
			...(snapshot.kind === 'quotation'
				? [
						{
							label: words(message('documents.quotation.valid_until')),
							value: dayInWords(snapshot.validUntil),
						},
					]
				: []),
			...(snapshot.orderId
				? [{ label: words(message('documents.order')), value: snapshot.orderId }]
				: []),
		],
		blocks,
		foot: `${snapshot.shop.name} · ${number}`,
		at: Date.parse(createdAt),
	}
}
