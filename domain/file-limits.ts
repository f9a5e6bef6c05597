/** How wide and how long a file may be that somebody imports. */
export const MAX_COLUMNS = 200
export const MAX_ROWS = 100_000

/** The most mistakes looked for in a file: after corrections it is sent again. */
export const MAX_MISTAKES = 100
