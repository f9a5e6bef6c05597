import type { AttemptLimit } from '../../../../shared/requests/attempt-limits.ts'

/**
 * How often something has failed; how often it may is in shared/requests/attempt-limits.ts. Times are epoch
 * milliseconds.
 */
export interface Tally {
	failures: number
	/** Until when further tries are refused; 0 is never. */
	blockedUntil: number
	/** When the count begins anew, epoch milliseconds. */
	expiresAt: number
}

/** How long the next try has to wait after so many failures, in milliseconds. */
export function waitAfter(
	failures: number,
	{ free, firstWaitSeconds, longestWaitSeconds }: AttemptLimit,
): number {
	if (failures < free) return 0
	return 1000 * Math.min(longestWaitSeconds, firstWaitSeconds * 2 ** (failures - free))
}

/** How long a try has to wait, in milliseconds; 0 where it may go ahead. */
export const waitNow = (tally: Tally | null, now: number): number =>
	tally && tally.expiresAt > now ? Math.max(0, tally.blockedUntil - now) : 0

/** The tally once a try is under way, which counts as failed until it is known to be right. */
export function withTry(tally: Tally | null, limit: AttemptLimit, now: number): Tally {
	const current = tally && tally.expiresAt > now ? tally : null
	const failures = (current?.failures ?? 0) + 1
	const wait = waitAfter(failures, limit)
	return {
		failures,
		blockedUntil: wait > 0 ? now + wait : 0,
		expiresAt: current?.expiresAt ?? now + limit.forgottenAfterSeconds * 1000,
	}
}
