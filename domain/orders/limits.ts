import { DAY_MS, DAY_SECONDS, HOUR_MS, MINUTE_MS } from '../../shared/durations.ts'

/** So long an order that waits for its confirmation holds its goods. */
export const CONFIRM_WITHIN_MS = 24 * HOUR_MS
/** So many codes are sent for one order. */
export const MAX_CODES = 5
/** Between two codes, in milliseconds. */
export const CODE_INTERVAL_MS = MINUTE_MS
/** So often a code may be given wrongly. */
export const MAX_CODE_TRIES = 5
/** How long a decline can be taken back, milliseconds. */
export const UNDO_MS = 10_000
/** A press of the last moment may be so long on its way, milliseconds. */
export const UNDO_GRACE_MS = 2000
/** Hours of the store's zone between which installers are expected to answer. */
export const WORKDAY_BEGINS_MS = 9 * HOUR_MS
export const WORKDAY_ENDS_MS = 18 * HOUR_MS
/** Open work at which an installer gets no more: so many weeks of the jobs they take. */
export const WEEKS_AHEAD = 2
/** So long somebody waits for a page that needs no answer of the provider to be of use, in milliseconds. */
export const SHORT_WAIT_MS = 2000
/** So many orders of a visitor a browser remembers. */
export const MAX_FOLLOWED = 10
/** The link to an order is sent to its buyer so often in an hour. */
export const MAX_LINKS_AN_HOUR = 3
/** So long a try of an order's phone number may count, in milliseconds: the longest window of `contactTries`. */
export const CONTACT_TRIES_LAST_MS = DAY_MS
/** As many as one page of a list can have. */
export const MAX_CHOSEN = 500
/** The digits of a code that confirms an order. */
export const CODE_DIGITS = 6
/** The cookie of a device lasts longer than goods are reserved for any order. */
export const DEVICE_COOKIE_SECONDS = 60 * DAY_SECONDS
/** From so many on, the newest of them are sooner found by a look at each order. */
export const MANY_FOUND = 2000
/** Rows by which orders are found that are counted for one term, unless a later page needs to know of more. */
export const MAX_COUNTED = 4000
/** Orders that are made anonymous in one transaction. */
export const BATCH_SIZE = 200
/** Between two looks for waiting orders that can be offered. */
export const WAITING_INTERVAL_MS = 300_000
/** Orders that one call reassigns. */
export const MAX_ASSIGNED = 200
