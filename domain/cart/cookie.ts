import type { Context } from 'hono'
import { deleteCookie, setCookie } from 'hono/cookie'
import type { ApiEnv } from '../../api/room.ts'
import type { CartId } from '../shared/ids.ts'

export const CART_COOKIE = 'solbazaar.cart'

const HALF_A_YEAR = 15_552_000

export function setCartCookie(c: Context<ApiEnv>, cartId: CartId) {
	setCookie(c, CART_COOKIE, cartId, {
		path: '/',
		httpOnly: true,
		sameSite: 'Lax',
		secure: c.var.store.policy.mode === 'live',
		maxAge: HALF_A_YEAR,
	})
}

/** After a login the cart belongs to the account; the visitor's cookie has nothing more to say. */
export function clearCartCookie(c: Context<ApiEnv>) {
	if (c.var.actor.cartId) deleteCookie(c, CART_COOKIE, { path: '/' })
}
