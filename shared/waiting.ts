import type { Problem } from './result.ts'

/** A time to wait as a person would say it. */
export function waiting(seconds: number): string {
	if (seconds < 60) return seconds === 1 ? 'a second' : `${seconds} seconds`
	const minutes = Math.ceil(seconds / 60)
	if (minutes < 60) return minutes === 1 ? 'a minute' : `${minutes} minutes`
	const hours = Math.ceil(minutes / 60)
	return hours === 1 ? 'an hour' : `${hours} hours`
}

/** A refusal that says when to come back, to the person and in `retryAfter` (seconds). */
export const rateLimited = (why: string, seconds: number): Problem => ({
	code: 'rate_limited',
	message: `${why} Please wait ${waiting(seconds)} and try again.`,
	retryAfterSeconds: seconds,
})
