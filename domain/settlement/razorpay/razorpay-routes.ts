import { z } from '@hono/zod-openapi'
import { anybody, routesTagged } from '../../../http/call.ts'
import { unwrap } from '../../../http/problem.ts'
import { respond, respondNoContent } from '../../../http/respond.ts'
import { noContent, ok } from '../../../http/responses.ts'
import { body, newRouter, problems } from '../../../http/router.ts'
import { orderGate } from '../../orders/order-gate.ts'
import { KeyQuery } from '../../orders/schema.ts'
import { keyIn } from '../../orders/tracking/follow-cookie.ts'
import { receiveBankOffer } from '../internal/bank-offers.ts'
import { decideHeldPayment, undecidedPayments } from '../internal/held-payments.ts'
import { mayPayOnline, payOnline } from '../internal/pay-online.ts'
import { ReturnFields, returnFrom } from '../internal/razorpay/return.ts'
import { takeWebhook } from '../internal/razorpay/webhook.ts'
import { importSettlementFile, settlementsOf } from '../internal/settlements.ts'
import { OnlinePayment } from '../online-schema.ts'
import { mayRecord } from '../policy.ts'
import { HeldDecisionInput, HeldPayment, OrderPayments } from '../schema.ts'
import {
	BankOfferReceipt,
	SettlementFile,
	SettlementQuery,
	SettlementReport,
	Settlements,
} from '../settlement-schema.ts'

const call = routesTagged('Payments')

const HeldParams = z.object({
	id: z.string().openapi({ param: { name: 'id', in: 'path' } }),
	reference: z
		.string()
		.max(100)
		.openapi({ param: { name: 'reference', in: 'path' } }),
})

/** The calls of online payments: a buyer's, and Razorpay's reports. */
export function razorpayRoutes() {
	return newRouter()
		.openapi(
			call('POST /orders/{id}/payments/online', orderGate(mayPayOnline), {
				summary: 'Begin to pay online what is due of an order, or go on with it (buyer)',
				countedBy: 'payments',
				query: KeyQuery,
				responses: ok(OnlinePayment, 'What the browser needs to pay', 409, 429),
			}),
			(c) => respond(c, payOnline, c.req.valid('param').id, keyIn(c)),
		)
		.openapi(
			call('GET /held-payments', mayRecord, {
				summary: 'Payments online that are not what was asked for and wait for a decision (admin)',
				responses: ok(z.array(HeldPayment), 'The one that waits longest first'),
			}),
			(c) => respond(c, undecidedPayments),
		)
		.openapi(
			call('POST /orders/{id}/held-payments/{reference}', mayRecord, {
				summary: 'Decide on a payment online that is not what was asked for (admin)',
				params: HeldParams,
				body: body(HeldDecisionInput),
				responses: ok(OrderPayments, 'The money of the order', 409),
			}),
			(c) => respond(c, decideHeldPayment, c.req.valid('param'), c.req.valid('json')),
		)
		.openapi(
			call('GET /settlements', mayRecord, {
				summary: 'What the provider has paid out in a month, with its fees (admin)',
				query: SettlementQuery,
				responses: ok(Settlements, 'The earliest first'),
			}),
			(c) => respond(c, settlementsOf, c.req.valid('query').month),
		)
		.openapi(
			call('POST /settlement-file', mayRecord, {
				summary: 'Record a settlement report of Razorpay (admin)',
				description: 'The same line twice is one. Settlements are also asked for once a day.',
				body: body(SettlementFile),
				responses: ok(SettlementReport, 'What was recorded'),
			}),
			(c) => respond(c, importSettlementFile, c.req.valid('json')),
		)
		.openapi(
			call('PUT /payments/{id}/bank-offer', mayRecord, {
				summary: 'Record that a bank has paid its offer on a payment (admin)',
				description: 'What a settlement has paid is known without it. Again, it is corrected.',
				body: body(BankOfferReceipt),
				responses: noContent('It is recorded', 409),
			}),
			(c) => respondNoContent(c, receiveBankOffer, c.req.valid('param').id, c.req.valid('json')),
		)
		.openapi(
			call('POST /payments/razorpay/callback', anybody, {
				types: ['application/x-www-form-urlencoded'],
				summary: 'Where Razorpay sends a buyer back to',
				countedBy: 'providers',
				description:
					'A form sent from another site: only what Razorpay has signed for this payment’s order counts.',
				query: z.object({ payment: z.string().max(100) }),
				body: { content: { 'application/x-www-form-urlencoded': { schema: ReturnFields } } },
				responses: {
					303: { description: 'To the order, or to its payment page where it is not paid' },
					...problems(404, 429),
				},
			}),
			async (c) => {
				const { payment } = c.req.valid('query')
				const back = unwrap(await returnFrom(c.var.ctx, payment, c.req.valid('form')))
				const to = back.isPaid ? '' : '/pay?back'
				return c.redirect(`/orders/${back.orderId}${to}`, 303)
			},
		)
		.openapi(
			call('POST /payments/razorpay/webhook', anybody, {
				summary: 'Events of Razorpay: payments, refunds and disputes',
				countedBy: 'providers',
				description:
					'Signed in X-Razorpay-Signature over the body as sent. Answered once all that follows from it is recorded; the same X-Razorpay-Event-Id again changes nothing.',
				responses: ok(z.object({ kept: z.literal(true) }), 'It is recorded', 403),
			}),
			async (c) => {
				const delivered = {
					body: new Uint8Array(await c.req.arrayBuffer()),
					signature: c.req.header('x-razorpay-signature') ?? '',
					eventId: c.req.header('x-razorpay-event-id')?.slice(0, 200) ?? null,
				}
				unwrap(await takeWebhook(c.var.ctx, delivered))
				return c.json({ kept: true } as const, 200)
			},
		)
}
