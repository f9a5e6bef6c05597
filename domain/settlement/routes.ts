import type { z } from '@hono/zod-openapi'
import { routesTagged } from '../../http/call.ts'
import { idempotencyHeader, idempotencyKeyIn } from '../../http/idempotency-key.ts'
import { respond, respondCreated } from '../../http/respond.ts'
import { created, ok } from '../../http/responses.ts'
import { body, newRouter } from '../../http/router.ts'
import { BulkResult } from '../../shared/lists/bulk.ts'
import { issue } from '../../shared/messages/message.ts'
import { orderGate } from '../orders/order-gate.ts'
import { KeyQuery } from '../orders/schema.ts'
import { keyIn, withLink } from '../orders/tracking/follow-cookie.ts'
import { bankRoutes } from './bank-routes.ts'
import { recordPayment } from './commands.ts'
import { destinationToPay, giveDestination } from './destination.ts'
import { KnownDestination, NewRefundDestination } from './destination-schema.ts'
import { claimPayment } from './internal/claim-payment.ts'
import { markRefundSent, refundOrder } from './internal/refund-commands.ts'
import { remindBuyers } from './internal/reminders.ts'
import { recordPayments } from './internal/several.ts'
import { mayRecord } from './policy.ts'
import { maySeePayments, paymentsOf } from './queries.ts'
import {
	ChosenOrders,
	NewPayment,
	NewRefund,
	OrderPayments,
	PaymentClaim,
	SentRefund,
	SeveralPayments,
} from './schema.ts'

const call = routesTagged('Payments')

const KEY_REQUIRED = issue('payments.key_required')
const KeyHeader = idempotencyHeader(
	'Required, one per request: sent again with the same body, it is done once',
)

/** A call by which an admin records one thing about an order's money, once. */
const recordOnce = <const P extends string, B extends z.ZodType>(
	path: P,
	schema: B,
	summary: string,
) =>
	call(`POST /orders/{id}/${path}`, mayRecord, {
		summary,
		headers: KeyHeader,
		body: body(schema),
		responses: created(OrderPayments, 'The money of the order', 409),
	})

/** The money of orders: the views of its buyer, and the records of admins. */
export function settlementRoutes() {
	return newRouter()
		.openapi(
			call('GET /orders/{id}/payments', orderGate(maySeePayments), {
				summary: 'The money of an order: its schedule, payments and refunds, and what to do next',
				query: KeyQuery,
				responses: ok(OrderPayments, 'As it is now', 409),
			}),
			(c) => respond(c, paymentsOf, c.req.valid('param').id, keyIn(c)),
		)
		.openapi(
			call('POST /orders/{id}/payments/reference', orderGate(maySeePayments), {
				summary: 'Say with which UTR an order was paid by transfer',
				description:
					'The order is then proposed for a line of that UTR and exactly the amount asked; an admin records it.',
				query: KeyQuery,
				body: body(PaymentClaim),
				responses: ok(OrderPayments, 'As it is now', 409),
			}),
			(c) => respond(c, claimPayment, c.req.valid('param').id, c.req.valid('json'), keyIn(c)),
		)
		.openapi(
			call('PUT /orders/{id}/refund-destination', orderGate(maySeePayments), {
				summary: 'Say where money goes back that cannot go back the way it came (buyer, admin)',
				query: KeyQuery,
				body: body(NewRefundDestination),
				responses: ok(OrderPayments, 'The money of the order', 409, 429),
			}),
			(c) => respond(c, giveDestination, c.req.valid('param').id, withLink(c, c.req.valid('json'))),
		)
		.openapi(
			call('GET /orders/{id}/refund-destination', mayRecord, {
				summary: 'Where the refunds of an order are to be sent (admin)',
				responses: ok(KnownDestination, 'Null where its buyer has not said'),
			}),
			(c) => respond(c, destinationToPay, c.req.valid('param').id),
		)
		.openapi(
			recordOnce('payments', NewPayment, 'Record a payment by transfer or on delivery (admin)'),
			(c) => {
				const key = idempotencyKeyIn(c.req.valid('header'), KEY_REQUIRED)
				return respondCreated(c, recordPayment, c.req.valid('param').id, key, c.req.valid('json'))
			},
		)
		.openapi(
			recordOnce('refunds', NewRefund, 'Refund an amount of what was paid for an order (admin)'),
			(c) => {
				const key = idempotencyKeyIn(c.req.valid('header'), KEY_REQUIRED)
				return respondCreated(c, refundOrder, c.req.valid('param').id, key, c.req.valid('json'))
			},
		)
		.openapi(
			call('POST /order-payments', mayRecord, {
				summary: 'Record a payment of several orders, each by itself (admin)',
				headers: KeyHeader,
				body: body(SeveralPayments),
				responses: ok(BulkResult, 'What was recorded, and what was not'),
			}),
			(c) => {
				const key = idempotencyKeyIn(c.req.valid('header'), KEY_REQUIRED)
				return respond(c, recordPayments, key, c.req.valid('json'))
			},
		)
		.openapi(
			call('POST /payment-reminders', mayRecord, {
				summary: 'Remind buyers by mail of what is due, each at most once a day (admin)',
				body: body(ChosenOrders),
				responses: ok(BulkResult, 'Who was reminded, and who was not'),
			}),
			(c) => respond(c, remindBuyers, c.req.valid('json')),
		)
		.openapi(
			call('POST /refunds/{id}/sent', mayRecord, {
				summary: 'Record that a refund was sent by hand (admin)',
				body: body(SentRefund),
				responses: ok(OrderPayments, 'The money of its order', 409),
			}),
			(c) => respond(c, markRefundSent, c.req.valid('param').id, c.req.valid('json')),
		)
		.route('/', bankRoutes())
}
