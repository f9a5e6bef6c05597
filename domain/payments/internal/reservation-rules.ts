import {
	type Day,
	dayAfter,
	dayAt,
	SUNDAY,
	startOfDay,
	weekdayOf,
} from '../../../shared/calendar.ts'

/** Banks and the shop work on all days but Sundays. */
const isOff = (day: Day) => weekdayOf(day) === SUNDAY

/** When the last of so many working days after this one is over, epoch milliseconds. @param at epoch milliseconds */
export function endOfWorkingDay(at: number, days: number): number {
	let day = dayAt(at)
	for (let left = days; left > 0; ) {
		day = dayAfter(day)
		if (!isOff(day)) left--
	}
	return startOfDay(dayAfter(day))
}
