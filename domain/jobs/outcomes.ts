/** Thrown by a kind of job that would fail again however often it was tried: it waits for an admin at once. */
export class FailedForGood extends Error {}

/** Thrown by a kind of job where an outside service does not answer in time. */
export class UnansweredError extends Error {}

/** Thrown by a kind of job that is not to be done before a moment, in epoch milliseconds; it counts as no attempt. */
export class PostponedError extends Error {
	readonly until: number

	constructor(until: number, reason: string) {
		super(reason)
		this.until = until
	}
}
