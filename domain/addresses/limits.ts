/** Addresses in one account. */
export const MAX_ADDRESSES = 20
