/** Of the file as it is sent; 10 MB in what the API says of itself. */
export const MAX_BYTES = 10 * 1_048_576
/** Across times down. */
export const MAX_PIXELS = 64_000_000
/** Of the longer side. */
export const MAX_SIDE_PIXELS = 30_000
