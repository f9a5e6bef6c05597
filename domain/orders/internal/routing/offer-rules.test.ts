import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { AHEAD_MS } from '../../../../shared/calendar.ts'
import { DAY_MS, HOUR_MS } from '../../../../shared/durations.ts'
import { offerEndsAt } from './offer-rules.ts'

const at = (text: string) => Date.parse(`${text}+05:30`)
const endOf = (text: string, hours: number) =>
	new Date(offerEndsAt(at(text), hours) + AHEAD_MS).toISOString().slice(0, 16)

describe('the end of an offer', () => {
	it.each([
		['within a working day', '2026-11-23T10:30', 4, '2026-11-23T14:30'],
		['at the very end of one', '2026-11-23T14:00', 4, '2026-11-23T18:00'],
		['on the next morning', '2026-11-23T16:30', 4, '2026-11-24T11:30'],
		['counted from nine', '2026-11-24T02:00', 4, '2026-11-24T13:00'],
		['counted from the next day after six', '2026-11-24T18:00', 4, '2026-11-25T13:00'],
		['not on a Sunday', '2026-11-28T16:00', 4, '2026-11-30T11:00'],
		['of a Sunday on Monday', '2026-11-29T11:00', 1, '2026-11-30T10:00'],
		['after two weeks', '2026-11-23T09:00', 72, '2026-12-01T18:00'],
	])('is %s', (_, from, hours, end) => {
		expect(endOf(from, hours)).toBe(end)
	})

	it('leaves as many hours of working days as were promised, whenever it begins', () => {
		const works = (moment: number) => {
			const day = new Date(moment + AHEAD_MS)
			return day.getUTCDay() !== 0 && day.getUTCHours() >= 9 && day.getUTCHours() < 18
		}
		fc.assert(
			fc.property(
				fc.integer({ min: 0, max: 14 * 24 * 12 }),
				fc.integer({ min: 1, max: 72 }),
				(steps, hours) => {
					const step = HOUR_MS / 12
					const from = at('2026-11-16T00:00') + steps * step
					const end = offerEndsAt(from, hours)
					let worked = 0
					for (let moment = from; moment < end; moment += step) if (works(moment)) worked += step
					expect(worked).toBe(hours * HOUR_MS)
					expect(works(end - 1)).toBe(true)
					expect(end - from).toBeLessThan(16 * DAY_MS)
				},
			),
		)
	})
})
