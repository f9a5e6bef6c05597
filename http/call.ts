import { createRoute, type RouteConfig, z } from '@hono/zod-openapi'
import type { Context, MiddlewareHandler } from 'hono'
import { createMiddleware } from 'hono/factory'
import { type Actor, isSignedIn } from '../shared/actor.ts'
import { type Message, message } from '../shared/messages/message.ts'
import { fail, ok, type Result } from '../shared/result.ts'
import { documentBody, LARGE_BYTES, type Large, largeBody } from './body.ts'
import { bodyType } from './guard.ts'
import { type Counting, countedFirst } from './limit-call.ts'
import { unwrap } from './problem.ts'
import { ok as okResponse } from './responses.ts'
import { type ApiEnv, IdParam, problems, type Services } from './router.ts'

/**
 * Whether the caller may make a call at all, as far as their account and the address tell. The command judges again, in
 * its transaction.
 */
export type Gate = (actor: Actor, c: Context<ApiEnv>) => Result<unknown> | Promise<Result<unknown>>

/** Every caller may; the call itself decides about the data. */
export const anybody: Gate = () => ok(undefined)

/** Gates that refuse no signed-in caller. */
const anyAccount = new WeakSet<Gate>()

/** A caller with an account. @param otherwise the message to others */
export function signedIn(otherwise: Message): Gate {
	const gate: Gate = (actor) =>
		isSignedIn(actor) ? ok(undefined) : fail('not_signed_in', otherwise)
	anyAccount.add(gate)
	return gate
}

/** Gates of calls that an account may make before it has two-factor login. */
const allowDuringEnrolment = new WeakSet<Gate>()

/** As `signedIn`, for calls needed before the account does anything else. */
export function signedInOrEnrolling(otherwise: Message): Gate {
	const gate = signedIn(otherwise)
	allowDuringEnrolment.add(gate)
	return gate
}

const ENROL_FIRST = fail('two_factor_required', message('accounts.two_factor_required'))

const asks = (may: Gate) =>
	createMiddleware<ApiEnv>(async (c, next) => {
		const { enrolling } = c.var
		if (enrolling && allowDuringEnrolment.has(may)) c.set('actor', enrolling)
		const allowed = await may(c.var.actor, c)
		// An account also waits for its code where even a visitor would be refused.
		if (!allowed.ok && enrolling && c.var.actor !== enrolling) unwrap(ENROL_FIRST)
		unwrap(allowed)
		await next()
	})

const fromReplica = createMiddleware<ApiEnv>(async (c, next) => {
	c.set('ctx', c.var.ctx.forLargeReads())
	await next()
})

/** The types of bodies. */
const TYPES = {
	document: ['application/json'],
	picture: ['multipart/form-data'],
	table: ['multipart/form-data', 'text/csv'],
}

const document = documentBody()
const sized = { picture: largeBody(LARGE_BYTES.picture), table: largeBody(LARGE_BYTES.table) }

type Takes = Pick<NonNullable<RouteConfig['request']>, 'params' | 'query' | 'headers' | 'body'>
type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** The input and the output of a call: of its responses those that are not common to its kind. */
interface Call extends Takes, Pick<RouteConfig, 'responses' | 'summary' | 'description'> {
	/** The limit that counts it, once the caller's permission is known and before any of the body is read. */
	countedBy?: Counting
	/** The kind of its body that is larger than a document. */
	large?: Large
	/** The types its body may have; JSON, or those of the large kind, unless given. */
	types?: readonly string[]
	/** The parameters that its answer to a visitor depends on, who then shares it with all others; none is shared unless given. */
	cachedBy?: readonly string[]
	/** Whether it changes nothing and reads so much that buyers would notice, were there no replica to read from. */
	readsMuch?: boolean
	/** Runs once it is known that the caller may, before the input is read. */
	middleware?: MiddlewareHandler<ApiEnv> | MiddlewareHandler<ApiEnv>[]
}

/** The parameters of the path that a call does not name itself: `{id}`, where it has one. */
type PathParams<P extends string, C extends Call> = C extends { params: object }
	? unknown
	: P extends `${string}{id}${string}`
		? { params: typeof IdParam }
		: unknown

type Route<M extends Method, P extends string, C extends Call> = {
	method: Lowercase<M>
	path: P
	request: Pick<C, keyof C & keyof Takes> & PathParams<P, C>
	responses: C['responses']
}

/** The problems any call of its kind may answer: by its gate and its input. */
const usualProblems = (
	method: Method,
	path: string,
	may: Gate,
	{ params, query, body, countedBy }: Call,
) => ({
	...(may !== anybody && problems(401)),
	...(may !== anybody && !anyAccount.has(may) && problems(403)),
	...(path.includes('{') && problems(404)),
	...((params || query || body) && problems(422)),
	...(method !== 'GET' && problems(400, 403, 413, 415)),
	...(countedBy && problems(429)),
	...problems(503),
})

/**
 * How the calls of a module are described: under one heading, with the problems that any such call has, so that a call
 * names only those of its own. The gate comes first, then the limit, then the body is read.
 */
export const routesTagged =
	(heading: string) =>
	<const M extends Method, const P extends string, C extends Call>(
		address: `${M} ${P}`,
		may: Gate,
		call: C,
	) => {
		const [method, path] = address.split(' ') as [M, P]
		const { middleware, countedBy, large, types, cachedBy, readsMuch, ...described } = call
		const { responses, summary, description, ...takes } = described
		const first = [may === anybody ? [] : asks(may), countedBy ? countedFirst(countedBy) : []]
		const route: unknown = {
			method: method.toLowerCase(),
			path,
			tags: [heading],
			summary,
			...(description && { description }),
			request: { ...(path.includes('{id}') && { params: IdParam }), ...takes },
			responses: { ...usualProblems(method, path, may, call), ...responses },
			...(large && { 'x-max-body-bytes': LARGE_BYTES[large] }),
			...(cachedBy && { 'x-cached-by': cachedBy }),
			...(readsMuch && { 'x-reads-much': readsMuch }),
			middleware: [
				...first.flat(),
				bodyType(types ?? TYPES[large ?? 'document']),
				...[readsMuch ? fromReplica : []].flat(),
				...[middleware ?? []].flat(),
				large ? sized[large] : document,
			],
		}
		return createRoute<P, Route<M, P, C>>(route as Route<M, P, C>)
	}

type Find = (ctx: Services, actor: Actor, id: string) => Result<unknown> | Promise<Result<unknown>>

/** The calls about things that each account keeps of its own. @param find one of the caller's */
export function ownCalls<T extends z.ZodType>(
	heading: string,
	thing: T,
	logIn: Message,
	find: Find,
) {
	const call = routesTagged(heading)
	const owner = signedIn(logIn)
	const itsOwner: Gate = (actor, c) => find(c.var.ctx, actor, c.req.param('id') ?? '')
	return {
		call,
		owner,
		itsOwner,
		all: <const P extends string>(path: P, summary: string, order: string) =>
			call(`GET /${path}`, owner, { summary, responses: okResponse(z.array(thing), order) }),
		removal: <const P extends string>(path: P, summary: string) =>
			call(`DELETE /${path}/{id}`, itsOwner, {
				summary,
				responses: okResponse(thing, 'What was removed; saving it again brings it back'),
			}),
	}
}
