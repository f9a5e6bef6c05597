import type { DocumentShop } from '../../../domain/documents/parties/schema.ts'
import { type Message, message } from '../../../shared/messages/message.ts'
import { DEFAULT_LANGUAGE, sentence } from '../../../shared/messages/render.ts'
import type { Block, DocumentContent, Letterhead } from '../content.ts'

/** Documents are in one language for all readers. */
export const words = (text: Message): string => sentence(text, DEFAULT_LANGUAGE)

export const paragraph = (text: Message): Block => ({ kind: 'text', text: words(text) })

export function letterhead(shop: DocumentShop, logo: Uint8Array | null): Letterhead {
	const { name, legalName, address, gstin, email, phone } = shop
	const lines = [
		legalName === name ? '' : legalName,
		address,
		gstin && words(message('documents.gstin', { gstin })),
		[email, phone].filter(Boolean).join(' · '),
	]
	return { name, lines: lines.filter(Boolean), logo }
}

/** The parts of every document of the shop. */
export const ofShop = (
	shop: DocumentShop,
	logo: Uint8Array | null,
): Pick<DocumentContent, 'from' | 'language' | 'pageOf'> => ({
	from: letterhead(shop, logo),
	language: 'en-IN',
	pageOf: words(message('documents.page_of', { page: '{page}', pages: '{pages}' })),
})
