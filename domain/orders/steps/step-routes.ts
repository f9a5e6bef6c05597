import type { z } from '@hono/zod-openapi'
import { callsUnder } from '../../../http/call.ts'
import { body, json, optionalBody, problems } from '../../../http/router.ts'
import { mayTake } from '../order-gate.ts'
import { KeyQuery, Order } from '../schema.ts'
import type { Step } from './transitions.ts'

export const call = callsUnder('Orders')

const answers = {
	200: json(Order, 'The order as it is now'),
	...problems(409),
}

/** A step of an order, named in its path; its body may be left out. */
export const stepCall = <P extends Step, B extends z.ZodType>(
	step: P,
	schema: B,
	summary: string,
) =>
	call(`POST /orders/{id}/${step}`, mayTake(step), {
		summary,
		query: KeyQuery,
		body: optionalBody(schema),
		responses: { ...answers, ...problems(429) },
	})

/** As `stepCall`, with a body that is required. */
export const fullStepCall = <P extends Step, B extends z.ZodType>(
	step: P,
	schema: B,
	summary: string,
) =>
	call(`POST /orders/{id}/${step}`, mayTake(step), {
		summary,
		body: body(schema),
		responses: answers,
	})
