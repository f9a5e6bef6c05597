/** Photos of one return. */
export const MAX_PHOTOS_A_RETURN = 6
