/** Views of one list in an account: so many tabs. */
export const MAX_VIEWS = 12
