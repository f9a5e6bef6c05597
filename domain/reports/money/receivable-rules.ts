import { DAY_MS, dayAt, startOfDay } from '../../../shared/calendar.ts'
import { stageOf } from '../../orders/money/stage-rules.ts'
import type { Fulfilment, OrderStatus } from '../../orders/schema.ts'
import type { PaymentDue } from '../../payments/schema.ts'

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

/** Whole days of the store's calendar from one moment to another; none backwards. */
export const daysLate = (from: number, now: number): number =>
	Math.max(0, Math.round((startOfDay(dayAt(now)) - startOfDay(dayAt(from))) / DAY_MS))
