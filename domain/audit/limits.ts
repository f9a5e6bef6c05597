/** The networks recorded singly for an account in an hour; logins from further ones share one entry. */
export const MAX_NETWORKS = 20
/** Failed logins are kept for so long; changes are kept for good. */
export const RETENTION_DAYS = 90
