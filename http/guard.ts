import { createMiddleware } from 'hono/factory'
import { type Message, message } from '../shared/messages/message.ts'
import type { Problem } from '../shared/result.ts'
import { languageOf } from './language.ts'
import { problemResponse } from './problem.ts'
import type { ApiEnv } from './router.ts'

const READS = new Set(['GET', 'HEAD', 'OPTIONS'])

/** Where a provider of payments sends buyers back to, by a form of its own site: signed, and without their cookies. */
const RETURN = '/api/payments/razorpay/callback'

/**
 * A write must come from the store's own pages or from a program: a browser always says where a
 * write comes from, and another site's is refused.
 */
export const ownOrigin = createMiddleware<ApiEnv>(async (c, next) => {
	if (READS.has(c.req.method) || c.env.inProcess || c.req.path === RETURN) return next()
	const origin = c.req.header('origin')
	const own = new URL(c.req.url)
	const foreign = origin ? origin !== own.origin : isCrossSite(c.req.header('sec-fetch-site'))
	if (!foreign) return next()
	const problem: Problem = { code: 'foreign_origin', message: foreignMessage(origin, own) }
	return problemResponse(problem, languageOf(c.req.raw))
})

/** Says the way where only the scheme differs: TLS ends in front of the store, which was not configured for it. */
function foreignMessage(origin: string | undefined, own: URL): Message {
	if (origin !== `https://${own.host}`) return message('request.other_site')
	return message('request.other_address', { origin, own: own.origin })
}

const isCrossSite = (site: string | undefined) => site === 'cross-site' || site === 'same-site'

/** NUL and its kind, decoded or not: no id and no file of the store has one, and databases choke on them. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these characters are refused
const CONTROL = /[\u0000-\u001f\u007f]|%(?:[01][0-9a-f]|7f)/i

export const plainPath = createMiddleware<ApiEnv>(async (c, next) => {
	if (!CONTROL.test(c.req.path)) return next()
	const problem: Problem = { code: 'not_found', message: message('request.nothing_here') }
	return problemResponse(problem, languageOf(c.req.raw))
})

/** Refuses a body of another type than these. */
export const bodyType = (types: readonly string[]) =>
	createMiddleware<ApiEnv>(async (c, next) => {
		const type = c.req.header('content-type')?.split(';')[0]?.trim().toLowerCase()
		const hasBody = !READS.has(c.req.method) && (type || Number(c.req.header('content-length')) > 0)
		if (!hasBody || (type && types.includes(type))) return next()
		const said = message('request.body_type', { types: [...types] })
		return problemResponse({ code: 'unsupported_type', message: said }, languageOf(c.req.raw))
	})
