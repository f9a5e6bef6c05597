import { CALL_TIMES, type CallTime, isPast } from '../../../domain/enquiries/call-back-rules'
import { CALL_DAYS_AHEAD, CALL_HOURS } from '../../../domain/enquiries/limits'
import { type Day, dayAt, daysAfter } from '../../../shared/calendar'
import { weekdayInWords } from '../../../shared/format/dates'

const hours = (time: CallTime) => `${CALL_HOURS[time].from} to ${CALL_HOURS[time].to}`

const NAME: Record<CallTime, string> = {
	any: 'any time',
	morning: 'morning',
	afternoon: 'afternoon',
	evening: 'evening',
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** The times of a day one can ask to be called at. */
export const TIME_CHOICES = CALL_TIMES.map((value) => ({
	value,
	label: capital(value === 'any' ? NAME.any : `${NAME[value]}, ${hours(value)}`),
}))

/** The days one can ask to be called on. @param now epoch milliseconds */
export function dayChoices(now: number) {
	const today = dayAt(now)
	const days = Array.from({ length: CALL_DAYS_AHEAD + 1 }, (_, n) => daysAfter(today, n))
	return [
		{ value: '', label: 'Any day' },
		...days
			.filter((day) => !isPast(day, 'any', now))
			.map((day) => ({ value: day, label: named(day, today) })),
	]
}

const named = (day: Day, today: Day) =>
	day === today ? `Today, ${weekdayInWords(day)}` : weekdayInWords(day)

/** When somebody likes to be called: `Friday 27 November, evening (16 to 19)`; null where they did not say. */
export function callBack({ callDay, callTime }: { callDay: string | null; callTime: CallTime }) {
	if (!callDay && callTime === 'any') return null
	const time = callTime === 'any' ? NAME.any : `${NAME[callTime]} (${hours(callTime)})`
	return `${callDay ? weekdayInWords(callDay) : 'any day'}, ${time}`
}
