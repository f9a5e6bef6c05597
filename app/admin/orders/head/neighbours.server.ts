import { isForwards } from '../../../../shared/day'
import { api, type Context, readPage } from '../../../api.server'
import { orderQueryIn } from '../order-query.server'
import { workIn } from '../order-work.server'
import type { InList } from './in-list'

/** How many orders before and after the place are read: so far it may have moved since the list was read. */
const REACH = 3

function readPart(context: Context, list: string, part: { limit: string; offset: string }) {
	const params = new URLSearchParams(list)
	const kind = workIn(params)
	if (kind) return readPage(api(context).worklist.orders.$get({ query: { kind, ...part } }))
	return readPage(api(context).orders.$get({ query: { ...orderQueryIn(params), ...part } }))
}

/** The orders beside one in a list, with its place now. */
export interface Neighbours {
	previous: { id: string; at: number } | null
	next: { id: string; at: number } | null
	/** From 1; null where the order is no longer in the list, as after its last step. */
	number: number | null
	total: number
}

/** The orders beside this one in the list it was opened from; null without one. */
export async function neighboursOf(
	context: Context,
	id: string,
	place: InList | null,
): Promise<Neighbours | null> {
	if (!place || !isForwards(orderQueryIn(new URLSearchParams(place.list)))) return null
	const offset = Math.max(0, place.at - REACH)
	const part = { limit: String(place.at - offset + REACH + 1), offset: String(offset) }
	const { items, total } = await readPart(context, place.list, part)
	const found = items.findIndex((order) => order.id === id)
	// One that left the list has made way for the next.
	const row = found < 0 ? place.at - offset : found
	const beside = (index: number) => {
		const order = items[index]
		return order ? { id: order.id, at: offset + index } : null
	}
	return {
		previous: beside(row - 1),
		next: beside(found < 0 ? row : row + 1),
		number: found < 0 ? null : offset + found + 1,
		total,
	}
}
