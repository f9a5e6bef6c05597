/** Backups are made each night: one more than a day late is missed. */
export const OLD_AFTER_HOURS = 48
