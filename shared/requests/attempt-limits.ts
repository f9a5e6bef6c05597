import { DAY_SECONDS, HOUR_SECONDS, MINUTE_SECONDS } from '../durations.ts'

/** How often a password may be tried wrongly, and how long the next try waits after that. */
export interface AttemptLimit {
	/** The failure from which on one waits. */
	free: number
	/** After that failure; each further one doubles it. */
	firstWaitSeconds: number
	longestWaitSeconds: number
	/** So long after the first failure the count begins anew. */
	forgottenAfterSeconds: number
}

/**
 * The limits of an account from one network, of a network, of a device that the account knows, and of an account from
 * all networks together. Of IPv6, each wider network allows ten times more.
 */
export type AttemptLimits = Record<
	'pair' | 'network' | 'device' | 'accountHour' | 'accountDay',
	AttemptLimit
>

/** How many failed logins a live store allows; a demo counts none. */
export const LIVE_ATTEMPTS: AttemptLimits = {
	pair: {
		free: 5,
		firstWaitSeconds: 30,
		longestWaitSeconds: 30 * MINUTE_SECONDS,
		forgottenAfterSeconds: DAY_SECONDS,
	},
	// Many homes may share an address of their provider.
	network: {
		free: 100,
		firstWaitSeconds: 30,
		longestWaitSeconds: 15 * MINUTE_SECONDS,
		forgottenAfterSeconds: HOUR_SECONDS,
	},
	// A caller at this limit waits until the count begins anew, or confirms the device by a mail.
	accountHour: {
		free: 20,
		firstWaitSeconds: HOUR_SECONDS,
		longestWaitSeconds: HOUR_SECONDS,
		forgottenAfterSeconds: HOUR_SECONDS,
	},
	accountDay: {
		free: 100,
		firstWaitSeconds: DAY_SECONDS,
		longestWaitSeconds: DAY_SECONDS,
		forgottenAfterSeconds: DAY_SECONDS,
	},
	device: {
		free: 10,
		firstWaitSeconds: 30,
		longestWaitSeconds: 30 * MINUTE_SECONDS,
		forgottenAfterSeconds: DAY_SECONDS,
	},
}
