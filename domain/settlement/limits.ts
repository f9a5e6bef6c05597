import { DAY_MS, HOUR_MS } from '../../shared/durations.ts'

/** The longest wait between two questions about a payment. */
export const LONGEST_WAIT_MS = 12 * HOUR_MS
/** Banks may authorise this late; the provider itself refunds payments not captured by then. */
export const LAST_AFTER_MS = 6 * DAY_MS
/** Refunds take two to ten days; after so many checks, eight hours apart, only the webhook or an admin reports. */
export const MAX_REFUND_CHECKS = 45
/** The longest file of a bank. */
export const MAX_FILE_CHARACTERS = 2_000_000
/** Payments and refunds of so many days are compared each day: a refund takes ten at most, a late payment five. */
export const LISTED_DAYS = 15
/** So long a statement can be looked at again. */
export const STATEMENT_KEPT_MS = DAY_MS
/** So many references a buyer can enter for an order in a day. */
export const CLAIMS_A_DAY = 5
/** Refunds that are proposed for a line of a bank’s file. */
export const MAX_PROPOSED_REFUNDS = 5
/** A line and a payment so near to each other may be the same transfer. */
export const NEAR_MS = 3 * DAY_MS
/** Orders that are proposed for a line. */
export const MAX_PROPOSALS = 5
/** The characters of a line's narration. */
export const MAX_NARRATION = 300
/** Rows that are shown of a file whose table is not found. */
export const MAX_FIRST_ROWS = 30
/** Lines that one call settles. */
export const MAX_SEVERAL = 200
