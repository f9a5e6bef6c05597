import { z } from '@hono/zod-openapi'
import { unwrap } from '../../../http/problem.ts'
import { respond } from '../../../http/respond.ts'
import { ok } from '../../../http/responses.ts'
import { body, json, newRouter } from '../../../http/router.ts'
import { stepOrder } from '../commands.ts'
import { mayTake, orderGate } from '../order-gate.ts'
import { maySeeNew } from '../policy.ts'
import { HandBack } from '../routing/routing-schema.ts'
import { Order, Reason } from '../schema.ts'
import { giveDeclineReason, mayGiveReason } from './declines/decline-reason.ts'
import { handBack } from './declines/hand-back.ts'
import { mayUndoDecline, undoDecline } from './declines/undo.ts'
import { markOrdersSeen } from './listing/orders-seen.ts'
import { call, stepAnswers, stepCall } from './transitions/transition-routes.ts'

const mayUndo = orderGate(mayUndoDecline)
const mayExplain = orderGate(mayGiveReason)

const accept = stepCall('accept', Reason, 'Accept a pending order (installer)')
const decline = stepCall(
	'decline',
	Reason,
	'Decline a pending order (installer); its stock goes back',
)

const undo = call('POST /orders/{id}/undo', mayUndo, {
	summary: 'Take one’s own decline back, within ten seconds (installer); its stock is taken again',
	responses: ok(Order, 'The order, waiting as before', 409),
})

/** The calls by which an installer answers an order that is offered to them. */
export function installerOrderRoutes() {
	return newRouter()
		.openapi(
			call('PUT /orders-seen', maySeeNew, {
				summary: 'Note that the list of orders was opened (installer)',
				responses: {
					200: json(
						z.object({
							arrived: z
								.boolean()
								.openapi({ description: 'Whether orders came since the last time' }),
						}),
						'Whether there was something new',
					),
				},
			}),
			async (c) => c.json(unwrap(await markOrdersSeen(c.var.ctx, c.var.actor)), 200),
		)
		.openapi(accept, (c) => {
			const { id } = c.req.valid('param')
			const more = { ...c.req.valid('json'), ...c.req.valid('query') }
			return respond(c, stepOrder, id, 'accept', more)
		})
		.openapi(decline, (c) => {
			const { id } = c.req.valid('param')
			const more = { ...c.req.valid('json'), ...c.req.valid('query') }
			return respond(c, stepOrder, id, 'decline', more)
		})
		.openapi(undo, (c) => respond(c, undoDecline, c.req.valid('param').id))
		.openapi(
			call('POST /orders/{id}/hand-back', mayTake('hand-back'), {
				summary:
					'Hand an accepted or scheduled order back (its installer, admin); it goes to the next installer',
				body: body(HandBack),
				responses: stepAnswers,
			}),
			(c) => respond(c, handBack, c.req.valid('param').id, c.req.valid('json').reason),
		)
		.openapi(
			call('PUT /orders/{id}/decline-reason', mayExplain, {
				summary: 'Say why one declined an order (its installer)',
				body: body(Reason),
				responses: ok(Order, 'The order'),
			}),
			(c) => {
				const { id } = c.req.valid('param')
				const reason = c.req.valid('json').reason ?? null
				return respond(c, giveDeclineReason, id, reason)
			},
		)
}
