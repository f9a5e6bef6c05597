import { DAY_MS } from '../../shared/durations.ts'

/** The shortest appointment. */
export const MIN_MINUTES = 30
/** The longest appointment. */
export const MAX_MINUTES = 600
/** Photos of one step of the checklist. */
export const MAX_PHOTOS_A_STEP = 20
/** How far ahead an appointment may be. */
export const MAX_AHEAD_MS = 2 * 366 * DAY_MS
/** Strings whose measurements are noted. */
export const MAX_STRINGS = 100
