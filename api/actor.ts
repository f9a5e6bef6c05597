import { createMiddleware } from 'hono/factory'
import { signedIn } from '../domain/accounts/queries.ts'
import { readCartCookie } from '../domain/cart/cookie.ts'
import type { ApiEnv } from '../http/router.ts'

/** From the cookies of a request to who is asking. */
export const knowActor = createMiddleware<ApiEnv>(async (c, next) => {
	if (!c.req.raw.headers.has('cookie')) {
		c.set('actor', { kind: 'visitor', cartId: null })
		return next()
	}
	const cartId = readCartCookie(c)
	const read = () => signedIn(c.var.store, c.req.raw.headers, cartId)
	const session = await (c.env.sessionOnce ? c.env.sessionOnce(read) : read())
	c.set('actor', session?.actor ?? { kind: 'visitor', cartId })
	await next()
	for (const renewed of session?.cookies ?? []) c.header('set-cookie', renewed, { append: true })
})
