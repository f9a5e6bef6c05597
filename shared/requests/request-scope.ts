import { type Actor, isSignedIn } from '../actor.ts'

/** Whose keys of requests are told apart: an account's, a visitor's cart's, or those of nobody known. */
export function scopeOf(actor: Actor): string {
	if (isSignedIn(actor)) return `user ${actor.id}`
	return actor.cartId ? `cart ${actor.cartId}` : 'nobody'
}
