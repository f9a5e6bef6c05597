import type { OrderDocument, Snapshot } from '../../../domain/documents/schema.ts'
import { dateOf, dayInWords } from '../../../shared/format/dates.ts'
import { type Message, message } from '../../../shared/messages/message.ts'
import type { Block, DocumentContent } from '../content.ts'
import { handOverBlocks } from './hand-over.ts'
import { creditNote, invoice, quotation } from './invoice.ts'
import { ofShop, words } from './letterhead.ts'
import { receipt, refund } from './voucher.ts'
import { warrantyBlocks } from './warranty.ts'

/** The title of a document and its contents. @param issued when, as ISO text */
function titledBlocks(snapshot: Snapshot, issued: string): { title: Message; blocks: Block[] } {
	switch (snapshot.kind) {
		case 'hand-over':
			return { title: message('documents.hand_over.title'), blocks: handOverBlocks(snapshot) }
		case 'warranty':
			return { title: message('documents.warranty.title'), blocks: warrantyBlocks(snapshot) }
		case 'receipt-voucher':
			return receipt(snapshot)
		case 'refund-voucher':
			return refund(snapshot)
		case 'tax-invoice':
			return invoice(snapshot)
		case 'credit-note':
			return creditNote(snapshot)
		case 'quotation':
			return quotation(snapshot, issued)
	}
}

/** A document that was issued, in words. */
export function documentContent(document: OrderDocument, logo: Uint8Array | null): DocumentContent {
	const { number, createdAt, snapshot } = document
	const { title, blocks } = titledBlocks(snapshot, createdAt)
	return {
		...ofShop(snapshot.shop, logo),
		title: words(title),
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
