import type { z } from '@hono/zod-openapi'
import { routesTagged } from '../../../../http/call.ts'
import { json, optionalBody, problems } from '../../../../http/router.ts'
import { mayTake } from '../../order-gate.ts'
import { KeyQuery, Order } from '../../schema.ts'
import type { TransitionName } from '../../transitions/transitions.ts'

export const call = routesTagged('Orders')

/** The responses of a step. */
export const stepAnswers = {
	200: json(Order, 'The order as it is now'),
	...problems(409),
}

/** A step of an order, named in its path; its body may be left out. */
export const stepCall = <P extends TransitionName, B extends z.ZodType>(
	step: P,
	schema: B,
	summary: string,
) =>
	call(`POST /orders/{id}/${step}`, mayTake(step), {
		summary,
		query: KeyQuery,
		body: optionalBody(schema),
		responses: { ...stepAnswers, ...problems(429) },
	})
