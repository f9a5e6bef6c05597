import { createMiddleware } from 'hono/factory'
import { problemResponse } from '../api/problem.ts'
import type { ApiEnv } from '../api/room.ts'

const READS = new Set(['GET', 'HEAD', 'OPTIONS'])
const TYPED = 'application/x-www-form-urlencoded'
const IN_PARTS = 'multipart/form-data'

/** What is sent to a page is a form that can be read: a page's action takes nothing else. */
export const pageForm = createMiddleware<ApiEnv>(async (c, next) => {
	if (READS.has(c.req.method) || c.req.path.startsWith('/api/')) return next()
	const header = c.req.header('content-type') ?? ''
	const type = header.split(';')[0]?.trim().toLowerCase()
	if (type === TYPED) return next()
	if (type !== IN_PARTS)
		return problemResponse({
			code: 'unsupported_type',
			message: `Send a form: ${TYPED} or ${IN_PARTS}.`,
		})
	const { url, method, headers, signal } = c.req.raw
	const body = await c.req.raw.arrayBuffer()
	const isRead = await new Response(body, { headers: { 'content-type': header } }).formData().then(
		() => true,
		() => false,
	)
	if (!isRead) return problemResponse({ code: 'malformed', message: 'The form cannot be read.' })
	c.req.raw = new Request(url, { method, headers, body, signal })
	return next()
})
