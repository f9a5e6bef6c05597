import { createMiddleware } from 'hono/factory'
import { signedIn } from '../domain/accounts/queries.ts'
import { readCartCookie } from '../domain/cart/cookie.ts'
import type { ApiEnv } from '../http/router.ts'
import { isSignedIn } from '../shared/actor.ts'
import { networksOf } from '../shared/requests/network.ts'

/** Finds the caller by the cookies of a request: a visitor as long as the account lacks the code its role asks for. */
export const knowActor = createMiddleware<ApiEnv>(async (c, next) => {
	if (!c.req.raw.headers.has('cookie')) {
		c.set('actor', { kind: 'visitor', cartId: null })
		c.set('enrolling', null)
		return next()
	}
	const cartId = readCartCookie(c)
	const read = () => signedIn(c.var.ctx, c.req.raw.headers, cartId)
	const session = await (c.env.sessionOnce ? c.env.sessionOnce(read) : read())
	const lacksCode =
		session && !session.hasTwoFactor && c.var.ctx.policy.requiresTwoFactor(session.actor.role)
	c.set('enrolling', lacksCode ? session.actor : null)
	c.set('actor', lacksCode || !session ? { kind: 'visitor', cartId } : session.actor)
	await next()
	for (const renewed of session?.cookies ?? []) c.header('set-cookie', renewed, { append: true })
})

/** Tells the hasher the origin of a call that changes something: its password hashings wait their turn by network. */
export const knowHashing = createMiddleware<ApiEnv>(async (c, next) => {
	if (c.req.method === 'GET' || c.req.method === 'HEAD') return next()
	const { ctx, actor, enrolling } = c.var
	const person = enrolling ?? (isSignedIn(actor) ? actor : null)
	const networks = networksOf(c.env.address).map(({ network }) => network)
	const origin = { networks: networks.reverse(), person: person && `account ${person.id}` }
	await ctx.hasher.calledBy(origin, next)
})
