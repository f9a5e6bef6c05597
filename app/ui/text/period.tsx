import { MINUTE_MS } from '../../../shared/durations'
import { calendarDay, clock, dateOf } from './clock'

const WEEKDAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']

/** When it ends, ISO. */
const endOf = (at: string, minutes: number) =>
	new Date(Date.parse(at) + minutes * MINUTE_MS).toISOString()

/** `09:30–11:30` */
export const hours = (at: string, minutes: number) => `${clock(at)}–${clock(endOf(at, minutes))}`

/** A stretch of time on the store's clock: `Sat 21 November 2026, 09:30–11:30`. */
export function Period({ at, minutes }: { at: string; minutes: number }) {
	const weekday = WEEKDAYS[new Date(`${calendarDay(at)}T00:00:00Z`).getUTCDay()]
	return (
		<time dateTime={at}>
			{weekday} {dateOf(at)}, {hours(at, minutes)}
		</time>
	)
}
