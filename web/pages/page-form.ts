import { every } from 'hono/combine'
import { createMiddleware } from 'hono/factory'
import { knowActor } from '../../api/actor.ts'
import { announced, documentBody, LARGE_BYTES, type Large, largeBody } from '../../http/body.ts'
import { SMALL_BYTES } from '../../http/body-rules.ts'
import { languageOf } from '../../http/language.ts'
import { problemResponse } from '../../http/problem.ts'
import type { ApiEnv } from '../../http/router.ts'
import { hasRole, isSignedIn } from '../../shared/actor.ts'
import { message } from '../../shared/messages/message.ts'
import type { Problem } from '../../shared/result.ts'
import { isMultipart } from './multipart.ts'
import { largeFormAt, type PageRule } from './page-rules.ts'

const READS = new Set(['GET', 'HEAD', 'OPTIONS'])
const TYPED = 'application/x-www-form-urlencoded'
const IN_PARTS = 'multipart/form-data'
const TYPED_FORM = /^\s*application\/x-www-form-urlencoded\s*(?:;|$)/i

const UNREADABLE: Problem = { code: 'malformed', message: message('request.bad_form') }

const WRONG_TYPE: Problem = {
	code: 'unsupported_type',
	message: message('request.form_type', { types: [TYPED, IN_PARTS] }),
}

const problemOf = async (body: Uint8Array, { headers }: Request): Promise<Problem | null> => {
	const type = headers.get('content-type') ?? ''
	const isRead = TYPED_FORM.test(type) || (await isMultipart(body, type))
	return isRead ? null : UNREADABLE
}

/** Callers without access to the page are sent to log in before much of a body is read. */
const sendersOnly = createMiddleware<ApiEnv>(async (c, next) => {
	const { path } = c.req
	const role = path.startsWith('/admin/') ? 'Admin' : 'Installer'
	// The page of an order is that of its buyer too.
	const isOfBuyer = path.startsWith('/orders/') && isSignedIn(c.var.actor)
	if (isOfBuyer || hasRole(c.var.actor, role)) return next()
	return c.redirect(`/login?next=${encodeURIComponent(path)}`, 303)
})

const largeForm = (large: Large) =>
	every(knowActor, sendersOnly, largeBody(LARGE_BYTES[large], problemOf))
const largeForms = { picture: largeForm('picture'), table: largeForm('table') }
const smallForm = every(knowActor, documentBody(problemOf))

/** The body sent to a page is a form that can be read: a page's action takes nothing else. */
export const pageForm = (rules: () => Promise<readonly PageRule[]>) =>
	createMiddleware<ApiEnv>(async (c, next) => {
		const { raw, path, method } = c.req
		if (READS.has(method) || path.startsWith('/api/')) return next()
		const type = c.req.header('content-type')?.split(';')[0]?.trim().toLowerCase()
		if (type !== TYPED && type !== IN_PARTS) return problemResponse(WRONG_TYPE, languageOf(raw))
		const isSmall = (announced(raw) ?? Number.POSITIVE_INFINITY) <= SMALL_BYTES
		const large = isSmall ? undefined : largeFormAt(await rules(), path)
		return large ? largeForms[large](c, next) : smallForm(c, next)
	})
