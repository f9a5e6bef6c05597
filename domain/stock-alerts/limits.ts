/** So long an alert by mail address waits to be confirmed. */
export const UNCONFIRMED_DAYS = 7

/** So long an alert waits for a product; then it is deleted. */
export const ALERT_DAYS = 365

/** Alerts of one account or mail address. */
export const MAX_ALERTS = 50

/** Alerts that are sent in one transaction. */
export const BATCH_SIZE = 200
