import { HALF_YEAR_SECONDS } from '../../shared/durations.ts'

/**
 * Different products in a cart, and in one call that fills it; a cart that has more already, from earlier, may keep and
 * lower them.
 */
export const MAX_LINES = 100
/** Systems in a cart; one that has more already, merged from two, keeps them. */
export const MAX_SYSTEMS = 20
/** A visitor's cart is given up so long after its last change. */
export const UNUSED_DAYS = 60
/** How long a browser remembers its cart: half a year. */
export const COOKIE_SECONDS = HALF_YEAR_SECONDS
/** Carts that are deleted in one transaction. */
export const BATCH_SIZE = 500
