import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { message } from '../shared/messages/message.ts'
import { networkOf } from '../shared/requests/network.ts'
import { ok, type Problem, type Result } from '../shared/result.ts'
import { MEGABYTE } from './body-budgets.ts'
import { maxDocumentBytes, SMALL_BYTES, shapeProblem, tooLarge } from './body-rules.ts'
import { languageOf } from './language.ts'
import { problemResponse } from './problem.ts'
import type { ApiEnv } from './router.ts'

/** The kinds of bodies that are larger than a document. */
export type Large = 'picture' | 'table'

/** Ten megabytes of picture, twenty of table, and the rest of the form around it. */
export const LARGE_BYTES: Record<Large, number> = { picture: 11 * MEGABYTE, table: 21 * MEGABYTE }

/** How long a sender may be silent in the middle of a body, milliseconds. */
const SILENCE_MS = 30_000
const RETRY_SECONDS = 5

/** How many bytes a body says it has; null where it does not say. */
export function announced({ headers }: Request): number | null {
	const length = headers.get('content-length')
	return length === null || headers.has('transfer-encoding') ? null : Number(length)
}

/** Asked without touching the body of one that has any: it would begin to be read. */
const hasBody = (raw: Request) =>
	announced(raw) !== null
		? announced(raw) !== 0
		: raw.headers.has('transfer-encoding') || raw.body !== null

const BUSY: Problem = {
	code: 'unavailable',
	message: message('request.busy_with_uploads'),
	retryAfterSeconds: RETRY_SECONDS,
}

/**
 * Reads a body to its end, into one piece of memory.
 * @param mayStore asked before so much of it in all is stored
 * @returns too_large beyond the limit; malformed where the rest of it does not arrive; unavailable where it may not go on
 */
async function readBody(
	raw: Request,
	maxBytes: number,
	mayStore: (bytes: number) => Promise<boolean>,
): Promise<Result<Uint8Array<ArrayBuffer>>> {
	const reader = raw.body?.getReader()
	const refused = (problem: Problem) => {
		reader?.cancel().catch(() => {})
		return { ok: false, problem } as const
	}
	const length = announced(raw)
	let bytes = new Uint8Array(Math.min(length ?? 0, SMALL_BYTES))
	let size = 0
	for (;;) {
		const next = await within(SILENCE_MS, reader?.read())
		if (next === null) return refused({ code: 'malformed', message: message('request.incomplete') })
		if (!next?.value) return ok(bytes.subarray(0, size))
		const { value } = next
		const end = size + value.length
		if (end > maxBytes) return refused(tooLarge(maxBytes))
		if (!(await mayStore(end))) return refused(BUSY)
		if (end > bytes.length) {
			// A body's stated length is believed once a good part of it is there.
			const next = length !== null && end >= MEGABYTE ? Math.max(end, length) : size * 2
			const grown = new Uint8Array(Math.max(end, Math.min(next, maxBytes)))
			grown.set(bytes.subarray(0, size))
			bytes = grown
		}
		bytes.set(value, size)
		size = end
	}
}

/** The result in time; null where there is none, or its sender has gone. */
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

/** Methods without a body; one that is sent is not read. */
const READS = new Set(['GET', 'HEAD', 'OPTIONS'])

/** Why a body that was read is refused; null where it is not. */
type Check = (body: Uint8Array, raw: Request) => Promise<Problem | null>

const noCheck: Check = async () => null

/**
 * Reads the body of a document, which is smaller from a visitor: once there is memory for it where it is no small one;
 * one that does not say its length is small until more of it has come. It comes after callers without permission have
 * been refused, and refuses a body that is larger, has more fields or is nested deeper than any genuine one.
 */
export const documentBody = (check = noCheck) =>
	createMiddleware<ApiEnv>(async (c, next) => {
		const { raw } = c.req
		const { actor, budgets } = c.var
		const refused = (problem: Problem) => problemResponse(problem, languageOf(raw))
		if (c.env.inProcess || READS.has(raw.method) || !hasBody(raw)) return next()
		const maxBytes = maxDocumentBytes(actor)
		const size = announced(raw)
		if (size !== null && size > maxBytes) return refused(tooLarge(maxBytes))
		const memory = budgets.documents.begin(networkOf(c.env.address), raw.signal)
		try {
			const body = await readBody(
				raw,
				maxBytes,
				async (bytes) => bytes <= SMALL_BYTES || memory.growTo(bytes),
			)
			if (!body.ok) return refused(body.problem)
			const problem =
				shapeProblem(body.value, raw.headers.get('content-type'), actor) ??
				(await check(body.value, raw))
			if (problem) return refused(problem)
			c.req.raw = withBody(raw, body.value)
			await next()
		} finally {
			memory.release()
		}
	})

/** Keeps the memory of a body reserved until some work that goes on after the answer has ended. */
export const keepBodyUntil = (c: Context<ApiEnv>, end: Promise<unknown>) => c.set('bodyInUse', end)

/**
 * Reads a body that may be large: waits until there is memory for it, and once more until there is memory to parse it.
 * It comes after callers without permission have been refused.
 */
export const largeBody = (maxBytes: number, check = noCheck) =>
	createMiddleware<ApiEnv>(async (c, next) => {
		const { raw } = c.req
		const refused = (problem: Problem) => problemResponse(problem, languageOf(raw))
		if (c.env.inProcess || !hasBody(raw)) return next()
		const { budgets } = c.var
		const size = announced(raw) ?? maxBytes
		if (size > maxBytes) return refused(tooLarge(maxBytes))
		const network = networkOf(c.env.address)
		const memory = budgets.uploads.begin(network, raw.signal)
		const work = budgets.work.begin(network, raw.signal)
		try {
			const body = await readBody(raw, maxBytes, memory.growTo)
			if (!body.ok) return refused(body.problem)
			const problem =
				shapeProblem(body.value, raw.headers.get('content-type'), c.var.actor) ??
				(await check(body.value, raw))
			if (problem) return refused(problem)
			if (!(await work.growTo(body.value.length))) return refused(BUSY)
			c.req.raw = withBody(raw, body.value)
			await next()
		} finally {
			Promise.resolve(c.get('bodyInUse')).finally(() => {
				work.release()
				memory.release()
			})
		}
	})
