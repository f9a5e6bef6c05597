import fc from 'fast-check'
import { expect, it } from 'vitest'
import { dayAt, monthSpan, weekdayOf } from '../calendar.ts'
import {
	dateAndClock,
	dayNamed,
	daysBetween,
	hours,
	moment,
	monthInWords,
	period,
	shortDay,
	weekdayInWords,
} from './dates.ts'
import { MONTHS } from './months.ts'

const anyMoment = fc.integer({ min: Date.UTC(1990, 0), max: Date.UTC(2090, 0) })

/** What Britain writes by the clocks of India, without its commas. */
const written = (options: Intl.DateTimeFormatOptions) => {
	const format = new Intl.DateTimeFormat('en-GB', { timeZone: 'Asia/Kolkata', ...options })
	return (at: number) => format.format(at).replaceAll(',', '')
}
const TIME = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const
const weekdayAndDay = written({ weekday: 'long', day: 'numeric', month: 'long' })
const longDay = written({ weekday: 'short', day: 'numeric', month: 'long', year: 'numeric' })
const monthAndYear = written({ month: 'long', year: 'numeric' })
const dayAndMonth = written({ day: 'numeric', month: 'short' })
const time = written(TIME)

it('writes every day and time by the clocks of India', () => {
	fc.assert(
		fc.property(anyMoment, (at) => {
			const day = dayAt(at)
			expect(weekdayInWords(day)).toBe(weekdayAndDay(at))
			expect(dayNamed(day)).toBe(longDay(at))
			expect(monthInWords(day)).toBe(monthAndYear(at))
			expect(shortDay(day)).toBe(dayAndMonth(at))
			expect(moment(new Date(at).toISOString())).toBe(`${weekdayAndDay(at)} at ${time(at)}`)
			expect(hours({ at, minutes: 90 })).toBe(`${time(at)}–${time(at + 5_400_000)}`)
			expect(dateAndClock(at).endsWith(`, ${time(at)}`)).toBe(true)
		}),
	)
	expect(MONTHS).toHaveLength(12)
})

it('writes a stretch of time, and days from one to another', () => {
	const at = Date.UTC(2026, 10, 21, 4, 30)
	expect(period({ at, minutes: 120 })).toBe('Sat 21 November 2026, 10:00–12:00')
	expect(daysBetween('2026-11-26', '2026-11-29')).toBe('26–29 Nov')
	expect(daysBetween('2026-11-29', '2026-12-02')).toBe('29 Nov – 2 Dec')
	expect(daysBetween('2026-09-26', '2026-09-26')).toBe('26 Sept')
})

it('knows where a month ends, and which day of the week it is', () => {
	expect(monthSpan('2026-12')).toEqual({
		from: Date.UTC(2026, 10, 30, 18, 30),
		before: Date.UTC(2026, 11, 31, 18, 30),
	})
	expect(weekdayOf(dayAt(Date.UTC(2026, 10, 22)))).toBe(0)
})
