const MINUTE_MS = 60_000

/** The wait after a first failure; each further one doubles it. */
const FIRST_WAIT_MS = MINUTE_MS
const LONGEST_WAIT_MS = 12 * 60 * MINUTE_MS
/** After so many it waits for an admin. */
export const MAX_ATTEMPTS = 10

/**
 * When a job that has failed is tried again, in epoch milliseconds.
 * @param attempts how often it has been tried, at least once
 * @returns null where it is not tried again
 */
export function nextAttempt(attempts: number, now: number): number | null {
	if (attempts >= MAX_ATTEMPTS) return null
	return now + Math.min(FIRST_WAIT_MS * 2 ** (attempts - 1), LONGEST_WAIT_MS)
}
