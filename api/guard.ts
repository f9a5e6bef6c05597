import { bodyLimit } from 'hono/body-limit'
import { createMiddleware } from 'hono/factory'
import { problemResponse } from './problem.ts'
import type { ApiEnv } from './room.ts'

const READS = new Set(['GET', 'HEAD', 'OPTIONS'])
const MEGABYTE = 1_048_576

/**
 * A write must come from the store's own pages or from a program: a browser always says where a
 * write comes from, and another site's is refused.
 */
export const ownOrigin = createMiddleware<ApiEnv>(async (c, next) => {
	if (READS.has(c.req.method) || c.env.inProcess) return next()
	const origin = c.req.header('origin')
	const foreign = origin
		? !isOwn(origin, c.req.header('host'))
		: isCrossSite(c.req.header('sec-fetch-site'))
	if (!foreign) return next()
	return problemResponse({
		code: 'foreign_origin',
		message: 'This request came from another site and was not carried out.',
	})
})

function isOwn(origin: string, host: string | undefined): boolean {
	return URL.canParse(origin) && new URL(origin).host === host
}

const isCrossSite = (site: string | undefined) => site === 'cross-site' || site === 'same-site'

/** NUL and its kind, decoded or not: no id and no file of the store has one, and databases choke on them. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is refused
const CONTROL = /[\u0000-\u001f\u007f]|%(?:[01][0-9a-f]|7f)/i

export const plainPath = createMiddleware<ApiEnv>(async (c, next) => {
	if (!CONTROL.test(c.req.path)) return next()
	return problemResponse({ code: 'not_found', message: 'There is nothing at this address.' })
})

const limitTo = (maxSize: number) =>
	bodyLimit({
		maxSize,
		onError: () =>
			problemResponse({
				code: 'too_large',
				message: `The request is larger than ${Math.round(maxSize / MEGABYTE)} MB.`,
			}),
	})

/** Ten megabytes of picture and what a form wraps around it. */
const pictures = limitTo(11 * MEGABYTE)
const documents = limitTo(MEGABYTE)
/** Twenty megabytes of table and what a form wraps around it. */
const tables = limitTo(21 * MEGABYTE)

/** The calls whose body is a form with a picture. */
const UPLOAD = /^\/api\/(?:upload|orders\/[^/]+\/checklist\/[^/]+\/photos)$/
/** The call that takes a table, and the page that brings it along where JavaScript is off. */
const IMPORT = '/api/products/import'
const TAKES_TABLES = [IMPORT, '/admin/import-products']
/** The pages whose forms bring a picture along where JavaScript is off. */
const TAKES_PICTURES =
	/^\/(?:admin\/(?:add-product|products\/[^/]+)|installer\/installations\/[^/]+)$/

/**
 * The requests of Node's server are only likenesses, from which no other can be made; the limit makes
 * another of one whose length is not announced: a chunked body, or a DELETE without any.
 */
function genuine(raw: Request): Request {
	if (!raw.body || raw.headers.has('content-length')) return raw
	const { url, method, headers, body, signal } = raw
	// A body that is a stream must be said to go one way; the types do not know that yet.
	const init = { method, headers, body, signal, duplex: 'half' }
	return new Request(url, init)
}

export const bodySize = createMiddleware<ApiEnv>((c, next) => {
	c.req.raw = genuine(c.req.raw)
	const { path } = c.req
	if (TAKES_TABLES.includes(path)) return tables(c, next)
	const mayBeLarge = UPLOAD.test(path) || TAKES_PICTURES.test(path)
	return mayBeLarge ? pictures(c, next) : documents(c, next)
})

const FORM = 'multipart/form-data'

function typesFor(path: string): string[] {
	if (path === IMPORT) return [FORM, 'text/csv']
	return UPLOAD.test(path) ? [FORM] : ['application/json']
}

/** A body is JSON, or a form where pictures are sent, or a table where one is imported. */
export const bodyType = createMiddleware<ApiEnv>(async (c, next) => {
	const type = c.req.header('content-type')?.split(';')[0]?.trim().toLowerCase()
	const expected = typesFor(c.req.path)
	const hasBody = !READS.has(c.req.method) && (type || Number(c.req.header('content-length')) > 0)
	if (!hasBody || (type && expected.includes(type))) return next()
	const message = `Send the body as ${expected.join(' or ')}.`
	return problemResponse({ code: 'unsupported_type', message })
})
