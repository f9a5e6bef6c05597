import type { Brand } from './brand.ts'
import { DAY_MS } from './durations.ts'

/** A day of the store's calendar, `YYYY-MM-DD`. */
export type Day = Brand<string, 'Day'>

/** India has one zone, 5 h 30 min ahead of UTC the year round. */
export const AHEAD_MS = 19_800_000

/** The day on the store's calendar at a moment. @param at epoch milliseconds, UTC */
export const dayAt = (at: number) => new Date(at + AHEAD_MS).toISOString().slice(0, 10) as Day

/** A moment by the clocks of India, `2026-11-23T00:00:00+05:30`: its first ten characters are the store's day. */
export const clockAt = (at: number) => `${new Date(at + AHEAD_MS).toISOString().slice(0, 19)}+05:30`

/** When a day begins in the store's zone, epoch milliseconds, UTC. */
export const startOfDay = (text: Day) => Date.parse(`${text}T00:00:00Z`) - AHEAD_MS

/** The day so many days later; negative is earlier. */
export const daysAfter = (text: Day, days: number) => dayAt(startOfDay(text) + days * DAY_MS)

export const dayAfter = (text: Day) => daysAfter(text, 1)

/** The day of the week, from 0 for Sunday. */
export const weekdayOf = (text: Day) => new Date(`${text}T00:00:00Z`).getUTCDay()

export const isSunday = (text: Day) => weekdayOf(text) === 0

/** When a month begins and the next does, epoch milliseconds. @param month `2026-11` */
export function monthSpan(month: string): { from: number; before: number } {
	const [year = 0, number = 1] = month.split('-').map(Number)
	const next = number === 12 ? `${year + 1}-01` : `${year}-${String(number + 1).padStart(2, '0')}`
	return { from: startOfDay(`${month}-01` as Day), before: startOfDay(`${next}-01` as Day) }
}

/** The 31st of March on which the financial year of a day ends. */
export function financialYearEnd(text: Day): Day {
	const year = Number(text.slice(0, 4)) + (text.slice(5) > '03-31' ? 1 : 0)
	return `${year}-03-31` as Day
}

/** From Sunday, as `weekdayOf` counts them. */
export const WEEKDAYS = [
	'Sunday',
	'Monday',
	'Tuesday',
	'Wednesday',
	'Thursday',
	'Friday',
	'Saturday',
] as const

/** The first three letters of each month, January first, as dates are written in files and on bills. */
export const MONTH_LETTERS: readonly string[] = [
	'jan',
	'feb',
	'mar',
	'apr',
	'may',
	'jun',
	'jul',
	'aug',
	'sep',
	'oct',
	'nov',
	'dec',
]
