import { FIRST_WAIT_MS, LONGEST_WAIT_MS, MAX_ATTEMPTS } from './limits.ts'

/**
 * When a job that has failed is tried again, in epoch milliseconds.
 * @param attempts how often it has been tried, at least once
 * @returns null where it is not tried again
 */
export function nextAttempt(attempts: number, now: number): number | null {
	if (attempts >= MAX_ATTEMPTS) return null
	return now + Math.min(FIRST_WAIT_MS * 2 ** (attempts - 1), LONGEST_WAIT_MS)
}
