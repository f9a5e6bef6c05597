import type { Context } from 'hono'
import { clearCookie, readCookie, writeCookie } from '../../http/cookies.ts'
import type { ApiEnv } from '../../http/router.ts'
import type { CartId } from '../../shared/ids.ts'
import { COOKIE_SECONDS } from './limits.ts'

export const CART_COOKIE = 'solbazaar.cart'
const CART_ID = /^[\w-]{32}$/

/** The visitor's cart; null without one. */
export function readCartCookie(c: Context<ApiEnv>): CartId | null {
	const cookie = readCookie(c, CART_COOKIE)
	return cookie && CART_ID.test(cookie) ? (cookie as CartId) : null
}

export const setCartCookie = (c: Context<ApiEnv>, cartId: CartId): void =>
	writeCookie(c, CART_COOKIE, cartId, COOKIE_SECONDS)

/** After a login the cart belongs to the account; the visitor's cookie has nothing more to say. */
export function clearCartCookie(c: Context<ApiEnv>): void {
	if (c.var.actor.cartId) clearCookie(c, CART_COOKIE)
}
