/** So long an address for the newsletter waits to be confirmed. */
export const UNCONFIRMED_DAYS = 7
