import { MINUTE_MS } from '../../shared/durations.ts'

/** So long an alert by mail address waits to be confirmed. */
export const UNCONFIRMED_DAYS = 7

/** So long an alert waits for a product; then it is deleted. */
export const ALERT_DAYS = 365

/** Alerts of one account or mail address. */
export const MAX_ALERTS = 50

/** Alerts that are sent in one transaction. */
export const BATCH_SIZE = 200
/** Between two looks for products that are back. */
export const INTERVAL_MS = 5 * MINUTE_MS
