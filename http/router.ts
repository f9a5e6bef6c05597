import { OpenAPIHono, z } from '@hono/zod-openapi'
import type { Actor, SignedIn } from '../shared/actor.ts'
import { mistakeIn } from '../shared/addresses/address.ts'
import { mistakesIn } from '../shared/messages/issues.ts'
import { issue, message } from '../shared/messages/message.ts'
import type { StorePolicy } from '../shared/modes.ts'
import { inText, wholeNumber } from '../shared/numbers/number-schema.ts'
import type { BodyBudgets } from './body-budgets.ts'
import { languageOf } from './language.ts'
import { ProblemDocument, problemResponse } from './problem.ts'
import type { Limiters } from './rate-limiter.ts'

/** Facts about a request that its sender cannot forge: they come from the server, not from a header. */
export interface RequestFacts {
	/** The client's network address. */
	address: string
	/** The page that asks in process has already been checked for its origin. */
	inProcess: boolean
	/** The answer may be cached for others, so nothing in it is of this request alone. */
	isCacheable?: boolean
	/** Reads the session once for all calls of a page; without it each call does for itself. */
	sessionOnce?: (read: () => Promise<Session>) => Promise<Session>
}

/**
 * The signed-in account, the cookies that prolong the session, and whether it began with a code too; null for a
 * visitor.
 */
export type Session = { actor: SignedIn; cookies: string[]; hasTwoFactor: boolean } | null

/** The services of calls: the domain adds its own. */
export interface Services {
	/** Cookies go over TLS alone. */
	secureCookies: boolean
	policy: StorePolicy
	/** Epoch milliseconds. */
	now: () => number
	/** The services for a call that reads much and changes nothing: their database may be a replica. */
	forLargeReads: () => Services
}

export interface ApiEnv {
	Bindings: RequestFacts
	Variables: {
		ctx: Services
		actor: Actor
		/** The account that may only set up the code of an app; a visitor to all other calls. */
		enrolling: SignedIn | null
		limiters: Limiters
		budgets: BodyBudgets
		/** Ends when the body of the request is needed no more, where that is after the answer. */
		bodyInUse: Promise<unknown> | undefined
	}
}

// The message where a schema has none of its own.
z.config({
	customError: ({ code, input, ...kind }) => {
		if (code !== 'invalid_type') return undefined
		if (input === undefined) return issue('input.required')
		return issue('input.wrong_kind', { expected: String(kind.expected) })
	},
})

/** A router for one module: bad input is answered with a message per field. */
export function newRouter() {
	return new OpenAPIHono<ApiEnv>({
		defaultHook: (result, c) => {
			if (result.success) return
			const { policy } = c.var.ctx
			const fields = Object.fromEntries(
				Object.entries(mistakesIn(result.error)).map(([field, mistake]) => [
					field,
					mistakeIn(policy, mistake),
				]),
			)
			const message = Object.values(fields)[0] ?? nothingSaid
			return problemResponse({ code: 'invalid', message, fields }, languageOf(c.req.raw))
		},
	})
}

const nothingSaid = message('input.invalid')

const problem = (description: string) => ({
	description,
	content: { 'application/problem+json': { schema: ProblemDocument } },
})

const PROBLEMS = {
	400: problem('Malformed'),
	401: problem('Not signed in'),
	403: problem('Not allowed'),
	404: problem('Not found'),
	409: problem('Conflict'),
	412: problem('Changed meanwhile'),
	413: problem('Too large'),
	415: problem('Unsupported type'),
	422: problem('Invalid, with a message per field'),
	428: problem('Which revision was changed must be said'),
	429: problem('Too many requests'),
	503: problem('Not available at the moment: try again after Retry-After seconds'),
}

export type ProblemStatus = keyof typeof PROBLEMS

/** The problems a call can answer with, for its description. */
export function problems<S extends ProblemStatus>(...statuses: S[]) {
	return Object.fromEntries(statuses.map((status) => [status, PROBLEMS[status]])) as Pick<
		typeof PROBLEMS,
		S
	>
}

export const json = <T extends z.ZodType>(schema: T, description: string) => ({
	description,
	content: { 'application/json': { schema } },
})

export const body = <T extends z.ZodType>(schema: T) => ({
	required: true,
	content: { 'application/json': { schema } },
})

/** As `body`, where nothing need be sent. */
export const optionalBody = <T extends z.ZodType>(schema: T) => ({
	content: { 'application/json': { schema } },
})

export const IdParam = z.object({ id: z.string().openapi({ param: { name: 'id', in: 'path' } }) })

/** As `IdParam`, for one of its parts by its number, from 1. @param otherwise the message for any other text */
export const numberParam = (otherwise?: ReturnType<typeof issue>) =>
	IdParam.extend({
		n: inText(wholeNumber(otherwise).min(1, otherwise), 'whole').openapi({
			param: { name: 'n', in: 'path' },
		}),
	})
