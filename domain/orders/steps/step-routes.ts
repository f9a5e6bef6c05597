import type { Context } from 'hono'
import { callsUnder, type Gate } from '../../../http/call.ts'
import { type ApiEnv, json, problems } from '../../../http/router.ts'
import { mayTakeStep } from '../commands.ts'
import type { Assignment, HandBack, Reassignment, Routing } from '../routing/routing-schema.ts'
import { type Cancellation, KeyQuery, Order, type Reason } from '../schema.ts'
import { keyFor } from '../tracking/follow-cookie.ts'
import type { Step } from './transitions.ts'

export const call = callsUnder('Orders')

export const idIn = (c: Context<ApiEnv>) => c.req.param('id') ?? ''
export const keyIn = (c: Context<ApiEnv>) => keyFor(c, idIn(c), c.req.query('key'))

export const mayTake =
	(step: Step): Gate =>
	(actor, c) =>
		mayTakeStep(c.var.store, actor, idIn(c), step, keyIn(c))

const answers = {
	200: json(Order, 'The order as it is now'),
	...problems(409),
}

/** A step that an order takes by the words of its address; what is said with it may be left out. */
export const stepCall = <
	P extends Step,
	B extends typeof Reason | typeof Cancellation | typeof Routing,
>(
	step: P,
	said: B,
	summary: string,
) =>
	call(`POST /orders/{id}/${step}`, mayTake(step), {
		summary,
		query: KeyQuery,
		body: { content: { 'application/json': { schema: said } } },
		responses: { ...answers, ...problems(429) },
	})

/** As `stepCall`, where what is said with the step is needed. */
export const fullStepCall = <
	P extends Step,
	B extends typeof Reassignment | typeof Assignment | typeof HandBack,
>(
	step: P,
	said: B,
	summary: string,
) =>
	call(`POST /orders/{id}/${step}`, mayTake(step), {
		summary,
		body: { required: true, content: { 'application/json': { schema: said } } },
		responses: answers,
	})
