import fc from 'fast-check'
import { expect, it } from 'vitest'
import { DAY_MS } from '../../../../shared/durations'
import { pageToKeep } from './use-kept-pages'

const NOW = Date.parse('2026-11-28T10:00:00Z')

const visit = (at: number) => ({
	at: new Date(at).toISOString(),
	minutes: 60,
	state: 'confirmed' as const,
	preference: null,
	reason: null,
})
const untilOf = (...times: number[]) => pageToKeep('SB-1', times.map(visit), NOW)?.until

it('keeps the page of a job until two days after its last visit, from the day before the first', () => {
	expect(pageToKeep('SB-1', [null, null], NOW)).toBeNull()
	expect(untilOf(NOW + DAY_MS)).toBe(NOW + 3 * DAY_MS)
	// On the day after tomorrow.
	expect(untilOf(NOW + 2 * DAY_MS)).toBeUndefined()
	expect(untilOf(NOW, NOW + 9 * DAY_MS)).toBe(NOW + 11 * DAY_MS)
	expect(untilOf(NOW - 3 * DAY_MS)).toBeUndefined()
})

it('keeps none whose time is over', () => {
	fc.assert(
		fc.property(fc.array(fc.integer({ min: -20 * DAY_MS, max: 20 * DAY_MS })), (offsets) => {
			const until = untilOf(...offsets.map((offset) => NOW + offset))
			if (until !== undefined) expect(until).toBeGreaterThan(NOW)
		}),
	)
})
