import { AHEAD_MS } from '../../../shared/calendar'

export const MONTHS = [
	'January',
	'February',
	'March',
	'April',
	'May',
	'June',
	'July',
	'August',
	'September',
	'October',
	'November',
	'December',
]

/** The moment as the store's clock shows it, in ISO form without a zone. */
const onClock = (at: string) => new Date(Date.parse(at) + AHEAD_MS).toISOString()

/** The time of day on the store's clock: `09:30`. @param at ISO time */
export const clock = (at: string) => onClock(at).slice(11, 16)

/** The day on the store's calendar: `2026-11-21`. @param at ISO time */
export const calendarDay = (at: string) => onClock(at).slice(0, 10)

/** The day in words: `21 November 2026`. @param at ISO time */
export function dateOf(at: string): string {
	const [year, month, day] = calendarDay(at).split('-').map(Number)
	return `${day} ${MONTHS[(month ?? 1) - 1]} ${year}`
}
