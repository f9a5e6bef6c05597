import fc from 'fast-check'
import { expect, it } from 'vitest'
import { startOfDay } from '../../shared/calendar.ts'
import { bookedAt, monthAfter, monthAt, notClosable } from './rules.ts'

const START = startOfDay('2026-04-01' as never)
const moment = fc.integer({ min: START, max: START + 800 * 86_400_000 })
const month = fc.integer({ min: 0, max: 30 }).map((count) => {
	let name = '2026-01'
	for (let n = 0; n < count; n++) name = monthAfter(name)
	return name
})

it('books an event in its own month, or the first open one after it, and never later than now', () => {
	fc.assert(
		fc.property(moment, moment, month, (one, other, last) => {
			const [happened, now] = [Math.min(one, other), Math.max(one, other)]
			fc.pre(last < monthAt(now))
			const booked = bookedAt(happened, now, last)
			expect(monthAt(booked) > last).toBe(true)
			expect(booked).toBeGreaterThanOrEqual(happened)
			expect(booked).toBeLessThanOrEqual(now)
			if (monthAt(happened) > last) expect(booked).toBe(happened)
			else expect(monthAt(booked)).toBe(monthAfter(last))
		}),
	)
})

it('leaves all where it happened while no month is closed', () => {
	fc.assert(fc.property(moment, (at) => bookedAt(at, at + 1, null) === at))
})

it('closes a month once it is over, after all earlier ones with entries', () => {
	const now = startOfDay('2027-02-11' as never)
	const entered = ['2026-11', '2027-01', '2027-02']
	const why = (month: string, lastClosed: string | null) =>
		notClosable(month, { now, lastClosed, entered })
	expect(why('2027-02', null)).toBe('running')
	expect(why('2027-01', null)).toBe('earlier-open')
	expect(why('2026-11', null)).toBeNull()
	expect(why('2026-11', '2026-11')).toBe('closed')
	expect(why('2027-01', '2026-11')).toBeNull()
	expect(why('2026-12', '2026-11')).toBeNull()
})
