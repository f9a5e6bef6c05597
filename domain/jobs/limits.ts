import { HOUR_MS, MINUTE_MS } from '../../shared/durations.ts'

/** So long a process has a job to itself; one that takes longer renews it. */
export const LEASE_MS = MINUTE_MS

/** So many time-outs in a row pause a kind. */
export const TIMEOUTS_BEFORE_PAUSE = 3
/** How long a kind is paused first; each further time-out doubles it. */
export const FIRST_PAUSE_MS = MINUTE_MS

/** How long a kind is paused at the most. */
export const LONGEST_PAUSE_MS = 15 * MINUTE_MS
/** The wait after a first failure; each further one doubles it. */
export const FIRST_WAIT_MS = MINUTE_MS
/** The longest wait between two attempts. */
export const LONGEST_WAIT_MS = 12 * HOUR_MS
/** After so many it waits for an admin. */
export const MAX_ATTEMPTS = 10
/** Jobs that a process does at once. */
export const MAX_CONCURRENT_JOBS = 20
/** Between two looks for jobs that are due. */
export const POLL_INTERVAL_MS = 1000
/** Between two renewals of the lease of a long job. */
export const RENEW_INTERVAL_MS = 20_000
/** The characters of an error that a failed job keeps. */
export const MAX_ERROR_LENGTH = 500
