import { type Actor, isSignedIn } from '../actor.ts'
import { HOUR_MS } from '../durations.ts'

/** Whoever is neither signed in nor has a cart. */
export const NOBODY = 'nobody'

/** Whose keys of requests are told apart: an account's, a visitor's cart's, or those of nobody known. */
export function scopeOf(actor: Actor): string {
	if (isSignedIn(actor)) return `user ${actor.id}`
	return actor.cartId ? `cart ${actor.cartId}` : NOBODY
}

const LINK_MS = HOUR_MS

/**
 * Whether a request that is sent again is answered with the secret link of what it made: to who is not signed in for an
 * hour, since whoever guesses or finds their key and what they typed is not them.
 * @param madeAt epoch milliseconds @param now epoch milliseconds
 */
export const givesLinkAgain = (actor: Actor, madeAt: number, now: number): boolean =>
	isSignedIn(actor) || now - madeAt <= LINK_MS
