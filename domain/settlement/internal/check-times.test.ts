import { expect, it } from 'vitest'
import { DAY_MS, HOUR_MS } from '../../../shared/durations.ts'
import { nextCheck } from './check-times.ts'

it('asks at growing intervals of a minute to twelve hours, for six days', () => {
	const begun = 1_790_000_000_000
	const waits: number[] = []
	let now = begun + 60_000
	for (let n = 1; ; n++) {
		const next = nextCheck(n, begun, now)
		if (next === null) break
		waits.push(next - now)
		now = next
	}
	expect(waits[0]).toBe(60_000)
	expect(waits.toSorted((one, other) => one - other)).toEqual(waits)
	expect(waits.at(-1)).toBe(12 * HOUR_MS)
	expect(now - begun).toBeGreaterThanOrEqual(6 * DAY_MS)
	expect(waits.length).toBeLessThan(40)
})
