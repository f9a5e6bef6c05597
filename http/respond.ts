import type { Context } from 'hono'
import type { Actor } from '../shared/actor.ts'
import { dayAt } from '../shared/calendar.ts'
import { type Cell, csvFile } from '../shared/csv.ts'
import type { Result } from '../shared/result.ts'
import { unwrap } from './problem.ts'
import { localize, localized } from './render-messages.ts'
import type { ApiEnv, Services } from './router.ts'

/** A command or a query of a module: the services, the actor, then its own input. */
type Operation<Input extends unknown[], T> = (
	ctx: Services,
	actor: Actor,
	...input: Input
) => Result<T> | Promise<Result<T>>

/** Answers with an operation's result, in the caller's language. @throws Refused where it refuses */
export async function respond<Input extends unknown[], T>(
	c: Context<ApiEnv>,
	operation: Operation<Input, T>,
	...input: Input
) {
	return c.json(localized(c, await operation(c.var.ctx, c.var.actor, ...input)), 200)
}

/** As `respond`, where something was made. */
export async function respondCreated<Input extends unknown[], T>(
	c: Context<ApiEnv>,
	operation: Operation<Input, T>,
	...input: Input
) {
	return c.json(localized(c, await operation(c.var.ctx, c.var.actor, ...input)), 201)
}

/** As `respondCreated`, with the address of what was made. @param path the address before its id */
export async function respondCreatedAt<Input extends unknown[], T extends { id: string }>(
	c: Context<ApiEnv>,
	path: `/api/${string}`,
	operation: Operation<Input, T>,
	...input: Input
) {
	const created = unwrap(await operation(c.var.ctx, c.var.actor, ...input))
	return c.json(localize(c, created), 201, { location: `${path}/${created.id}` })
}

/**
 * Answers with a page of a list, and in `X-Total-Count` with how many there are in all; with `X-Total-Count-Is-Least:
 * true` there may be more.
 */
export async function respondPage<Input extends unknown[], T>(
	c: Context<ApiEnv>,
	operation: Operation<Input, { items: T[]; total: number; isLeast?: boolean }>,
	...input: Input
) {
	const { items, total, isLeast } = unwrap(await operation(c.var.ctx, c.var.actor, ...input))
	return c.json(localize(c, items), 200, {
		'x-total-count': String(total),
		...(isLeast && { 'x-total-count-is-least': 'true' }),
	})
}

/** Answers with an operation's result as a file, a line for each row, named by the day. @param name of its things */
export async function respondCsv<Input extends unknown[]>(
	c: Context<ApiEnv>,
	name: string,
	head: readonly string[],
	operation: Operation<Input, AsyncIterable<Cell[][]>>,
	...input: Input
) {
	const { ctx, actor } = c.var
	const parts = unwrap(await operation(ctx, actor, ...input))
	return csvFile(`${name}-${dayAt(ctx.now())}`, head, parts) as never
}

/** Answers that it is done, where there is nothing to say of it. @throws Refused where the operation refuses */
export async function respondNoContent<Input extends unknown[]>(
	c: Context<ApiEnv>,
	operation: Operation<Input, unknown>,
	...input: Input
) {
	unwrap(await operation(c.var.ctx, c.var.actor, ...input))
	return c.body(null, 204)
}
