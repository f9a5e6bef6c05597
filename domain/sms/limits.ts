/** How long the service may take to answer. */
export const TIMEOUT_MS = 10_000
