import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { message } from '../shared/messages/message.ts'
import type { LimitName } from '../shared/modes.ts'
import { networksOf } from '../shared/requests/network.ts'
import { rateLimited } from '../shared/requests/rate-limited.ts'
import { Refused } from './problem.ts'
import type { CountedCaller } from './rate-limiter.ts'
import type { ApiEnv } from './router.ts'

/**
 * Counts one use by the caller's network.
 * @param points the cost of this use, where uses differ
 * @param caller the caller to count instead of the network
 * @throws Refused (429) once there were too many
 */
export async function limit(
	c: Context<ApiEnv>,
	name: LimitName,
	points = 1,
	caller: CountedCaller = networksOf(c.env.address),
): Promise<void> {
	const seconds = await c.var.limiters[name]?.use(caller, points)
	if (seconds) throw new Refused(rateLimited(message('request.too_many'), seconds))
}

/** The way a call is counted: a limit by the caller's network, or a function of its own. */
export type Counting = LimitName | ((c: Context<ApiEnv>) => Promise<void>)

/** Counts a call before any of its body is read, so that invalid bodies count too. @throws Refused as `limit` does */
export const countedFirst = (by: Counting) =>
	createMiddleware<ApiEnv>(async (c, next) => {
		await (typeof by === 'string' ? limit(c, by) : by(c))
		await next()
	})
