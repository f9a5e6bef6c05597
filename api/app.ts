import { OpenAPIHono } from '@hono/zod-openapi'
import { type Context, Hono } from 'hono'
import { createMiddleware } from 'hono/factory'
import { isSessionOver, isStorageFailure } from '../domain/accounts/auth.ts'
import type { AppContext } from '../domain/app-context.ts'
import { openBodyBudgets } from '../http/body-budgets.ts'
import { ownOrigin, plainPath } from '../http/guard.ts'
import { languageOf } from '../http/language.ts'
import { expectedProblem, headersFor, problemResponse } from '../http/problem.ts'
import { type CountUse, openLimiters } from '../http/rate-limiter.ts'
import type { ApiEnv } from '../http/router.ts'
import { message } from '../shared/messages/message.ts'
import type { Problem, ProblemCode } from '../shared/result.ts'
import { Unavailable, unavailableIn } from '../shared/unavailable.ts'
import { knowActor, knowHashing } from './actor.ts'
import { callSpans } from './call-spans.ts'
import { docsRoutes } from './docs.ts'
import { ALL_CALLS } from './modules.ts'

/** The unavailability behind an error; the accounts library does not always name the cause of its failures. */
const unavailabilityOf = (error: Error): Unavailable | null =>
	unavailableIn(error) ?? (isStorageFailure(error) ? new Unavailable('down', error) : null)

const NO_SUCH_CALL: Problem = { code: 'not_found', message: message('request.no_such_call') }
const SESSION_OVER: Problem = {
	code: 'not_signed_in',
	message: message('accounts.session_over'),
}
const FAILED: Problem = { code: 'internal', message: message('request.failed') }

/** The context of calls, by the store they are made to. */
type Given = Pick<ApiEnv['Variables'], 'limiters' | 'budgets'> & {
	ctx: AppContext
	/** Told of the problem of each call that is refused or fails. */
	refused: (code: ProblemCode) => void
}

const givenTo = (c: Context<ApiEnv>) => (c.env as ApiEnv['Bindings'] & { given: Given }).given

const give = (given: (c: Context<ApiEnv>) => Given) =>
	createMiddleware<ApiEnv>(async (c, next) => {
		const { ctx, limiters, budgets } = given(c)
		c.set('ctx', ctx)
		c.set('limiters', limiters)
		c.set('budgets', budgets)
		await next()
	})

const noSuchCall = (c: Context<ApiEnv>) => problemResponse(NO_SUCH_CALL, languageOf(c.req.raw))

/** Answers with the problem of an error, and notes it in the store's health and its log. */
function answerFailure({ ctx, refused }: Given, thrown: Error, c: Context<ApiEnv>) {
	const { health, log } = ctx
	const unavailable = unavailabilityOf(thrown)
	health.note(unavailable)
	const error = unavailable ?? thrown
	const problem = expectedProblem(error) ?? (isSessionOver(error) ? SESSION_OVER : null)
	refused((problem ?? FAILED).code)
	if (problem) return problemResponse(problem, languageOf(c.req.raw), headersFor(error))
	log.error({ err: error, path: c.req.path, method: c.req.method }, 'a call failed')
	return problemResponse(FAILED, languageOf(c.req.raw))
}

/** Each once, without the types of their calls, which the compiler would add up for a second. */
const ROUTES = new Set(Object.values(ALL_CALLS).map(({ routes }) => routes))

/** Every module's calls under /api, made to the store that comes with each. */
function mountCalls() {
	const app = new OpenAPIHono<ApiEnv>()
	app.use('*', callSpans, give(givenTo), plainPath, ownOrigin, knowActor, knowHashing)
	for (const routes of ROUTES) app.route('/api', routes())
	app.route('/api', docsRoutes(app))
	app.notFound(noSuchCall)
	app.onError((thrown, c) => answerFailure(givenTo(c), thrown, c))
	return app
}

let mounted: ReturnType<typeof mountCalls> | undefined

const mountedOnce = () => {
	mounted ??= mountCalls()
	return mounted
}

/** The description of a call, beside its responses. */
export interface DescribedCall {
	/** With its parameters in braces. */
	path: string
	'x-cached-by'?: readonly string[]
	'x-max-body-bytes'?: number
	'x-reads-much'?: boolean
}

/** Every call, as its module describes it. */
export const describedCalls = (): DescribedCall[] =>
	mountedOnce().openAPIRegistry.definitions.flatMap((each) =>
		each.type === 'route' ? [each.route] : [],
	)

interface Watchers {
	/** Counts limited calls, where several processes serve. */
	countUse?: CountUse | undefined
	refused?: Given['refused']
}

/** The whole API of a store. The calls are mounted once for all stores of the process. */
export function createApi(ctx: AppContext, { countUse, refused = () => {} }: Watchers = {}) {
	const calls = mountedOnce()
	const limiters = openLimiters(ctx.policy, countUse)
	const given = { ctx, limiters, budgets: openBodyBudgets(), refused }
	const app = new Hono<ApiEnv>()
	app.use(
		'*',
		give(() => given),
	)
	// Nothing under /api is a page, even where other routes match its address.
	app.all('/api/*', (c) => calls.fetch(c.req.raw, { ...c.env, given }))
	app.notFound(noSuchCall)
	app.onError((thrown, c) => answerFailure(given, thrown, c))
	return app
}
