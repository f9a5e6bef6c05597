import { createMiddleware } from 'hono/factory'
import type { ApiEnv } from '../../http/router.ts'

const FIRST_PART = /^\/([^/]*)/
/** The number of an order as people type it, after the prefix of the shop. */
const ORDER = /^\/orders\/([a-z\d]+(?:-[2-9a-hjkmnp-z]{4}){2})(?=[/.]|$)/i

/**
 * Leads from `/Products/…` to `/products/…`, and from `/orders/sb-…` to `/orders/SB-…`: the first part of each page's
 * address is in lower case, the number of an order in capitals, and one page has one address. Another part may be an id,
 * whose case counts.
 */
export const ofOneCase = createMiddleware<ApiEnv>(async (c, next) => {
	const { pathname, search } = new URL(c.req.url)
	if (!['GET', 'HEAD'].includes(c.req.method)) return next()
	const one = pathname
		// An escaped letter is one address in either case.
		.replace(FIRST_PART, (part, first) => (first.includes('%') ? part : part.toLowerCase()))
		.replace(ORDER, (_, number) => `/orders/${number.toUpperCase()}`)
	return one === pathname ? next() : c.redirect(one + search, 301)
})
