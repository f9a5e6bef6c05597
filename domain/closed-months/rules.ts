import { dayAt, monthSpan } from '../../shared/calendar.ts'

/** The month of a moment: `2026-11`. @param at epoch milliseconds */
export const monthAt = (at: number): string => dayAt(at).slice(0, 7)

export const monthAfter = (month: string): string => monthAt(monthSpan(month).before)

/**
 * Where an event stands in the books: when it happened, or where its month is closed, as late as it can in the next open
 * one. All months up to the last closed one are closed.
 * @param happened, now epoch milliseconds
 */
export function bookedAt(happened: number, now: number, lastClosed: string | null): number {
	if (lastClosed === null || monthAt(happened) > lastClosed) return happened
	return Math.min(now, monthSpan(monthAfter(lastClosed)).before - 1)
}

/** Why a month can not be closed. */
export type NotClosable = 'running' | 'closed' | 'earlier-open'

/**
 * Why a month can not be closed; null where it can. Months without any entry need no closing of their own.
 * @param entered the months with entries
 */
export function notClosable(
	month: string,
	{
		now,
		lastClosed,
		entered,
	}: { now: number; lastClosed: string | null; entered: readonly string[] },
): NotClosable | null {
	if (month >= monthAt(now)) return 'running'
	if (lastClosed !== null && month <= lastClosed) return 'closed'
	const isOpen = (each: string) => each < month && (lastClosed === null || each > lastClosed)
	return entered.some(isOpen) ? 'earlier-open' : null
}
