import type { Message } from './messages/message.ts'

/**
 * The expected failures, in words of the domain. The HTTP status of each code is in one table in `http/problem.ts`; the
 * message is for the person in front of the screen.
 */
export type ProblemCode =
	| 'malformed'
	| 'not_signed_in'
	| 'forbidden'
	| 'two_factor_required'
	| 'device_unknown'
	| 'foreign_origin'
	| 'not_found'
	| 'id_taken'
	| 'email_taken'
	| 'already_closed'
	| 'out_of_stock'
	| 'cart_empty'
	| 'key_reused'
	| 'over_limit'
	| 'conflict'
	| 'too_large'
	| 'too_slow'
	| 'unsupported_type'
	| 'invalid'
	| 'wrong_credentials'
	| 'shop_closed'
	| 'precondition_failed'
	| 'precondition_required'
	| 'price_changed'
	| 'company_needed'
	| 'rate_limited'
	| 'unavailable'
	| 'internal'

export interface Problem {
	code: ProblemCode
	message: Message
	/** A message per field, by the field's name. */
	fields?: Record<string, Message>
	/** Further facts a program can act on, such as the product that ran out and the number left. */
	facts?: Record<string, unknown>
	/** When it is worth trying again; sent as the Retry-After header. */
	retryAfterSeconds?: number
}

export type Result<T> = { ok: true; value: T } | { ok: false; problem: Problem }

export const ok = <T>(value: T): Result<T> => ({ ok: true, value })

export const fail = (
	code: ProblemCode,
	message: Message,
	more: Pick<Problem, 'fields' | 'facts' | 'retryAfterSeconds'> = {},
): { ok: false; problem: Problem } => ({ ok: false, problem: { code, message, ...more } })

/** Refuses one field, with a message that is shown beside it. */
export const failField = (field: string, why: Message, facts?: Record<string, unknown>) =>
	fail('invalid', why, { fields: { [field]: why }, facts })
