import type { PaperDocument, Snapshot } from '../../domain/papers/schema.ts'
import { type Message, message } from '../../shared/messages/message.ts'
import type { Block, PaperContent } from '../content.ts'
import { handOverBlocks } from './hand-over.ts'
import { dateOf, ofShop, words } from './letterhead.ts'
import { warrantyBlocks } from './warranty.ts'

const TITLES: Record<Snapshot['kind'], Message> = {
	'hand-over': message('papers.hand_over.title'),
	warranty: message('papers.warranty.title'),
}

const blocksOf = (snapshot: Snapshot): Block[] =>
	snapshot.kind === 'hand-over' ? handOverBlocks(snapshot) : warrantyBlocks(snapshot)

/** A paper that was issued, in words. */
export function documentContent(document: PaperDocument, logo: Uint8Array | null): PaperContent {
	const { number, createdAt, snapshot } = document
	return {
		...ofShop(snapshot.shop, logo),
		title: words(TITLES[snapshot.kind]),
		about: [
			{ label: words(message('papers.number')), value: number },
			{ label: words(message('papers.date')), value: dateOf(createdAt) },
			{ label: words(message('papers.order')), value: snapshot.orderId },
		],
		blocks: blocksOf(snapshot),
		foot: `${snapshot.shop.name} · ${number}`,
		at: Date.parse(createdAt),
	}
}
