/** So long an address for the newsletter waits to be confirmed. */
export const UNCONFIRMED_DAYS = 7
/** Subscribers that are read at once. */
export const BATCH_SIZE = 500
