import { getCookie } from 'hono/cookie'
import { createMiddleware } from 'hono/factory'
import { signedIn } from '../domain/accounts/queries.ts'
import { CART_COOKIE } from '../domain/cart/cookie.ts'
import type { CartId } from '../domain/shared/ids.ts'
import type { ApiEnv } from './room.ts'

const CART_ID = /^[\w-]{32}$/

/** From the cookies of a request to who is asking. */
export const knowActor = createMiddleware<ApiEnv>(async (c, next) => {
	if (!c.req.raw.headers.has('cookie')) {
		c.set('actor', { kind: 'visitor', cartId: null })
		return next()
	}
	const cookie = getCookie(c, CART_COOKIE)
	const cartId = cookie && CART_ID.test(cookie) ? (cookie as CartId) : null
	const session = await signedIn(c.var.store, c.req.raw.headers, cartId)
	c.set('actor', session?.actor ?? { kind: 'visitor', cartId })
	await next()
	for (const renewed of session?.cookies ?? []) c.header('set-cookie', renewed, { append: true })
})
