import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { message } from '../shared/messages/message.ts'
import { ok, type Problem, type Result } from '../shared/result.ts'
import { MEGABYTE } from './body-budgets.ts'
import { languageOf } from './language.ts'
import { problemResponse } from './problem.ts'
import type { ApiEnv } from './router.ts'

/** A body of a document, at most. */
export const DOCUMENT_BYTES = MEGABYTE
/** Ten megabytes of picture and what a form wraps around it. */
const PICTURE_BYTES = 11 * MEGABYTE
/** Twenty megabytes of table and what a form wraps around it. */
const TABLE_BYTES = 21 * MEGABYTE

/** A body up to this size is read without asking how many others are. */
const SMALL_BYTES = 65_536
/** For so long a sender may be silent in the middle of a body, milliseconds. */
const SILENCE_MS = 15_000
const RETRY_SECONDS = 5

/** The calls whose body is a form with a picture. */
export const UPLOAD = /^\/api\/(?:upload|orders\/[^/]+\/checklist\/[^/]+\/photos)$/
/** The call that takes a table, and the page that brings it along where JavaScript is off. */
export const IMPORT = '/api/products/import'
const IMPORT_PAGE = '/admin/import-products'
/** The pages whose forms bring a picture along where JavaScript is off. */
const PICTURE_PAGE =
	/^\/(?:admin\/(?:add-product|settings|products\/[^/]+)|installer\/installations\/[^/]+)$/

/** How many bytes a body may have, by the address it is sent to. */
export function maxBodyBytes(path: string): number {
	const page = path.replace(/\.data$/, '')
	if (path === IMPORT || page === IMPORT_PAGE) return TABLE_BYTES
	return UPLOAD.test(path) || PICTURE_PAGE.test(page) ? PICTURE_BYTES : DOCUMENT_BYTES
}

/** How many bytes a body says it has; null where it does not say. */
function announced({ headers }: Request): number | null {
	const length = headers.get('content-length')
	return length === null || headers.has('transfer-encoding') ? null : Number(length)
}

/** Asked without touching the body of one that has any: it would begin to be read. */
const hasBody = (raw: Request) =>
	announced(raw) !== null
		? announced(raw) !== 0
		: raw.headers.has('transfer-encoding') || raw.body !== null

const tooLarge = (maxBytes: number): Problem => ({
	code: 'too_large',
	message: message('request.too_large', { maxMegabytes: Math.round(maxBytes / MEGABYTE) }),
})

const BUSY: Problem = {
	code: 'unavailable',
	message: message('request.busy_with_uploads'),
	retryAfterSeconds: RETRY_SECONDS,
}

/**
 * Reads a body to its end, into one piece of memory where its length is known.
 * @param mayGoOn asked once, before more of it is stored than a small document has
 * @returns too_large beyond the limit; malformed where the rest of it does not arrive; unavailable where it may not go on
 */
async function readBody(
	raw: Request,
	maxBytes: number,
	mayGoOn: () => Promise<boolean> = async () => true,
): Promise<Result<Uint8Array<ArrayBuffer>>> {
	const reader = raw.body?.getReader()
	const refused = (problem: Problem) => {
		reader?.cancel().catch(() => {})
		return { ok: false, problem } as const
	}
	let bytes = new Uint8Array(announced(raw) ?? 0)
	let size = 0
	for (;;) {
		const next = await within(SILENCE_MS, reader?.read())
		if (next === null) return refused({ code: 'malformed', message: message('request.incomplete') })
		if (!next?.value) return ok(bytes.subarray(0, size))
		const { value } = next
		if (size + value.length > maxBytes) return refused(tooLarge(maxBytes))
		const isSmall = size <= SMALL_BYTES
		if (isSmall && size + value.length > SMALL_BYTES && !(await mayGoOn())) return refused(BUSY)
		if (size + value.length > bytes.length) {
			const grown = new Uint8Array(Math.min(maxBytes, Math.max(size + value.length, size * 2)))
			grown.set(bytes.subarray(0, size))
			bytes = grown
		}
		bytes.set(value, size)
		size += value.length
	}
}

/** What comes of it in time; null where nothing does, or its sender has gone. */
async function within<T>(
	milliseconds: number,
	work: Promise<T> | undefined,
): Promise<T | null | undefined> {
	const { promise: late, resolve } = Promise.withResolvers<null>()
	const timer = setTimeout(resolve, milliseconds, null)
	return Promise.race([work, late])
		.catch(() => null)
		.finally(() => clearTimeout(timer))
}

/** The same request with its body as it was read, which is not copied. */
function withBody({ url, method, headers, signal }: Request, bytes: Uint8Array): Request {
	const body = new ReadableStream({
		start(controller) {
			if (bytes.length > 0) controller.enqueue(bytes)
			controller.close()
		},
	})
	// A body that is a stream must be said to go one way; the types do not know that yet.
	const init = { method, headers, body, signal, duplex: 'half' }
	return new Request(url, init)
}

/**
 * Refuses a body that is too large for where it is sent, and reads one that is no small document once
 * there is memory for it; one that does not say its length is small until more of it has come. Those that
 * may be larger stay unread, for `largeBody`.
 */
export const bodySize = createMiddleware<ApiEnv>(async (c, next) => {
	const { raw, path } = c.req
	if (c.env.inProcess || !hasBody(raw)) return next()
	const maxBytes = maxBodyBytes(path)
	const size = announced(raw)
	if (size !== null && size > maxBytes) return problemResponse(tooLarge(maxBytes), languageOf(raw))
	if (maxBytes > DOCUMENT_BYTES || (size !== null && size <= SMALL_BYTES)) return next()
	const releases: (() => void)[] = []
	const reserve = async () => {
		const release = await c.var.budgets.documents.reserve(size ?? maxBytes, raw.signal)
		if (release) releases.push(release)
		return release !== null
	}
	try {
		if (size !== null && !(await reserve())) return problemResponse(BUSY, languageOf(raw))
		const body = await readBody(raw, maxBytes, size === null ? reserve : undefined)
		if (!body.ok) return problemResponse(body.problem, languageOf(raw))
		c.req.raw = withBody(raw, body.value)
		await next()
	} finally {
		for (const release of releases) release()
	}
})

/** Keeps the memory of a body reserved until some work that goes on after the answer has ended. */
export const keepBodyUntil = (c: Context<ApiEnv>, end: Promise<unknown>) => c.set('bodyInUse', end)

/**
 * Reads a body that may be large: waits until there is memory for it, and once more until there is memory
 * to parse it. It comes after whoever may not send one has been refused.
 * @param check why a body that was read is refused; null where it is not
 */
export const largeBody = (check?: (body: Uint8Array, raw: Request) => Promise<Problem | null>) =>
	createMiddleware<ApiEnv>(async (c, next) => {
		const { raw, path } = c.req
		if (c.env.inProcess || !hasBody(raw)) return next()
		const { uploads, work } = c.var.budgets
		const maxBytes = maxBodyBytes(path)
		const size = announced(raw) ?? maxBytes
		const releases = [await uploads.reserve(size, raw.signal)]
		if (!releases[0]) return problemResponse(BUSY, languageOf(raw))
		try {
			const body = await readBody(raw, maxBytes)
			if (!body.ok) return problemResponse(body.problem, languageOf(raw))
			const problem = (await check?.(body.value, raw)) ?? null
			if (problem) return problemResponse(problem, languageOf(raw))
			releases.push(await work.reserve(size, raw.signal))
			if (!releases[1]) return problemResponse(BUSY, languageOf(raw))
			c.req.raw = withBody(raw, body.value)
			await next()
		} finally {
			Promise.resolve(c.get('bodyInUse')).finally(() => {
				for (const release of releases) release?.()
			})
		}
	})
