const HOUR_MS = 3_600_000

/** Backups are made each night: one more than a day late is missed. */
export const OLD_AFTER_HOURS = 48

/** Whole hours since a backup was made. @param madeAt epoch milliseconds, as `now` */
export const hoursSince = (madeAt: number, now: number) => Math.floor((now - madeAt) / HOUR_MS)
