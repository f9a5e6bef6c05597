/** A distance in steps of 4 px: `--space-<n>` of sizes.css. */
export type Space = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 8 | 10
