import { type Day, dayAfter, dayAt, daysAfter, startOfDay } from '../../shared/calendar.ts'
import { isForwards } from '../../shared/day.ts'
import { DAY_MS } from '../../shared/durations.ts'
import { message } from '../../shared/messages/message.ts'
import { add, type Paise, zero } from '../../shared/money.ts'
import { failField, ok, type Result } from '../../shared/result.ts'
import { DEFAULT_DAYS, MAX_YEARS, NEVER_AFTER_DAYS, RATE_DAYS } from './limits.ts'
import type { Granularity } from './schema.ts'

/** Both days belong to it. */
export interface Range {
	from: Day
	to: Day
}

const BACKWARDS = message('input.days_backwards')

const TOO_LONG = message('reports.too_long', { maxYears: MAX_YEARS })

/**
 * The days a report is about: the last thirty unless asked. With one end alone, a first day reaches to
 * today and a last day back over thirty days.
 */
export function rangeOf(asked: { from?: Day; to?: Day }, today: Day): Result<Range> {
	const to = asked.to ?? (asked.from && asked.from > today ? asked.from : today)
	const from = asked.from ?? daysAfter(to, 1 - DEFAULT_DAYS)
	if (!isForwards({ from, to })) return failField('from', BACKWARDS)
	const first = `${Number(to.slice(0, 4)) - MAX_YEARS}${to.slice(4)}`
	if (from < first) return failField('from', TOO_LONG)
	return ok({ from, to })
}

/** Days are counted from 1 January 1970, a Thursday. */
export const dayNumbered = (number: number) => dayAt(number * DAY_MS)
const numberOf = (day: Day) => Math.floor(startOfDay(day) / DAY_MS) + 1

/** The first day of the week, which begins on Monday, or of the month. */
export function beginning(day: Day, by: Granularity): Day {
	if (by === 'month') return `${day.slice(0, 8)}01` as Day
	return by === 'week' ? daysAfter(day, -((numberOf(day) + 3) % 7)) : day
}

/** Each day, week or month of the range with its rows; the first and last may be cut short by it. */
export function inBuckets<Row extends { day: number }>(
	rows: readonly Row[],
	{ from, to }: Range,
	by: Granularity,
): (Range & { rows: Row[] })[] {
	const buckets = new Map<Day, Range & { rows: Row[] }>()
	for (let day = from; day <= to; day = dayAfter(day)) {
		const start = beginning(day, by)
		const bucket = buckets.get(start)
		if (bucket) bucket.to = day
		else buckets.set(start, { from: day, to: day, rows: [] })
	}
	for (const row of rows) buckets.get(beginning(dayNumbered(row.day), by))?.rows.push(row)
	return [...buckets.values()]
}

interface StatusRow {
	status: string
	orders: number
	value: Paise
}

/** The figures of the orders of a period: those that count, all placed, and those that do not count. */
export function figuresOf(rows: readonly StatusRow[]) {
	const of = (matches: (status: string) => boolean) =>
		rows
			.filter(({ status }) => matches(status))
			.reduce(
				(all, row) => ({ orders: all.orders + row.orders, value: add(all.value, row.value) }),
				{ orders: 0, value: zero },
			)
	const placed = of(() => true)
	const declined = of((status) => status === 'declined')
	const cancelled = of((status) => status === 'cancelled')
	const effective = of((status) => status !== 'declined' && status !== 'cancelled')
	return { effective, placed, declined, cancelled }
}

/** The place, from 1, of a percentile among so many in their order: the nearest rank. */
export const rankOf = (count: number, percent: number) => Math.ceil((count * percent) / 100)

/** A part of a whole, from 0 to 1; null of nothing. */
export const share = (part: number, whole: number) => (whole > 0 ? part / whole : null)

/** Days that the stock lasts at the rate of the last thirty; without end where none was sold. */
export const daysLeft = (stock: number, sold: number) =>
	stock === 0 ? 0 : sold === 0 ? Number.POSITIVE_INFINITY : (stock * RATE_DAYS) / sold

/** The day on which the stock runs out at the present rate; null for never, or in more than ten years. */
export function runsOutOn(stock: number, sold: number, today: Day): Day | null {
	const days = Math.floor(daysLeft(stock, sold))
	return days > NEVER_AFTER_DAYS ? null : daysAfter(today, days)
}
