import { createRoute, type RouteConfig } from '@hono/zod-openapi'
import type { Context, MiddlewareHandler } from 'hono'
import { createMiddleware } from 'hono/factory'
import { type Actor, isSignedIn } from '../shared/actor.ts'
import { ok, type Result, refuse } from '../shared/result.ts'
import { bodyType } from './guard.ts'
import { unwrap } from './problem.ts'
import { type ApiEnv, problems } from './router.ts'

/**
 * Whether the caller may make a call at all, as far as that can be known from who they are and what the
 * address names. The command judges again, in its transaction.
 */
export type Gate = (actor: Actor, c: Context<ApiEnv>) => Result<unknown> | Promise<Result<unknown>>

/** Everybody may; what is theirs to see or change, the call itself decides. */
export const anybody: Gate = () => ok(undefined)

/** Whoever has an account. @param message for the others */
export const signedIn =
	(message: string): Gate =>
	(actor) =>
		isSignedIn(actor) ? ok(undefined) : refuse('not_signed_in', message)

const asks = (may: Gate) =>
	createMiddleware<ApiEnv>(async (c, next) => {
		unwrap(await may(c.var.actor, c))
		await next()
	})

type Call<P extends string> = Omit<RouteConfig, 'path'> & {
	path: P
	may: Gate
	/** Runs once it is known that the caller may, before the input is read. */
	middleware?: MiddlewareHandler<ApiEnv> | MiddlewareHandler<ApiEnv>[]
}

/** What any such call may be answered with before it is reached: another site's write, a body too large. */
function answeredBefore({ method, path }: Pick<RouteConfig, 'method' | 'path'>) {
	return {
		...(path.includes('{') && problems(404)),
		...(method !== 'get' && problems(400, 403, 413, 415)),
		...problems(503),
	}
}

/** Describes a call. Who may make it is asked first, then what it was sent is read. */
export function call<P extends string, R extends Call<P>>({ may, middleware, ...route }: R) {
	const first = may === anybody ? [] : [asks(may)]
	const described: unknown = {
		...route,
		responses: { ...answeredBefore(route), ...route.responses },
		middleware: [...first, bodyType, middleware ?? []].flat(),
	}
	return createRoute<P, R>(described as R)
}
