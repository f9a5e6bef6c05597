import { type Day, dayAfter, dayAt, startOfDay } from '../../../shared/calendar.ts'

/** Banks and the shop work on all days but Sundays. */
const SUNDAY = 0

const isOff = (day: Day) => new Date(`${day}T00:00:00Z`).getUTCDay() === SUNDAY

/** When the last of so many working days after this one is over, epoch milliseconds. @param at epoch milliseconds */
export function endOfWorkingDay(at: number, days: number): number {
	let day = dayAt(at)
	for (let left = days; left > 0; ) {
		day = dayAfter(day)
		if (!isOff(day)) left--
	}
	return startOfDay(dayAfter(day))
}
