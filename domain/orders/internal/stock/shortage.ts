import { message } from '../../../../shared/messages/message.ts'
import { type Pieces, RemainingStock } from '../../../catalogue/kits/kits.ts'

/** A number of a product, and the pieces that one unit takes from the remaining stock. */
export interface Wanted {
	id: string
	name: string
	takes: readonly Pieces[]
	quantity: number
}

/** The lines of one product as one, where the first of them stands. */
function together(lines: readonly Wanted[]): Wanted[] {
	const byId = new Map<string, Wanted>()
	for (const line of lines) {
		const quantity = line.quantity + (byId.get(line.id)?.quantity ?? 0)
		byId.set(line.id, { ...line, quantity })
	}
	return [...byId.values()]
}

/** @param shared whether the rest of the order takes some of it too */
function shortOf({
	name,
	available,
	shared,
}: {
	name: string
	available: number
	shared: boolean
}) {
	if (shared) return message('orders.too_few_beside_rest', { name, available })
	if (available === 0) return message('catalogue.out_of_stock', { name })
	return message('catalogue.too_few', { name, available })
}

/**
 * The first line for which there is too little once those before it are taken, how many are left and the message; null
 * where there is enough for all.
 * @param stockOf pieces of a product in stock
 */
export function firstShort(lines: readonly Wanted[], stockOf: (id: string) => number) {
	const remaining = new RemainingStock(stockOf)
	for (const { id, name, takes, quantity } of together(lines)) {
		const available = remaining.most(takes)
		if (available >= quantity) {
			remaining.take(takes, quantity)
			continue
		}
		const shared = new RemainingStock(stockOf).most(takes) > available
		return { id, name, available, message: shortOf({ name, available, shared }) }
	}
	return null
}
