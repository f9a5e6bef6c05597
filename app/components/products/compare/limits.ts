/** So many products stand side by side at the most. */
export const MAX_COMPARED = 4
