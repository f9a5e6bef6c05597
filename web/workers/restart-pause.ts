import { MINUTE_MS } from '../../shared/durations.ts'

const FIRST_MS = 250
const LONGEST_MS = 30_000

/** A worker that has served for so long has not been lost to how the store starts. */
const SOUND_AFTER_MS = MINUTE_MS

/** Which loss in a row it is, after a worker that has served for so long. */
export const lossesInARow = (before: number, servedMs: number): number =>
	servedMs >= SOUND_AFTER_MS ? 1 : before + 1

/** How long to wait before the next worker, milliseconds: twice as long for each loss in a row, within a bound. */
export const pauseAfter = (losses: number): number =>
	Math.min(LONGEST_MS, FIRST_MS * 2 ** Math.max(0, losses - 1))
