import { z } from '@hono/zod-openapi'
import { HTTPException } from 'hono/http-exception'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { message } from '../shared/messages/message.ts'
import { type Language, rendered, sentence } from '../shared/messages/render.ts'
import { AmountTooLarge } from '../shared/money.ts'
import type { Problem, ProblemCode, Result } from '../shared/result.ts'
import { unavailableIn } from '../shared/unavailable.ts'

/** The one table of HTTP statuses by problem code. */
const STATUS: Record<ProblemCode, ContentfulStatusCode> = {
	malformed: 400,
	not_signed_in: 401,
	wrong_credentials: 401,
	forbidden: 403,
	two_factor_required: 403,
	device_unknown: 403,
	foreign_origin: 403,
	not_found: 404,
	too_slow: 408,
	id_taken: 409,
	email_taken: 409,
	already_closed: 409,
	out_of_stock: 409,
	cart_empty: 409,
	conflict: 409,
	price_changed: 409,
	shop_closed: 409,
	precondition_failed: 412,
	too_large: 413,
	unsupported_type: 415,
	invalid: 422,
	key_reused: 422,
	over_limit: 422,
	company_needed: 422,
	precondition_required: 428,
	rate_limited: 429,
	unavailable: 503,
	internal: 500,
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
		super(problem.code)
		this.problem = problem
		this.headers = headers
	}
}

/** The value of a result that went well. @throws Refused otherwise */
export function unwrap<T>(result: Result<T>): T {
	if (!result.ok) throw new Refused(result.problem)
	return result.value
}

/** The headers that belong to a thrown error. */
export function headersFor(error: Error): Record<string, string> {
	if (error instanceof Refused) return error.headers
	const unavailable = unavailableIn(error)
	return unavailable ? { 'retry-after': String(unavailable.retryAfterSeconds) } : {}
}

/** The problem that a thrown error stands for; null for an unexpected one. */
export function expectedProblem(error: Error): Problem | null {
	if (error instanceof Refused) return error.problem
	const unavailable = unavailableIn(error)
	if (unavailable)
		return { code: 'unavailable', message: message(`unavailable.${unavailable.reason}`) }
	if (error instanceof AmountTooLarge)
		return { code: 'invalid', message: message('input.too_much_money') }
	if (!(error instanceof HTTPException) || error.status >= 500) return null
	if (error.status === 415) return { code: 'unsupported_type', message: message('request.no_type') }
	const isForm = /FormData/.test(error.message)
	return { code: 'malformed', message: message(isForm ? 'request.bad_form' : 'request.bad_json') }
}

/** The problem as a document in the caller's language. */
export function problemDocument(
	{ code, message: said, fields, facts }: Problem,
	language: Language,
) {
	return {
		type: 'about:blank',
		title: sentence(message(`problem.${code}`), language),
		status: STATUS[code],
		detail: sentence(said, language),
		code,
		...(fields && { errors: rendered(fields, language) }),
		...rendered(facts, language),
	}
}

export function problemResponse(
	problem: Problem,
	language: Language,
	headers: Record<string, string> = {},
): Response {
	const { retryAfterSeconds } = problem
	return new Response(JSON.stringify(problemDocument(problem, language)), {
		status: STATUS[problem.code],
		headers: {
			'content-type': 'application/problem+json',
			'cache-control': 'no-store',
			...(retryAfterSeconds && { 'retry-after': String(retryAfterSeconds) }),
			...headers,
		},
	})
}
