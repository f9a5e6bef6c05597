/** How wide and how long a file may be that somebody imports. */
export const MAX_COLUMNS = 200
export const MAX_ROWS = 100_000

/** So many mistakes are looked for in a file: whoever corrects them sends it again. */
export const MAX_MISTAKES = 100
