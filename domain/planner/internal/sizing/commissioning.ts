import { type Day, daysAfter, financialYearEnd } from '../../../../shared/calendar.ts'
import type { PlanRequest } from '../../sizing/schema.ts'

/** From the order to a system that works: survey, parts, installation, then inspection and meter; an assumption. */
export const USUAL_WEEKS = 8

let usual: { today: Day; day: Day } | undefined

/** The same for every plan of a day. */
function usualDay(today: Day): Day {
	if (usual?.today !== today) usual = { today, day: daysAfter(today, USUAL_WEEKS * 7) }
	return usual.day
}

/** The end of this financial year with its tariffs, where the day that is assumed comes after it; null where it does not. */
export function yearEndBefore(commissioning: Day, today: Day): Day | null {
	const end = financialYearEnd(today)
	return commissioning > end ? end : null
}

/**
 * The day on which a system is expected to be connected: schemes and rules are judged on it. As given, but no
 * sooner than today.
 */
export function commissioningDay(
	{ commissioning }: Pick<PlanRequest, 'commissioning'>,
	today: Day,
): Day {
	if (commissioning === undefined) return usualDay(today)
	return commissioning < today ? today : commissioning
}
