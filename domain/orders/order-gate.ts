import type { Context } from 'hono'
import type { Gate } from '../../http/call.ts'
import type { ApiEnv } from '../../http/router.ts'
import type { Actor } from '../../shared/actor.ts'
import type { Result } from '../../shared/result.ts'
import type { Store } from '../store.ts'
import { mayApplyTransition } from './commands.ts'
import { keyIn } from './tracking/follow-cookie.ts'
import type { Step } from './transitions/transitions.ts'

/** The id that the path names. */
export const idIn = (c: Context<ApiEnv>) => c.req.param('id') ?? ''

/** A gate that asks of the order which the path names, with the secret that the caller brings for it. */
export const orderGate =
	(may: (store: Store, actor: Actor, id: string, key?: string) => Promise<Result<unknown>>): Gate =>
	(actor, c) =>
		may(c.var.store, actor, idIn(c), keyIn(c))

/** Whether the caller may take a step with the order which the path names. */
export const mayTake = (step: Step): Gate =>
	orderGate((store, actor, id, key) => mayApplyTransition(store, actor, id, step, key))
