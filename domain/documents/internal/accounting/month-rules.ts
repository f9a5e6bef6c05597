import { type Day, startOfDay } from '../../../../shared/calendar.ts'

/** When a month begins and the next does, epoch milliseconds. @param month `2026-11` */
export function monthSpan(month: string): { from: number; before: number } {
	const [year = 0, number = 1] = month.split('-').map(Number)
	const next = number === 12 ? `${year + 1}-01` : `${year}-${String(number + 1).padStart(2, '0')}`
	return {
		from: startOfDay(`${month}-01` as Day),
		before: startOfDay(`${next}-01` as Day),
	}
}
