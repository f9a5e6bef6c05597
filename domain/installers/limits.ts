/** Jobs a week that an installer takes until they say otherwise. */
export const USUAL_JOBS_A_WEEK = 5
/** The digits of a PIN code’s prefix in an installer’s area. */
export const MIN_PREFIX_DIGITS = 2
export const MAX_PREFIX_DIGITS = 6
/** Prefixes of an installer’s area. */
export const MAX_PREFIXES = 200
/** The most jobs a week that an installer can take. */
export const MAX_JOBS_A_WEEK = 200
/** Languages of an installer. */
export const MAX_LANGUAGES = 10
