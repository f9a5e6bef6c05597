/** How long a draft is stored by which nobody has ordered. */
export const DRAFT_DAYS = 30
/** The fields of a draft. */
export const MAX_DRAFT_FIELDS = 40
