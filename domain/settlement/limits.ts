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
