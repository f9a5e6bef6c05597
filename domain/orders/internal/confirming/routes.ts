import { respond, respondNoContent } from '../../../../http/respond.ts'
import { noContent } from '../../../../http/responses.ts'
import { body, newRouter, problems } from '../../../../http/router.ts'
import { OrderCode } from '../../confirming/confirming-schema.ts'
import { orderGate } from '../../order-gate.ts'
import { KeyQuery } from '../../schema.ts'
import { keyIn } from '../../tracking/follow-cookie.ts'
import { call, stepAnswers } from '../transitions/transition-routes.ts'
import {
	confirmByCode,
	confirmWithoutCode,
	mayConfirm,
	mayConfirmWithoutCode,
	sendAnotherCode,
} from './commands.ts'

/** How an order on delivery that waits for it is confirmed. */
export function confirmationRoutes() {
	return newRouter()
		.openapi(
			call('POST /orders/{id}/confirmation', orderGate(mayConfirm), {
				summary: 'Confirm an order on delivery by the code that was sent for it (buyer)',
				query: KeyQuery,
				body: body(OrderCode),
				responses: { ...stepAnswers, ...problems(429) },
			}),
			(c) => {
				const more = { ...c.req.valid('json'), key: keyIn(c) }
				return respond(c, confirmByCode, c.req.valid('param').id, more)
			},
		)
		.openapi(
			call('POST /orders/{id}/confirmation/code', orderGate(mayConfirm), {
				summary: 'Send another code for an order that waits to be confirmed (buyer)',
				query: KeyQuery,
				responses: noContent('It is on its way', 409, 429),
			}),
			(c) => respondNoContent(c, sendAnotherCode, c.req.valid('param').id, keyIn(c)),
		)
		.openapi(
			call('POST /orders/{id}/confirm', orderGate(mayConfirmWithoutCode), {
				summary: 'Confirm an order on delivery without its code (admin)',
				responses: stepAnswers,
			}),
			(c) => respond(c, confirmWithoutCode, c.req.valid('param').id),
		)
}
