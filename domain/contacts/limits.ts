/** Fewer digits are no telephone number. */
export const MIN_PHONE_DIGITS = 6
/** The characters of a note. */
export const MAX_NOTE_LENGTH = 2000
