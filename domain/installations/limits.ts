import { DAY_MS, HOUR_MS } from '../../shared/durations.ts'

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
/** The lines of a signature: whole numbers within 600 by 200, each line at least a point. */
export const SIGNATURE_LINES = /^(?:M\d{1,3} \d{1,3}(?:L\d{1,3} \d{1,3})*)+$/
/** Characters of a signature. */
export const MAX_SIGNATURE = 8000
/** From so far on a photo is far from the place of the survey, kilometres. */
export const FAR_FROM_SURVEY_KM = 1
/** As above, from the area of the PIN code where the survey has no place. */
export const FAR_FROM_PIN_KM = 100
/** Strings whose measurements are noted. */
export const MAX_STRINGS = 100
/** Halves a day of visits. */
export const NOON_MS = 12 * HOUR_MS
/** How many photos are read at a time. */
export const PHOTO_BATCH_SIZE = 5000
