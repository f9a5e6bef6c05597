import { type Day, dayAfter, dayAt, startOfDay, weekdayOf } from '../../../shared/calendar.ts'
import type { AnswerPromise } from '../../../shared/modes.ts'

export const DUE_STATES = ['later', 'today', 'overdue'] as const
export type DueState = (typeof DUE_STATES)[number]

const isOff = (day: Day, { daysOff }: AnswerPromise): boolean => daysOff.includes(weekdayOf(day))

/**
 * The day by which an enquiry of this moment is answered: so many working days later, or the preferred day of a call
 * where that is later; the next working day where that day is a holiday.
 * @param at epoch milliseconds
 */
export function promisedDay(promise: AnswerPromise, at: number, callDay: Day | null): Day {
	let day = dayAt(at)
	for (let left = promise.workingDays; left > 0; ) {
		day = dayAfter(day)
		if (!isOff(day, promise)) left--
	}
	if (callDay && callDay > day) day = callDay
	while (isOff(day, promise)) day = dayAfter(day)
	return day
}

/** When a promised day is over, epoch milliseconds. */
export const dueAt = (day: Day): number => startOfDay(dayAfter(day))

/** The day that is over at this moment. */
export const promisedDayOf = (due: number): Day => dayAt(due - 1)

/** How the promised day of an enquiry compares with today; null where none was promised or none is awaited. */
export function dueState(
	{ status, due_at: due }: { status: string; due_at: number | null },
	now: number,
): DueState | null {
	if (due === null || (status !== 'open' && status !== 'taken')) return null
	if (due <= now) return 'overdue'
	return promisedDayOf(due) === dayAt(now) ? 'today' : 'later'
}
