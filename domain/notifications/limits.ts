/** The interval of polling the table while there are listeners: it finds notifications of other processes. */
export const POLL_INTERVAL_MS = 1000
/** Notifications that are read or numbered at once. */
export const BATCH_SIZE = 500
/** A regular comment keeps proxies from closing the connection as dead. */
export const HEARTBEAT_INTERVAL_MS = 20_000
/** A reader who lets more than this wait is cut off; it comes back and resumes. */
export const MAX_WAITING_EVENTS = 1000
/** After so many seconds one of an account's other streams may have ended. */
export const RETRY_SECONDS = 30
