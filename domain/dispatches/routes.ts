import { anybody, type Gate, routesTagged } from '../../http/call.ts'
import { respond, respondCreated } from '../../http/respond.ts'
import { created, ok } from '../../http/responses.ts'
import { body, newRouter, numberParam } from '../../http/router.ts'
import { BulkResult } from '../../shared/lists/bulk.ts'
import { issue } from '../../shared/messages/message.ts'
import { mayTake } from '../orders/order-gate.ts'
import { mayEver } from '../orders/policy.ts'
import { KeyQuery } from '../orders/schema.ts'
import { keyIn } from '../orders/tracking/follow-cookie.ts'
import { correctTracking, dispatchOrder, noteDelivery } from './commands.ts'
import { listDispatches } from './queries.ts'
import { Dispatches, NewDispatch, SeveralParcels, Tracking } from './schema.ts'
import { dispatchOrders } from './several.ts'

const maySend: Gate = (actor) => mayEver(actor, 'dispatch')

const NumberParam = numberParam(issue('dispatches.number_wrong'))

const call = routesTagged('Parcels')

/** Parcels of orders that are delivered. */
export function dispatchRoutes() {
	return newRouter()
		.openapi(
			call('GET /orders/{id}/dispatches', anybody, {
				summary: 'Parcels of an order (buyer, admin)',
				query: KeyQuery,
				responses: ok(Dispatches, 'Each parcel, and what is still to be sent'),
			}),
			(c) => respond(c, listDispatches, c.req.valid('param').id, keyIn(c)),
		)
		.openapi(
			call('POST /orders/{id}/dispatches', mayTake('dispatch'), {
				summary: 'Send all or some of an order’s goods (admin)',
				body: body(NewDispatch),
				responses: created(Dispatches, 'With the new parcel', 409),
			}),
			(c) => respondCreated(c, dispatchOrder, c.req.valid('param').id, c.req.valid('json')),
		)
		.openapi(
			call('POST /dispatches', maySend, {
				summary: 'Send all that is left of several orders, each by itself (admin)',
				body: body(SeveralParcels),
				responses: ok(BulkResult, 'What was sent, and what was not'),
			}),
			(c) => respond(c, dispatchOrders, c.req.valid('json')),
		)
		.openapi(
			call('PATCH /orders/{id}/dispatches/{n}', mayTake('dispatch'), {
				summary: 'Correct the carrier and tracking of a parcel (admin)',
				params: NumberParam,
				body: body(Tracking),
				responses: ok(Dispatches, 'As it is now'),
			}),
			(c) => respond(c, correctTracking, c.req.valid('param'), c.req.valid('json')),
		)
		.openapi(
			call('POST /orders/{id}/dispatches/{n}/delivered', mayTake('deliver'), {
				summary: 'Record that a parcel has arrived (admin)',
				params: NumberParam,
				responses: ok(Dispatches, 'As it is now', 409),
			}),
			(c) => respond(c, noteDelivery, c.req.valid('param')),
		)
}
