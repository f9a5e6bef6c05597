import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { message } from '../shared/messages/message.ts'
import type { LimitName } from '../shared/modes.ts'
import { networkOf } from '../shared/requests/network.ts'
import { rateLimited } from '../shared/requests/rate-limited.ts'
import { Refused } from './problem.ts'
import type { ApiEnv } from './router.ts'

/**
 * Counts one use by the caller's network.
 * @param points what this use costs, where uses differ
 * @param caller whom to count instead of the network
 * @throws Refused (429) once there were too many
 */
export async function limit(
	c: Context<ApiEnv>,
	name: LimitName,
	points = 1,
	caller = networkOf(c.env.address),
): Promise<void> {
	const seconds = await c.var.limiters[name]?.use(caller, points)
	if (seconds) throw new Refused(rateLimited(message('request.too_many'), seconds))
}

/** Counts one use by the caller's network before the body is read, such as a picture. @throws Refused as `limit` does */
export const limitFirst = (name: LimitName) =>
	createMiddleware<ApiEnv>(async (c, next) => {
		await limit(c, name)
		await next()
	})

/** Counts one use by the caller's network, then answers. @throws Refused as `limit` does */
export async function limited<T>(
	c: Context<ApiEnv>,
	name: LimitName,
	reply: () => T | Promise<T>,
): Promise<T> {
	await limit(c, name)
	return reply()
}
