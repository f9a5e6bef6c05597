import { type Gate, routesTagged } from '../../http/call.ts'
import { respond, respondCreated } from '../../http/respond.ts'
import { created, ok } from '../../http/responses.ts'
import { body, newRouter, numberParam } from '../../http/router.ts'
import { issue, message } from '../../shared/messages/message.ts'
import { fail, ok as success } from '../../shared/result.ts'
import { idIn, orderGate } from '../orders/order-gate.ts'
import { KeyQuery } from '../orders/schema.ts'
import { keyIn } from '../orders/tracking/follow-cookie.ts'
import { openClaim, takeClaimStep, undoClaimStep } from './commands.ts'
import { mayHandleClaims } from './policy.ts'
import { listClaims, orderOfParty } from './queries.ts'
import { ClaimStep, ClaimUndo, NewClaim, OrderClaims } from './schema.ts'

const NumberParam = numberParam(issue('claims.not_found'))

const call = routesTagged('Warranty claims')

const ofOrder: Gate = orderGate(({ db }, actor, id, key) => orderOfParty(db, actor, id, key))

/** Admins alone, of a claim that there is. */
const ofClaim: Gate = async (actor, c) => {
	const allowed = mayHandleClaims(actor)
	if (!allowed.ok) return allowed
	const claimed = await listClaims(c.var.ctx, actor, idIn(c))
	if (!claimed.ok) return claimed
	const isKnown = claimed.value.claims.some(({ n }) => n === Number(c.req.param('n')))
	return isKnown ? success(undefined) : fail('not_found', message('claims.not_found'))
}

const WHAT = 'The claims of the order, the latest first'

/** The calls of warranty claims. */
export function claimRoutes() {
	return newRouter()
		.openapi(
			call('GET /orders/{id}/claims', ofOrder, {
				summary: 'The warranty claims of an order (its buyer, its installer, admin)',
				query: KeyQuery,
				responses: ok(OrderClaims, WHAT),
			}),
			(c) => respond(c, listClaims, c.req.valid('param').id, keyIn(c)),
		)
		.openapi(
			call('POST /orders/{id}/claims', mayHandleClaims, {
				summary: 'Open a warranty claim for an installed product (admin)',
				body: body(NewClaim),
				responses: created(OrderClaims, WHAT, 409),
			}),
			(c) => respondCreated(c, openClaim, c.req.valid('param').id, c.req.valid('json')),
		)
		.openapi(
			call('POST /orders/{id}/claims/{n}/steps', ofClaim, {
				summary: 'Say how far a warranty claim is (admin)',
				params: NumberParam,
				body: body(ClaimStep),
				responses: ok(OrderClaims, WHAT, 409),
			}),
			(c) => respond(c, takeClaimStep, c.req.valid('param'), c.req.valid('json')),
		)
		.openapi(
			call('POST /orders/{id}/claims/{n}/undo', ofClaim, {
				summary: 'Take the last step of a warranty claim back (admin)',
				params: NumberParam,
				body: body(ClaimUndo),
				responses: ok(OrderClaims, WHAT, 409),
			}),
			(c) => respond(c, undoClaimStep, c.req.valid('param'), c.req.valid('json')),
		)
}
