/** In the address of a step that has come again, since there is more to choose. */
export const ASKED_ANEW = 'more'
