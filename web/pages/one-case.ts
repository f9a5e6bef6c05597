import { createMiddleware } from 'hono/factory'
import type { ApiEnv } from '../../http/router.ts'

const FIRST_PART = /^\/([^/]*)/

/**
 * Leads from `/Products/…` to `/products/…`: the first part of each page's address is in lower case, and one page has
 * one address. What follows may be an id, whose case counts.
 */
export const ofOneCase = createMiddleware<ApiEnv>(async (c, next) => {
	const { pathname, search } = new URL(c.req.url)
	const [, first = ''] = FIRST_PART.exec(pathname) ?? []
	const lower = first.toLowerCase()
	if (lower === first || !['GET', 'HEAD'].includes(c.req.method)) return next()
	// An escaped letter is one address in either case.
	if (first.includes('%')) return next()
	return c.redirect(`/${lower}${pathname.slice(first.length + 1)}${search}`, 301)
})
