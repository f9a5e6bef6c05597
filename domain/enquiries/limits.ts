import { MINUTE_MS } from '../../shared/durations.ts'

/** The hours of the day of each time to call. */
export const CALL_HOURS = {
	any: { from: 9, to: 19 },
	morning: { from: 9, to: 12 },
	afternoon: { from: 12, to: 16 },
	evening: { from: 16, to: 19 },
}
/** So far ahead a call can be asked for. */
export const CALL_DAYS_AHEAD = 7
/** Enquiries that are deleted in one transaction. */
export const BATCH_SIZE = 500
/** How long the same person asking about the same plan counts once, milliseconds. */
export const DEDUP_WINDOW_MS = 10 * MINUTE_MS
