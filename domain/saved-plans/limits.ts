/** Plans in one account. */
export const MAX_PLANS = 50
