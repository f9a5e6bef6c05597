/** Why the store's data, or its files, cannot be used now. */
export type UnavailableReason =
	| 'down'
	| 'busy'
	| 'read-only'
	| 'disk-full'
	| 'disk-error'
	| 'damaged'
	| 'files'

const RETRY_AFTER_SECONDS: Record<UnavailableReason, number> = {
	down: 2,
	busy: 2,
	'read-only': 10,
	'disk-full': 60,
	'disk-error': 60,
	damaged: 60,
	files: 60,
}

/**
 * A service the store needs does not answer; the same request may succeed later. It is thrown and not returned, since
 * any statement can meet it. The cause is for the log.
 */
export class Unavailable extends Error {
	readonly reason: UnavailableReason
	constructor(reason: UnavailableReason, cause?: unknown, words = `the store’s data is ${reason}`) {
		super(words, { cause })
		this.reason = reason
	}
	get retryAfterSeconds(): number {
		return RETRY_AFTER_SECONDS[this.reason]
	}
}

const SYSTEM: Record<string, UnavailableReason> = {
	ENOSPC: 'disk-full',
	EDQUOT: 'disk-full',
	EROFS: 'read-only',
	EIO: 'disk-error',
	EMFILE: 'busy',
	ENFILE: 'busy',
}

/** Libraries wrap the errors they meet; no deeper cause is of interest. */
const MAX_DEPTH = 5

/** The unavailability behind an error, itself or among its causes; null for any other error. */
export function unavailableIn(error: unknown): Unavailable | null {
	let each = error
	for (let depth = 0; depth < MAX_DEPTH && each instanceof Error; depth++) {
		if (each instanceof Unavailable) return each
		const reason = SYSTEM[(each as NodeJS.ErrnoException).code ?? '']
		if (reason) return new Unavailable(reason, each)
		each = each.cause
	}
	return null
}
