import { mkdirSync } from 'node:fs'
import { serveStatic } from '@hono/node-server/serve-static'
import type { Hono } from 'hono'
import { createMiddleware } from 'hono/factory'
import type { FileStorage } from '../domain/uploads/storage/storage.ts'
import { READER_POLICY, UPLOADED_POLICY } from '../http/content-security-policy.ts'
import type { ApiEnv } from '../http/router.ts'
import { isKnown } from './caching/conditional-requests.ts'

const FOREVER = 'public, max-age=31536000, immutable'
/** A file that an update of the store may change: a browser revalidates it now and then, mostly with a 304. */
const A_WEEK = 'public, max-age=604800'
const A_DAY = 'public, max-age=86400'

/** The browser's files: built assets carry their hash in their name, pictures lie in the project. */
export function mountFiles(app: Hono<ApiEnv>, pictures: FileStorage) {
	const root = './build/pages/client'
	app.use(
		'/assets/*',
		withoutTime,
		ofWorkers,
		files({ root, precompressed: true }, { 'cache-control': FOREVER }),
	)
	app.use('/pictures/*', files({ root: './public' }, { 'cache-control': A_WEEK }))
	app.use('/uploads/*', uploaded(pictures))
	app.use('/favicon.svg', files({ root }, { 'cache-control': A_DAY }))
}

/** An uploaded picture is named after its bytes, so it never changes. */
const OF_UPLOADED = { 'cache-control': FOREVER, 'content-security-policy': UPLOADED_POLICY }

/** Uploaded pictures, from their folder, or by the store from where they are. */
function uploaded(pictures: FileStorage) {
	const { folder } = pictures
	if (folder === null) return fromStorage(pictures)
	mkdirSync(folder, { recursive: true })
	const rewriteRequestPath = (path: string) => path.slice('/uploads'.length)
	return files({ root: folder, rewriteRequestPath }, OF_UPLOADED)
}

const PICTURE = /^\/uploads\/([\w-]+\.(webp|avif))$/

const fromStorage = (pictures: FileStorage) =>
	createMiddleware<ApiEnv>(async (c, next) => {
		const [, name, type] = PICTURE.exec(c.req.path) ?? []
		const isAsked = c.req.method === 'GET' || c.req.method === 'HEAD'
		if (!name || !isAsked) return next()
		const headers = new Headers({
			...OF_UPLOADED,
			etag: `"${name}"`,
			'content-type': `image/${type}`,
		})
		if (isKnown(c.req.raw.headers, headers)) return unchanged(new Response(null, { headers }))
		const bytes = await pictures.read(name)
		return bytes ? new Response(bytes, { headers }) : next()
	})

/** Files of a folder; a client that revalidates its copy is answered by 304. */
function files(
	options: NonNullable<Parameters<typeof serveStatic<ApiEnv>>[0]>,
	headers: Record<string, string>,
) {
	const serve = serveStatic<ApiEnv>(options)
	return createMiddleware<ApiEnv>(async (c, next) => {
		const response = await serve(c, next)
		if (!response?.ok) return response
		for (const [name, value] of Object.entries(headers)) response.headers.set(name, value)
		if (response.status === 206) return response
		response.headers.set('etag', etagOf(response))
		return isKnown(c.req.raw.headers, response.headers) ? unchanged(response) : response
	})
}

/** The tag of an asset says all: the time of its last change would be half a kilobyte in the heads of a first visit. */
const withoutTime = createMiddleware(async (c, next) => {
	await next()
	c.res.headers.delete('last-modified')
})

/** The workers that read a buyer's bill. */
const READER = /^\/assets\/(?:ocr-worker|pdf\.worker)[.-]/

/** The service worker of the pages of jobs, and the only pages that it may show. */
const PAGE_WORKER = /^\/assets\/page-worker[.-]/
const PAGE_WORKER_SCOPE = '/installer/installations/'

/** A worker has a policy of its own, not that of the page that starts it. */
const ofWorkers = createMiddleware(async (c, next) => {
	await next()
	if (PAGE_WORKER.test(c.req.path)) c.res.headers.set('service-worker-allowed', PAGE_WORKER_SCOPE)
	if (READER.test(c.req.path)) c.res.headers.set('content-security-policy', READER_POLICY)
})

/** By size and time, as file servers do: neither reads the file. */
function etagOf({ headers }: Response): string {
	const seconds = Date.parse(headers.get('last-modified') ?? '') / 1000
	return `"${seconds.toString(36)}-${Number(headers.get('content-length')).toString(36)}"`
}

async function unchanged({ body, headers }: Response): Promise<Response> {
	await body?.cancel()
	for (const name of ['content-length', 'content-type', 'content-encoding']) headers.delete(name)
	return new Response(null, { status: 304, headers })
}
