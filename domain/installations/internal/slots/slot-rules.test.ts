import fc from 'fast-check'
import { expect, it } from 'vitest'
import { clockAt, dayAt, isSunday, startOfDay } from '../../../../shared/calendar.ts'
import { HOUR_MS, MINUTE_MS } from '../../../../shared/durations.ts'
import { overlap } from '../../rules.ts'
import { freeSlots } from './slot-rules.ts'

/** A Friday. */
const NOW = Date.parse('2026-11-27T16:00:00+05:30')
const asked = { now: NOW, minutes: 240, count: 3, lastDay: 60 }
const begin = (slots: ReturnType<typeof freeSlots>) =>
	slots.map(({ at }) => clockAt(at).slice(0, 16))

it('are of the next working days, one for each half of a day, and none on a Sunday', () => {
	expect(begin(freeSlots([], asked))).toEqual([
		'2026-11-28T09:00',
		'2026-11-28T13:00',
		'2026-11-30T09:00',
	])
})

it('begin as soon as another appointment ends', () => {
	const busy = [{ at: Date.parse('2026-11-28T09:00:00+05:30'), minutes: 90 }]
	expect(begin(freeSlots(busy, asked))[0]).toBe('2026-11-28T11:00')
})

it('are free, in working hours, apart from one another, and as many as asked for', () => {
	const span = fc.record({
		at: fc.integer({ min: 0, max: 240 }).map((hours) => NOW + hours * HOUR_MS),
		minutes: fc.integer({ min: 30, max: 600 }),
	})
	fc.assert(
		fc.property(
			fc.array(span, { maxLength: 20 }),
			fc.constantFrom(60, 240, 600),
			(busy, minutes) => {
				const slots = freeSlots(busy, { ...asked, minutes })
				expect(slots).toHaveLength(minutes > 540 ? 0 : 3)
				for (const [n, slot] of slots.entries()) {
					const day = dayAt(slot.at)
					const [begins, ends] = [slot.at, slot.at + minutes * MINUTE_MS].map(
						(at) => at - startOfDay(day),
					)
					expect(slot.at).toBeGreaterThan(slots[n - 1]?.at ?? NOW)
					expect(isSunday(day)).toBe(false)
					expect(begins).toBeGreaterThanOrEqual(9 * HOUR_MS)
					expect(ends).toBeLessThanOrEqual(18 * HOUR_MS)
					expect([...busy, ...slots.slice(0, n)].some((other) => overlap(other, slot))).toBe(false)
				}
			},
		),
	)
})
