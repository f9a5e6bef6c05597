/** Rows that end or are to be looked at again within so many days are said to expire. */
export const EXPIRING_DAYS = 60
