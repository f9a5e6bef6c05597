import { AHEAD_MS, type Day, dayAt, WEEKDAYS, weekdayOf } from '../calendar.ts'
import { MINUTE_MS } from '../durations.ts'
import { MONTHS } from './months.ts'

/*
 * How days and times are written, everywhere and in the store's zone. They are put together here and not by Intl, whose
 * commas differ between a browser and the server that has drawn the page.
 */

/** ISO text, or epoch milliseconds. */
type Moment = string | number

const ms = (at: Moment) => (typeof at === 'number' ? at : Date.parse(at))

/** A stretch of time: when it begins, epoch milliseconds unless given, and how long it is. */
export interface Span<At extends Moment = number> {
	at: At
	minutes: number
}

function partsOf(day: string) {
	const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
	return { year, month: MONTHS[month - 1] as string, date }
}

const weekday = (day: string) => WEEKDAYS[weekdayOf(day as Day)] as string

/** `21 November 2026`; every system of every plan says it. @param day `YYYY-MM-DD` */
export function dayInWords(day: string): string {
	const { year, month, date } = partsOf(day)
	return `${date} ${month} ${year}`
}

/** `21 November`. @param day `YYYY-MM-DD` */
export function dayAndMonth(day: string): string {
	const { month, date } = partsOf(day)
	return `${date} ${month}`
}

/** `26 Nov`. @param day `YYYY-MM-DD` */
export function shortDay(day: string): string {
	const { month, date } = partsOf(day)
	return `${date} ${month.slice(0, month === 'September' ? 4 : 3)}`
}

/** `November 2026`. @param day `YYYY-MM-DD` */
export function monthInWords(day: string): string {
	const { year, month } = partsOf(day)
	return `${month} ${year}`
}

/** `Tuesday 24 November`. @param day `YYYY-MM-DD` */
export const weekdayInWords = (day: string): string => `${weekday(day)} ${dayAndMonth(day)}`

/** `Tue 8 December 2026`. @param day `YYYY-MM-DD` */
export const dayNamed = (day: string): string => `${weekday(day).slice(0, 3)} ${dayInWords(day)}`

/** The day on the store's calendar: `2026-11-21`. */
export const calendarDay = (at: Moment): Day => dayAt(ms(at))

/** The day on the store's calendar in words: `21 November 2026`. */
export const dateOf = (at: Moment): string => dayInWords(calendarDay(at))

/** The time of day on the store's clock: `09:30`. */
export const clock = (at: Moment): string => new Date(ms(at) + AHEAD_MS).toISOString().slice(11, 16)

/** `21 November 2026, 16:32` */
export const dateAndClock = (at: Moment): string => `${dateOf(at)}, ${clock(at)}`

/** `Monday 23 November at 14:30` */
export const moment = (at: Moment): string => `${weekdayInWords(calendarDay(at))} at ${clock(at)}`

/** `09:30–11:30` */
export const hours = ({ at, minutes }: Span<Moment>): string =>
	`${clock(at)}–${clock(ms(at) + minutes * MINUTE_MS)}`

/** `Sat 21 November 2026, 09:30–11:30` */
export const period = (span: Span<Moment>): string =>
	`${dayNamed(calendarDay(span.at))}, ${hours(span)}`

/** `26–29 Nov`, `29 Nov – 2 Dec`, `26 Nov`. @param from and `to` are `YYYY-MM-DD` */
export function daysBetween(from: string, to: string): string {
	if (from === to) return shortDay(from)
	if (from.slice(0, 7) === to.slice(0, 7)) return `${partsOf(from).date}–${shortDay(to)}`
	return `${shortDay(from)} – ${shortDay(to)}`
}
