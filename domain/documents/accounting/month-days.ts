import { type Day, dayAt, monthSpan } from '../../../shared/calendar.ts'

/** The first and the last day of a month. @param month `2026-11` */
export function daysOfMonth(month: string): { from: Day; to: Day } {
	const { from, before } = monthSpan(month)
	return { from: dayAt(from), to: dayAt(before - 1) }
}

/** The month that some days are all of; null where they are not. */
export function monthOfDays({ from, to }: { from: Day; to: Day }): string | null {
	const month = from.slice(0, 7)
	const days = daysOfMonth(month)
	return days.from === from && days.to === to ? month : null
}
