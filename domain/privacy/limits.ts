import { MINUTE_MS } from '../../shared/durations.ts'

/** So long the file of an account’s data can be fetched. */
export const EXPORT_MS = 15 * MINUTE_MS
