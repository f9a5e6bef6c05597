import { type Day, startOfDay } from '../../../shared/calendar'
import { dateAndClock, dateOf } from '../../../shared/format/dates'

/** A moment on the store's clock: `21 November 2026`, with `, 16:32` where the time of day matters. */
export function When({ at, time = false }: { at: string; time?: boolean }) {
	return <time dateTime={at}>{time ? dateAndClock(at) : dateOf(at)}</time>
}

/** A calendar day as a moment of it, for parts that show moments. */
export const momentOf = (day: string) => new Date(startOfDay(day as Day)).toISOString()
