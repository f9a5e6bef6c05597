/** The last four characters of a shorter one would give too much of it away. */
export const MIN_TOLD_SECRET = 12
