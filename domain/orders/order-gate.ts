import type { Context } from 'hono'
import type { Gate } from '../../http/call.ts'
import type { ApiEnv } from '../../http/router.ts'
import type { Actor } from '../../shared/actor.ts'
import type { Result } from '../../shared/result.ts'
import type { AppContext } from '../app-context.ts'
import { mayApplyTransition } from './commands.ts'
import { keyIn } from './tracking/follow-cookie.ts'
import type { TransitionName } from './transitions/transitions.ts'

/** The id that the path names. */
export const idIn = (c: Context<ApiEnv>) => c.req.param('id') ?? ''

/** A gate that asks of the order which the path names, with the secret that the caller brings for it. */
export const orderGate =
	(
		may: (ctx: AppContext, actor: Actor, id: string, key?: string) => Promise<Result<unknown>>,
	): Gate =>
	(actor, c) =>
		may(c.var.ctx, actor, idIn(c), keyIn(c))

/** Whether the caller may take a step with the order which the path names. */
export const mayTake = (step: TransitionName): Gate =>
	orderGate((ctx, actor, id, key) => mayApplyTransition(ctx, actor, id, step, key))
