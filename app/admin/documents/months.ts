import { type Day, dayAt, monthSpan } from '../../../shared/calendar'
import { monthInWords } from '../../../shared/format/dates'

/** So many months are offered, this one first. */
const OFFERED = 24

/** The first and the last day of a month such as `2026-11`. */
export function monthDays(month: string): { from: Day; to: Day } {
	const { from, before } = monthSpan(month)
	return { from: dayAt(from), to: dayAt(before - 1) }
}

/** As `monthDays`; null for anything else. */
export function monthIn(text: string | null): { from: Day; to: Day } | null {
	if (!/^20\d\d-(0[1-9]|1[0-2])$/.test(text ?? '')) return null
	return monthDays(text as string)
}

/** The months to choose from, that of a day first. */
export function monthChoices(today: Day) {
	const [year = 0, month = 1] = today.split('-').map(Number)
	return Array.from({ length: OFFERED }, (_, ago) => {
		const count = year * 12 + month - 1 - ago
		const value = `${Math.floor(count / 12)}-${String((count % 12) + 1).padStart(2, '0')}`
		return { value, label: monthInWords(`${value}-01`) }
	})
}

/** The choices of a filter that a month may narrow. */
export const anyMonthChoices = (today: Day) => [
	{ value: '', label: 'Any month' },
	...monthChoices(today),
]

type Bound = Day | undefined

export const laterOf = (one: Bound, other: Bound): Bound =>
	one && other ? (one > other ? one : other) : (one ?? other)

export const earlierOf = (one: Bound, other: Bound): Bound =>
	one && other ? (one < other ? one : other) : (one ?? other)
