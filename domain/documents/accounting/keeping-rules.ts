import { type Day, startOfDay } from '../../../shared/calendar.ts'
import { monthAt } from '../../closed-months/rules.ts'
import { KEPT_YEARS } from '../limits.ts'
import { financialYearAt } from '../rules.ts'

/**
 * Until when the law wants the documents of a moment to be kept (CGST Act, section 36), epoch milliseconds.
 * @param at epoch milliseconds
 */
export function keptUntil(at: number): number {
	const [, ends = ''] = financialYearAt(at).split('-')
	return startOfDay(`20${Number(ends) + KEPT_YEARS}-12-31` as Day)
}

/**
 * Whether a document to a GSTIN has yet to be filed: then the return needs the GSTIN. Not beyond the time for which the
 * law wants it to be kept.
 * @param at when it is booked @param now epoch milliseconds, both
 */
export const isToFile = (at: number, now: number, lastClosed: string | null): boolean =>
	(lastClosed === null || monthAt(at) > lastClosed) && now < keptUntil(at)
