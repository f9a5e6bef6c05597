import { z } from '@hono/zod-openapi'
import { anybody, type Gate, routesTagged } from '../../../http/call.ts'
import { respond, respondCreated } from '../../../http/respond.ts'
import { created, ok } from '../../../http/responses.ts'
import { body, newRouter, numberParam } from '../../../http/router.ts'
import { idIn, orderGate } from '../../orders/order-gate.ts'
import { KeyQuery } from '../../orders/schema.ts'
import { keyIn, withLink } from '../../orders/tracking/follow-cookie.ts'
import { consentTo, refuseChange, withdrawChange } from '../internal/changes/answer.ts'
import { listChanges, mayAnswer, mayWith } from '../internal/changes/changes.ts'
import { proposeChange } from '../internal/changes/propose.ts'
import {
	type ChangeAction,
	ChangeRefusal,
	ChangeWithdrawal,
	Consent,
	NewChange,
	OrderChange,
} from './change-schema.ts'

const call = routesTagged('Orders')

const mayPropose = orderGate((ctx, actor, id, key) => mayWith(ctx, actor, id, 'propose', key))

const may =
	(doing: ChangeAction): Gate =>
	(actor, c) => {
		const which = { id: idIn(c), n: Number(c.req.param('n')), doing }
		return mayAnswer(c.var.ctx, actor, which, keyIn(c))
	}

const ChangeParam = numberParam()

const Changes = z.array(OrderChange)
const WHAT = 'What was proposed for the order, the latest first'

/** A buyer's answer to a proposal, by their tracking link too. */
const reply = <const A extends 'consent' | 'refuse', B extends z.ZodType>(
	action: A,
	schema: B,
	summary: string,
) =>
	call(`POST /orders/{id}/changes/{n}/${action}`, may(action), {
		summary,
		params: ChangeParam,
		query: KeyQuery,
		body: body(schema),
		responses: ok(Changes, WHAT, 409, 429),
	})

/** The calls of an installer's proposals to change an order, and of its buyer's answers. */
export function changeRoutes() {
	return newRouter()
		.openapi(
			call('GET /orders/{id}/changes', anybody, {
				summary: 'What was proposed to change of an order',
				query: KeyQuery,
				responses: ok(Changes, WHAT),
			}),
			(c) => respond(c, listChanges, c.req.valid('param').id, keyIn(c)),
		)
		.openapi(
			call('POST /orders/{id}/changes', mayPropose, {
				summary: 'Propose other parts for an order after the survey (its installer)',
				body: body(NewChange),
				responses: created(Changes, WHAT, 404, 409),
			}),
			(c) => respondCreated(c, proposeChange, c.req.valid('param').id, c.req.valid('json')),
		)
		.openapi(
			reply('consent', Consent, 'Agree to what was proposed: the order becomes that (buyer)'),
			(c) => {
				const { id, n } = c.req.valid('param')
				return respond(c, consentTo, id, n, withLink(c, c.req.valid('json')))
			},
		)
		.openapi(
			reply(
				'refuse',
				ChangeRefusal,
				'Say no to what was proposed: the order stays as it is (buyer)',
			),
			(c) => {
				const { id, n } = c.req.valid('param')
				return respond(c, refuseChange, id, n, withLink(c, c.req.valid('json')))
			},
		)
		.openapi(
			call('POST /orders/{id}/changes/{n}/withdraw', may('withdraw'), {
				summary: 'Take a proposal back (its installer, admin)',
				params: ChangeParam,
				body: body(ChangeWithdrawal),
				responses: ok(Changes, WHAT, 409),
			}),
			(c) => {
				const { id, n } = c.req.valid('param')
				return respond(c, withdrawChange, id, n, c.req.valid('json'))
			},
		)
}
