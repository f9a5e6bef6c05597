import { dayAfter, dayAt, isSunday, startOfDay } from '../../../../shared/calendar.ts'
import { HOUR_MS, MINUTE_MS } from '../../../../shared/durations.ts'
import { WORKDAY_BEGINS_MS, WORKDAY_ENDS_MS } from '../../../orders/limits.ts'
import { NOON_MS } from '../../limits.ts'
import { overlap, type Span } from '../../rules.ts'

/**
 * The next free times for a visit, earliest first: from tomorrow on, the first free full hour of each half of a working
 * day, which ends with the day at six and has no Sunday.
 * @param now epoch milliseconds
 */
export function freeSlots(
	busy: readonly Span[],
	{
		now,
		minutes,
		count,
		lastDay,
	}: { now: number; minutes: number; count: number; lastDay: number },
): Span[] {
	const slots: Span[] = []
	let day = dayAfter(dayAt(now))
	for (let n = 0; n < lastDay && slots.length < count; n++, day = dayAfter(day)) {
		if (isSunday(day)) continue
		const halves = [
			{ from: WORKDAY_BEGINS_MS, before: NOON_MS },
			{ from: NOON_MS, before: WORKDAY_ENDS_MS },
		]
		for (const { from, before } of halves) {
			const slot = firstFree([...busy, ...slots], startOfDay(day), { from, before, minutes })
			if (slot) slots.push(slot)
		}
	}
	return slots.slice(0, count)
}

interface Half {
	/** Milliseconds since the day began. */
	from: number
	before: number
	minutes: number
}

function firstFree(busy: readonly Span[], day: number, { from, before, minutes }: Half) {
	const latest = WORKDAY_ENDS_MS - minutes * MINUTE_MS
	for (let begins = from; begins < before && begins <= latest; begins += HOUR_MS) {
		const slot = { at: day + begins, minutes }
		if (!busy.some((taken) => overlap(taken, slot))) return slot
	}
	return null
}
