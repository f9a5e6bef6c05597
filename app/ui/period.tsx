const MONTHS = [
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
const WEEKDAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']

/** The store's zone, 5 h 30 min ahead of UTC the year round. */
const AHEAD_MS = 19_800_000

const inZone = (at: number) => new Date(at + AHEAD_MS).toISOString()

/** The time of day on the store's clock: `09:30`. @param at ISO time */
export const clock = (at: string) => inZone(Date.parse(at)).slice(11, 16)

/** The day on the store's calendar: `2026-11-21`. @param at ISO time */
export const calendarDay = (at: string) => inZone(Date.parse(at)).slice(0, 10)

/** When it ends, ISO. */
const endOf = (at: string, minutes: number) =>
	new Date(Date.parse(at) + minutes * 60_000).toISOString()

/** `09:30–11:30` */
export const hours = (at: string, minutes: number) => `${clock(at)}–${clock(endOf(at, minutes))}`

/** A stretch of time on the store's clock: `Sat 21 November 2026, 09:30–11:30`. */
export function Period({ at, minutes }: { at: string; minutes: number }) {
	const day = calendarDay(at)
	const weekday = WEEKDAYS[new Date(`${day}T00:00:00Z`).getUTCDay()]
	const date = `${Number(day.slice(8))} ${MONTHS[Number(day.slice(5, 7)) - 1]} ${day.slice(0, 4)}`
	return (
		<time dateTime={at}>
			{weekday} {date}, {hours(at, minutes)}
		</time>
	)
}
