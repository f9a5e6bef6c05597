import { MINUTE_MS } from '../../../shared/durations.ts'
import { LAST_AFTER_MS, LONGEST_WAIT_MS } from '../limits.ts'

/** Each wait is this many times the one before. */
const GROWTH = 1.5

/**
 * When a provider is asked once more about a payment that is still open, in epoch milliseconds.
 * @param n how often it was asked, at least once @param begun when the payment was
 * @returns null once it can no longer be captured
 */
export function nextCheck(n: number, begun: number, now: number): number | null {
	if (now - begun >= LAST_AFTER_MS) return null
	return now + Math.min(Math.round(MINUTE_MS * GROWTH ** (n - 1)), LONGEST_WAIT_MS)
}
