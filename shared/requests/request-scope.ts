import { type Actor, isSignedIn } from '../actor.ts'
import { HOUR_MS } from '../durations.ts'

/** A caller without a session and a cart. */
export const NOBODY = 'nobody'

/** The scope that tells keys of requests apart: an account's, a visitor's cart's, or those of unknown callers. */
export function scopeOf(actor: Actor): string {
	if (isSignedIn(actor)) return `user ${actor.id}`
	return actor.cartId ? `cart ${actor.cartId}` : NOBODY
}

const LINK_MS = HOUR_MS

/**
 * Whether a request that is sent again is answered with the secret link of its result: to a visitor for an hour, since
 * a later caller may have found their key and input.
 * @param madeAt epoch milliseconds @param now epoch milliseconds
 */
export const givesLinkAgain = (actor: Actor, madeAt: number, now: number): boolean =>
	isSignedIn(actor) || now - madeAt <= LINK_MS
