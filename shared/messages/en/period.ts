import { MINUTE_MS } from '../../durations.ts'
import { dateFormat, INDIA } from '../../format/english.ts'

/** A stretch of time: when it begins, epoch milliseconds, and how long it is. */
export interface Span {
	at: number
	minutes: number
}

const day = dateFormat({
	timeZone: INDIA,
	weekday: 'short',
	day: 'numeric',
	month: 'long',
	year: 'numeric',
})
const hour = dateFormat({ timeZone: INDIA, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })

/** `Monday 23 November at 14:30` in the store's zone. @param at epoch milliseconds */
export const moment = dateFormat({
	timeZone: INDIA,
	weekday: 'long',
	day: 'numeric',
	month: 'long',
	hour: '2-digit',
	minute: '2-digit',
	hourCycle: 'h23',
})

/** `Sat 21 November 2026, 10:00–12:00` in the store's zone. */
export const period = ({ at, minutes }: Span): string =>
	`${day(at).replace(',', '')}, ${hour(at)}–${hour(at + minutes * MINUTE_MS)}`

/** `Tue 8 December 2026`. @param text `YYYY-MM-DD` */
export const dayNamed = (text: string): string =>
	day(Date.parse(`${text}T00:00:00Z`)).replace(',', '')
