import type { Message } from '../../../../shared/messages/message.ts'
import type { Item } from '../../electrical/items.ts'

/** Something to put into the cart that would make it right. */
export interface Fix {
	productId: string
	/** How many of it the cart should have. */
	quantity: number
	/** The product it replaces; null where it is added, or is in the cart already. */
	insteadOf: string | null
	sentence: Message
}

/** A fix as it is ranked among others. */
export interface Cure extends Fix {
	/** That are left with it. */
	warnings: number
	/** How many batteries make a string; 1 unless given. */
	inSeries?: number | undefined
}

/** A remedy that was checked and helps. */
export interface Remedy {
	quantity: number
	/** The fewer the better. */
	warnings: number
	inSeries?: number
	sentence: Message
}

/** A product that may help, by its figures alone. */
export interface Possible {
	item: Item
	/** About so many of it. */
	quantity: number
	/** null: it does not help. */
	lookClosely: () => Remedy | null
}

/** How many of a kind are weighed against other ways out. */
const WEIGHED = 6
/** The cheapest so many are looked at closely; more only while too few of them help, and no more than the most. */
const LOOKS = 20
export const MAX_LOOKS = 60

/** In stock in that number; without warnings before with, then the cheapest in all. */
export function bestFixes(possible: readonly Possible[]): Cure[] {
	const byPrice = possible
		.map((one, order) => ({ ...one, order, about: one.item.price * one.quantity }))
		.sort((a, b) => a.about - b.about)
	const found: (Remedy & { item: Item; order: number; cost: number })[] = []
	for (const [looks, { item, order, lookClosely }] of byPrice.entries()) {
		if (looks >= MAX_LOOKS || (looks >= LOOKS && found.length >= WEIGHED)) break
		const remedy = lookClosely()
		if (remedy && remedy.quantity <= item.stock)
			found.push({ ...remedy, item, order, cost: item.price * remedy.quantity })
	}
	return found
		.sort((a, b) => a.warnings - b.warnings || a.cost - b.cost || a.order - b.order)
		.slice(0, WEIGHED)
		.map(({ item, quantity, sentence, warnings, inSeries }) => ({
			warnings,
			inSeries,
			productId: item.id,
			quantity,
			insteadOf: null,
			sentence,
		}))
}
