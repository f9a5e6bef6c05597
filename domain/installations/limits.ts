import { DAY_MS } from '../../shared/durations.ts'

/** The shortest appointment. */
export const MIN_MINUTES = 30
/** The longest appointment. */
export const MAX_MINUTES = 600
/** The length of a visit that is proposed with one press, and of one whose form is opened. */
export const USUAL_MINUTES = { survey: 60, installation: 240 } as const
/** Free times that are offered at once. */
export const FREE_SLOTS = 3
/** Days ahead that are looked through for free times. */
export const SLOT_DAYS = 60
/** Photos of one step of the checklist. */
export const MAX_PHOTOS_A_STEP = 20
/** How far ahead an appointment may be. */
export const MAX_AHEAD_MS = 2 * 366 * DAY_MS
/** Strings whose measurements are noted. */
export const MAX_STRINGS = 100
