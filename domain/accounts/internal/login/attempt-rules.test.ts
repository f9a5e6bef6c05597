import fc from 'fast-check'
import { expect, it } from 'vitest'
import { type Tally, waitNow, withTry } from './attempt-rules.ts'

const limit = {
	free: 5,
	firstWaitSeconds: 30,
	longestWaitSeconds: 1800,
	forgottenAfterSeconds: 86_400,
}

/** Tries as fast as it may; how often in so many seconds. */
function triesIn(seconds: number): number {
	let tally: Tally | null = null
	let now = 1
	let tries = 0
	while (now < seconds * 1000) {
		tally = withTry(tally, limit, now)
		tries++
		now += waitNow(tally, now) || 1
	}
	return tries
}

it('lets five through and makes each further one wait twice as long, half an hour at most', () => {
	let tally: Tally | null = null
	let now = 1
	const waits = Array.from({ length: 14 }, () => {
		tally = withTry(tally, limit, now)
		const wait = waitNow(tally, now)
		now += wait
		return wait / 1000
	})
	expect(waits).toEqual([0, 0, 0, 0, 30, 60, 120, 240, 480, 960, 1800, 1800, 1800, 1800])
})

it('lets nobody guess more than sixty times a day', () => {
	expect(triesIn(86_399)).toBeGreaterThan(10)
	expect(triesIn(86_399)).toBeLessThan(60)
})

it('forgets after its time, and never waits for longer than it says', () => {
	fc.assert(
		fc.property(fc.array(fc.integer({ min: 0, max: 7_200_000 }), { maxLength: 40 }), (gaps) => {
			let tally: Tally | null = null
			let now = 1
			for (const gap of gaps) {
				tally = withTry(tally, limit, now)
				expect(waitNow(tally, now)).toBeLessThanOrEqual(1_800_000)
				expect(waitNow(tally, tally.expiresAt)).toBe(0)
				expect(withTry(tally, limit, tally.expiresAt).failures).toBe(1)
				now += gap
			}
		}),
	)
})
