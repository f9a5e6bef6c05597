import { createMiddleware } from 'hono/factory'
import { signedIn } from '../domain/accounts/queries.ts'
import { readCartCookie } from '../domain/cart/cookie.ts'
import type { ApiEnv } from '../http/router.ts'

/** From the cookies of a request to who is asking: a visitor as long as the account lacks the code its role asks for. */
export const knowActor = createMiddleware<ApiEnv>(async (c, next) => {
	if (!c.req.raw.headers.has('cookie')) {
		c.set('actor', { kind: 'visitor', cartId: null })
		c.set('enrolling', null)
		return next()
	}
	const cartId = readCartCookie(c)
	const read = () => signedIn(c.var.store, c.req.raw.headers, cartId)
	const session = await (c.env.sessionOnce ? c.env.sessionOnce(read) : read())
	const lacksCode =
		session && !session.hasTwoFactor && c.var.store.policy.requiresTwoFactor(session.actor.role)
	c.set('enrolling', lacksCode ? session.actor : null)
	c.set('actor', lacksCode || !session ? { kind: 'visitor', cartId } : session.actor)
	await next()
	for (const renewed of session?.cookies ?? []) c.header('set-cookie', renewed, { append: true })
})
