import { z } from '@hono/zod-openapi'
import { HTTPException } from 'hono/http-exception'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { AmountTooLarge } from '../shared/money.ts'
import type { Problem, ProblemCode, Result } from '../shared/result.ts'
import { unavailableIn } from '../shared/unavailable.ts'

/** The one table from what went wrong to what HTTP calls it. */
const STATUS: Record<ProblemCode, ContentfulStatusCode> = {
	malformed: 400,
	not_signed_in: 401,
	wrong_credentials: 401,
	forbidden: 403,
	foreign_origin: 403,
	not_found: 404,
	id_taken: 409,
	email_taken: 409,
	already_closed: 409,
	out_of_stock: 409,
	cart_empty: 409,
	conflict: 409,
	price_changed: 409,
	too_large: 413,
	unsupported_type: 415,
	invalid: 422,
	key_reused: 422,
	over_limit: 422,
	rate_limited: 429,
	unavailable: 503,
	internal: 500,
}

const TITLE: Record<ProblemCode, string> = {
	malformed: 'Malformed request',
	not_signed_in: 'Not signed in',
	wrong_credentials: 'Wrong credentials',
	forbidden: 'Not allowed',
	foreign_origin: 'Foreign origin',
	not_found: 'Not found',
	id_taken: 'Id in use',
	email_taken: 'Email in use',
	already_closed: 'No longer open',
	out_of_stock: 'Not enough stock',
	cart_empty: 'Cart is empty',
	conflict: 'Conflict',
	price_changed: 'Price changed',
	too_large: 'Too large',
	unsupported_type: 'Unsupported type',
	invalid: 'Invalid input',
	key_reused: 'Idempotency key used before',
	over_limit: 'More than may be ordered at once',
	rate_limited: 'Too many requests',
	unavailable: 'Not available at the moment',
	internal: 'Internal error',
}

/** RFC 9457 problem details, with a stable code and a message per field. */
export const ProblemDocument = z
	.object({
		type: z.string(),
		title: z.string(),
		status: z.number(),
		detail: z.string(),
		code: z.string(),
		errors: z.record(z.string(), z.string()).optional(),
	})
	.loose()
	.openapi('Problem')

/** Carries a refusal from a route to the one place that turns it into an answer. */
export class Refused extends Error {
	readonly problem: Problem
	readonly headers: Record<string, string>
	constructor(problem: Problem, headers: Record<string, string> = {}) {
		super(problem.message)
		this.problem = problem
		this.headers = headers
	}
}

/** The value of a result that went well. @throws Refused otherwise */
export function unwrap<T>(result: Result<T>): T {
	if (!result.ok) throw new Refused(result.problem)
	return result.value
}

/** The headers that belong to what a thrown error means. */
export function headersFor(error: Error): Record<string, string> {
	if (error instanceof Refused) return error.headers
	const unavailable = unavailableIn(error)
	return unavailable ? { 'retry-after': String(unavailable.retryAfterSeconds) } : {}
}

/** What a thrown error means to whoever asked; null for what nobody expected. */
export function expectedProblem(error: Error): Problem | null {
	if (error instanceof Refused) return error.problem
	const unavailable = unavailableIn(error)
	if (unavailable) return { code: 'unavailable', message: unavailable.message }
	if (error instanceof AmountTooLarge)
		return { code: 'invalid', message: 'This amounts to more than the store can add up.' }
	if (!(error instanceof HTTPException) || error.status >= 500) return null
	if (error.status === 415)
		return { code: 'unsupported_type', message: 'Say in Content-Type what the body is.' }
	const message = /FormData/.test(error.message)
		? 'The form cannot be read.'
		: 'The request body is not valid JSON.'
	return { code: 'malformed', message }
}

export function problemResponse(problem: Problem, headers: Record<string, string> = {}): Response {
	const status = STATUS[problem.code]
	const document = {
		type: 'about:blank',
		title: TITLE[problem.code],
		status,
		detail: problem.message,
		code: problem.code,
		...(problem.fields ? { errors: problem.fields } : {}),
		...problem.facts,
	}
	const { retryAfterSeconds } = problem
	return new Response(JSON.stringify(document), {
		status,
		headers: {
			'content-type': 'application/problem+json',
			'cache-control': 'no-store',
			...(retryAfterSeconds && { 'retry-after': String(retryAfterSeconds) }),
			...headers,
		},
	})
}
