import type { Order } from '../../../domain/orders/schema'
import { calendarDay, shortDay } from '../../../shared/format/dates'

type Event = Order['history'][number]

/** What gives an order to an installer; an admin's choice, or the store's by its routing. */
const GIVES: readonly Event['action'][] = [
	...(['place', 'release', 'pass', 'lapse', 'hand-back'] as const),
	...(['reopen', 'route', 'assign', 'reassign'] as const),
]

/** The steps of admins; by any other the store asks the next installer itself. */
const CHOSEN: readonly Event['action'][] = ['assign', 'reassign', 'route', 'reopen']

export interface Assigned {
	/** The name of the admin; null where the store asked by itself, or the installer took it. */
	by: string | null
	isTaken: boolean
	at: string
}

/**
 * Who gave an order to the installer it has, and when; null where it has none.
 * @param hasPool whether every installer may take an order, so that the one who accepts it has it by that
 */
export function assignedOf(
	{ installer, history }: Pick<Order, 'installer' | 'history'>,
	hasPool: boolean,
): Assigned | null {
	if (!installer) return null
	const event = history.findLast(
		({ action }) => GIVES.includes(action) || (hasPool && action === 'accept'),
	)
	if (!event) return null
	const isChosen = CHOSEN.includes(event.action) && event.role === 'Admin'
	return {
		by: isChosen ? event.actor : null,
		isTaken: event.action === 'accept',
		at: event.at,
	}
}

/** The same in words, before the installer's name. */
export function assignedWords({ by, isTaken, at }: Assigned): string {
	const day = shortDay(calendarDay(at))
	return isTaken ? `Taken on ${day} by` : `By ${by ?? 'the store'}, ${day}, to`
}
