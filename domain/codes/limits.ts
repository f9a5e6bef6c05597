/** The highest amount of a code. */
export const MAX_RUPEES = 10_000_000
/** Different products of a cart that a code is tried with. */
export const MAX_ITEMS = 100
