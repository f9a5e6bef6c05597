import { dayAt } from '../../../../shared/calendar.ts'
import { monthAt } from '../../../closed-months/rules.ts'

/**
 * What a file says of an entry that came too late for a closed month; blank of all others.
 * @param lateOf when it happened, epoch milliseconds
 */
export const lateWords = (lateOf: number | null): string =>
	lateOf === null ? '' : `of ${dayAt(lateOf)}, entered after ${monthAt(lateOf)} was closed`
