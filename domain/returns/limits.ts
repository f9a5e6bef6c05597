/** Photos of one return. */
export const MAX_PHOTOS_A_RETURN = 6
/** How far ahead goods are sent or collected. */
export const MAX_DAYS_AHEAD = 180
