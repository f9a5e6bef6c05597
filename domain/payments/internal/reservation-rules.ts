import { dayAfter, dayAt, isSunday, startOfDay } from '../../../shared/calendar.ts'

/** When the last of so many working days after this one is over, epoch milliseconds. @param at epoch milliseconds */
export function endOfWorkingDay(at: number, days: number): number {
	let day = dayAt(at)
	for (let left = days; left > 0; ) {
		day = dayAfter(day)
		// Banks and the shop work on all days but Sundays.
		if (!isSunday(day)) left--
	}
	return startOfDay(dayAfter(day))
}
