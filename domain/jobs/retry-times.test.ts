import fc from 'fast-check'
import { expect, it } from 'vitest'
import { MINUTE_MS } from '../../shared/durations.ts'
import { MAX_ATTEMPTS } from './limits.ts'
import { nextAttempt } from './retry-times.ts'

it('waits a minute, then twice as long each time, never more than twelve hours', () => {
	const waits = Array.from({ length: MAX_ATTEMPTS - 1 }, (_, n) => nextAttempt(n + 1, 0))
	expect(waits.map((wait) => Number(wait) / MINUTE_MS)).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256])
})

it('is tried ten times and no more', () => {
	fc.assert(
		fc.property(fc.integer({ min: 1, max: 40 }), fc.nat(), (attempts, now) => {
			const next = nextAttempt(attempts, now)
			if (attempts >= MAX_ATTEMPTS) return next === null
			return next !== null && next >= now + MINUTE_MS && next <= now + 12 * 60 * MINUTE_MS
		}),
	)
})
