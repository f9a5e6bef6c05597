import { type Day, dayAt, daysAfter, startOfDay } from '../../shared/calendar.ts'
import { HOUR_MS } from '../../shared/durations.ts'
import { type Message, message } from '../../shared/messages/message.ts'
import { CALL_DAYS_AHEAD, CALL_HOURS } from './limits.ts'

export const CALL_TIMES = ['any', 'morning', 'afternoon', 'evening'] as const
export type CallTime = (typeof CALL_TIMES)[number]

/** Whether there is nothing left of that time of the day. @param now epoch milliseconds */
export const isPast = (day: Day, time: CallTime, now: number): boolean =>
	startOfDay(day) + CALL_HOURS[time].to * HOUR_MS <= now

/** The problem with the preferred time of a call, and its field; null where there is none. */
export function callBackProblem(
	day: Day | null,
	time: CallTime,
	now: number,
): { field: 'callDay' | 'callTime'; why: Message } | null {
	if (!day) return null
	const from = dayAt(now)
	const to = daysAfter(from, CALL_DAYS_AHEAD)
	if (day < from || day > to)
		return { field: 'callDay', why: message('enquiries.call_day_wrong', { from, to }) }
	if (!isPast(day, time, now)) return null
	return { field: 'callTime', why: message('enquiries.call_time_over') }
}
