/**
 * Different products in a cart, and in one call that fills it; a cart that has more already, from earlier, may keep and
 * lower them.
 */
export const MAX_LINES = 100
