import { expect, it } from 'vitest'
import { lossesInARow, pauseAfter } from './restart-pause.ts'

it('pauses double with each loss in a row, up to half a minute', () => {
	expect([1, 2, 3, 4].map(pauseAfter)).toEqual([250, 500, 1000, 2000])
	expect(pauseAfter(8)).toBe(30_000)
	expect(pauseAfter(5000)).toBe(30_000)
})

it('a worker that has served for a minute begins the count anew', () => {
	expect(lossesInARow(0, 10)).toBe(1)
	expect(lossesInARow(6, 59_999)).toBe(7)
	expect(lossesInARow(6, 60_000)).toBe(1)
})
