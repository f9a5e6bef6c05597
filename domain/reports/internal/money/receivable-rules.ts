import { type Day, dayAt, startOfDay } from '../../../../shared/calendar.ts'
import { DAY_MS } from '../../../../shared/durations.ts'
import { stageOf } from '../../../orders/money/money-state-rules.ts'
import type { Fulfilment, OrderStatus } from '../../../orders/schema.ts'
import type { PaymentDue } from '../../../payments/schema.ts'

/** A status that an order had from a moment on, epoch milliseconds. */
interface Had {
	status: OrderStatus
	at: number
}

/**
 * When a part of an order fell due: at the step since which it has been due without a break. Before any such step it
 * is due from the placing on.
 * @param history oldest first
 */
export function dueSince(
	due: PaymentDue,
	fulfilment: Fulfilment,
	placedAt: number,
	history: readonly Had[],
): number {
	let since: number | null = null
	for (const { status, at } of history) {
		const isDue = stageOf({ status, fulfilment, released_at: null }).reached.has(due)
		if (!isDue) since = null
		else since ??= at
	}
	return since ?? placedAt
}

/**
 * The day by whose end a part is to be paid: the last on which goods are reserved for it, else that on which it fell due.
 * A reservation for working days ends with the last moment of one, which is the first of the next.
 * @param until when the reservation ends, epoch milliseconds; null where there is none
 */
export const dueDay = (since: number, until: number | null): Day =>
	dayAt(until === null ? since : until - 1)

/** Whole days of the store's calendar since the end of the day on which something was to be paid; none before it is over. */
export const daysLate = (due: Day, now: number): number =>
	Math.max(0, Math.round((startOfDay(dayAt(now)) - startOfDay(due)) / DAY_MS))
