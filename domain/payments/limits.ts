import { paise } from '../../shared/money.ts'

/** How long the provider may take to answer. */
export const TIMEOUT_MS = 10_000

/** A hundred payments are about 150 kB. */
export const MAX_ANSWER_BYTES = 1_000_000
/** So many jobs of a kind that calls the provider are under way at once in a process. */
export const PLACES_AT_PROVIDER = 3
/** The least that a provider takes: one rupee. */
export const LEAST_ONLINE = paise(1_00)
/** So long what providers of payments told is kept as it came; what follows from it stays with the order. */
export const EVENT_DAYS = 180
