import { type Day, daysAfter } from '../../../../shared/calendar.ts'
import type { PlanRequest } from '../../sizing/schema.ts'

/** From the order to a system that works: survey, parts, installation, then inspection and meter; an assumption. */
export const USUAL_WEEKS = 8

let usual: { today: Day; day: Day } | undefined

/** The same for every plan of a day. */
function usualDay(today: Day): Day {
	if (usual?.today !== today) usual = { today, day: daysAfter(today, USUAL_WEEKS * 7) }
	return usual.day
}

/** The 31st of March on which the financial year of a day ends, with its tariffs and, for now, the scheme of homes. */
const yearEndOf = (day: Day): Day => {
	const year = Number(day.slice(0, 4)) + (day.slice(5) > '03-31' ? 1 : 0)
	return `${year}-03-31` as Day
}

/** The end of this financial year, where the day that is assumed comes after it; null where it does not. */
export const yearEndBefore = (commissioning: Day, today: Day): Day | null =>
	commissioning > yearEndOf(today) ? yearEndOf(today) : null

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
