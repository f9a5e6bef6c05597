import type { Context } from 'hono'
import { callsUnder, type Gate } from '../../../http/call.ts'
import { type ApiEnv, json, problems } from '../../../http/router.ts'
import { mayTakeStep } from '../commands.ts'
import type { Assignment, HandBack, Reassignment, Routing } from '../routing/routing-schema.ts'
import { type Cancellation, KeyQuery, Order, type Reason } from '../schema.ts'
import { keyIn } from '../tracking/follow-cookie.ts'
import type { Step } from './transitions.ts'

export const call = callsUnder('Orders')

export const idIn = (c: Context<ApiEnv>) => c.req.param('id') ?? ''

export const mayTake =
	(step: Step): Gate =>
	(actor, c) =>
		mayTakeStep(c.var.store, actor, idIn(c), step, keyIn(c))

const answers = {
	200: json(Order, 'The order as it is now'),
	...problems(409),
}

type OptionalBody = typeof Reason | typeof Cancellation | typeof Routing
type RequiredBody = typeof Reassignment | typeof Assignment | typeof HandBack

/** A step of an order, named in its path; its body may be left out. */
export const stepCall = <P extends Step, B extends OptionalBody>(
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

/** As `stepCall`, with a body that is required. */
export const fullStepCall = <P extends Step, B extends RequiredBody>(
	step: P,
	said: B,
	summary: string,
) =>
	call(`POST /orders/{id}/${step}`, mayTake(step), {
		summary,
		body: { required: true, content: { 'application/json': { schema: said } } },
		responses: answers,
	})
