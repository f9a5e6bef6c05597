import type { Job, Visit } from '../../../domain/installations/schema'
import { type Day, dayAt, daysAfter, weekdayOf } from '../../../shared/calendar'
import { dayAndMonth, dayInWords, monthInWords, weekdayInWords } from '../../../shared/format/dates'
import { api, type Context, read } from '../../api.server'

export interface CalendarDay {
	/** `YYYY-MM-DD` */
	day: string
	/** `Saturday 21 November` */
	label: string
	isToday: boolean
	/** It belongs to the month before or after. */
	isOutside: boolean
	/** Each with the visit that is on this day: of a job with two, one after the other. */
	jobs: (Job & { visit: Visit })[]
}

export interface Calendar {
	view: 'week' | 'month'
	title: string
	weeks: CalendarDay[][]
	/** The days the steps lead to. */
	previous: string
	next: string
	today: string
	isNow: boolean
}

const PAGE_SIZE = '500'

const exists = (text: string) =>
	/^20(?:0[1-9]|[1-8]\d|9[0-8])-\d\d-\d\d$/.test(text) &&
	new Date(`${text}T00:00:00Z`).getTime() > 0 &&
	new Date(`${text}T00:00:00Z`).toISOString().startsWith(text)

/** How many days since Monday. */
const sinceMonday = (day: Day) => (weekdayOf(day) + 6) % 7
const monday = (day: Day) => daysAfter(day, -sinceMonday(day))
const firstOfMonth = (day: Day) => `${day.slice(0, 8)}01` as Day

function weekOf(day: Day) {
	const from = monday(day)
	const to = daysAfter(from, 6)
	const start =
		from.slice(0, 7) === to.slice(0, 7) ? String(Number(from.slice(8))) : dayAndMonth(from)
	return {
		from,
		to,
		title: `${start} to ${dayInWords(to)}`,
		previous: daysAfter(from, -7),
		next: daysAfter(from, 7),
		isOutside: () => false,
	}
}

function monthOf(day: Day) {
	const first = firstOfMonth(day)
	const next = firstOfMonth(daysAfter(first, 31))
	const from = monday(first)
	return {
		from,
		to: daysAfter(monday(daysAfter(next, -1)), 6),
		title: monthInWords(first),
		previous: firstOfMonth(daysAfter(first, -1)),
		next,
		isOutside: (each: Day) => firstOfMonth(each) !== first,
	}
}

/** The week or month around a day with the caller's appointments; a day that makes no sense is today. */
export async function readCalendar(
	context: Context,
	view: 'week' | 'month',
	wanted: string | null,
): Promise<Calendar> {
	const today = dayAt(Date.now())
	const day = wanted && exists(wanted) ? (wanted as Day) : today
	const { from, to, isOutside, ...rest } = view === 'week' ? weekOf(day) : monthOf(day)
	const jobs = await read(
		api(context).installations.installations.$get({ query: { from, to, limit: PAGE_SIZE } }),
	)
	const visits = jobs
		.flatMap((job) => [
			{ ...job, visit: 'installation' as const },
			{ ...job, appointment: job.survey, visit: 'survey' as const },
		])
		.toSorted((one, other) =>
			(one.appointment?.at ?? '').localeCompare(other.appointment?.at ?? ''),
		)
	const weeks: CalendarDay[][] = []
	for (let start = from; start <= to; start = daysAfter(start, 7))
		weeks.push(
			Array.from({ length: 7 }, (_, index) => {
				const each = daysAfter(start, index)
				return {
					day: each,
					label: weekdayInWords(each),
					isToday: each === today,
					isOutside: isOutside(each),
					jobs: visits.filter(
						({ appointment }) => appointment && dayAt(Date.parse(appointment.at)) === each,
					),
				}
			}),
		)
	return { view, ...rest, weeks, today, isNow: from <= today && today <= to }
}
