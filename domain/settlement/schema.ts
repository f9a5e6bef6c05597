import { z } from '@hono/zod-openapi'
import { day } from '../../shared/day.ts'
import { bulkIds } from '../../shared/lists/bulk.ts'
import { issue } from '../../shared/messages/message.ts'
import { model, oneOf } from '../../shared/model.ts'
import { fromRupees } from '../../shared/money.ts'
import { rupeesNumber } from '../../shared/numbers/number-schema.ts'
import { line, optionalLine, paragraphs } from '../../shared/text/text.ts'
import {
	COLLECTED,
	DisputeView,
	HELD_DECISIONS,
	NextPayment,
	OrderMoney,
	PaymentDue,
	PaymentView,
	RefundView,
	rupees,
} from '../payments/schema.ts'
import { MAX_SEVERAL } from './limits.ts'

const AMOUNT = issue('payments.amount_wrong')

/** Rupees above 0. */
const Amount = rupeesNumber(AMOUNT)
	.gt(0, AMOUNT)
	.refine((amount) => fromRupees(amount) !== null, AMOUNT)

/** Ways to pay that no provider reports, so admins record them. */
export const RECEIVED_WAYS = ['transfer', 'cod'] as const

export const NewPayment = model('NewPayment', {
	way: z.enum(RECEIVED_WAYS, { error: issue('payments.received_way_required') }),
	collected: oneOf(COLLECTED).optional().openapi({
		description:
			'In what a payment on delivery was made; cash where it is left out, of which the law allows less than ₹2,00,000',
	}),
	amount: Amount.openapi({ description: 'Rupees' }),
	reference: optionalLine(100).openapi({
		description: 'The bank’s reference, such as its UTR; required of a transfer',
	}),
	date: day().openapi({ description: 'When it was received, in the store’s zone' }),
	confirmOverpaid: z.boolean().optional().openapi({
		description: 'Whether it may be more than is still to be paid; else that is refused',
	}),
}).refine(({ way, reference }) => way !== 'transfer' || Boolean(reference), {
	error: issue('payments.reference_required'),
	path: ['reference'],
})
export type NewPayment = z.output<typeof NewPayment>

/** Payments of several orders, received in the same way on the same day. */
export const SeveralPayments = model('SeveralPayments', {
	way: NewPayment.shape.way,
	collected: NewPayment.shape.collected,
	date: NewPayment.shape.date,
	payments: z
		.array(
			z.object({
				id: line(64, issue('orders.choose_order')),
				reference: NewPayment.shape.reference,
				amount: Amount.optional().openapi({
					description: 'Rupees; what is due unless given, or else what is open',
				}),
			}),
			issue('orders.choose_order'),
		)
		.min(1, issue('orders.choose_order'))
		.max(MAX_SEVERAL, issue('input.too_many_chosen', { most: MAX_SEVERAL })),
})
export type SeveralPayments = z.output<typeof SeveralPayments>

export const ChosenOrders = model('ChosenOrders', { ids: bulkIds(issue('orders.choose_order')) })
export type ChosenOrders = z.output<typeof ChosenOrders>

export const NewRefund = model('NewRefund', {
	amount: Amount.openapi({ description: 'Rupees' }),
	reason: paragraphs(300, issue('payments.reason_required')),
	payAgain: z.boolean().optional().openapi({
		description: 'Whether it is to be paid once more, as after a double payment',
	}),
})
export type NewRefund = z.output<typeof NewRefund>

export const SentRefund = model('SentRefund', {
	reference: line(100, issue('payments.reference_required')),
})

export const HeldPayment = model('HeldPayment', {
	reference: z.string().openapi({ description: 'The provider’s id of the payment' }),
	orderId: z.string(),
	amount: z.number().openapi({ description: 'What was charged, in its currency' }),
	currency: z.string(),
	asked: rupees('what was asked for'),
	fee: rupees('the provider’s fee, with its GST').nullable(),
	hasOffer: z.boolean().openapi({ description: 'Whether an offer lowered it' }),
	at: z.string().openapi({ description: 'When it was charged' }),
	decision: z.enum(HELD_DECISIONS).nullable().openapi({
		description: 'Null while somebody has to decide',
	}),
})
export type HeldPayment = z.output<typeof HeldPayment>

export const HeldDecisionInput = model('HeldDecision', {
	decision: oneOf(['take', 'refund', 'dismiss']).openapi({
		description:
			'`take`: it counts for what it is; `refund`: all of it goes back; `dismiss`: it was dealt with at the provider, for one in another currency',
	}),
})
export type HeldDecisionInput = z.output<typeof HeldDecisionInput>

export const PaymentClaim = model('PaymentClaim', {
	reference: line(100, issue('payments.reference_required')).openapi({
		description: 'The UTR or RRN of a transfer, as the buyer’s bank shows it',
	}),
})
export type PaymentClaim = z.output<typeof PaymentClaim>

export const OrderPayments = model('OrderPayments', {
	state: OrderMoney.shape.state,
	total: rupees(),
	paid: OrderMoney.shape.paid,
	refunded: OrderMoney.shape.refunded,
	due: OrderMoney.shape.due,
	open: rupees('what is not paid yet, due or not'),
	refundable: rupees('what can still be refunded'),
	owed: rupees(
		'what the buyer is owed: paid beyond the total, or for an order that is over, less the cancellation fee and refunds',
	),
	schedule: z.array(
		z.object({
			n: z.number(),
			due: PaymentDue,
			amount: z.number(),
			paid: z.number(),
			isDue: z.boolean(),
		}),
	),
	payments: z.array(PaymentView),
	refunds: z.array(RefundView),
	held: z.array(HeldPayment).openapi({
		description:
			'Payments online that are not what was asked for, for admins, who decide on them; else empty',
	}),
	disputes: z.array(DisputeView).openapi({
		description: 'What the buyer’s bank wants back, for admins; else empty',
	}),
	destination: z
		.object({
			given: z.string().nullable().openapi({
				description: 'As its owner knows it; null until they have said',
				example: 'as…@okbank',
			}),
		})
		.nullable()
		.openapi({
			description:
				'Where money goes back that cannot go back the way it came: null where none does; else say it by PUT /orders/{id}/refund-destination',
		}),
	next: NextPayment.nullable().openapi({ description: 'What to do next; null where nothing is' }),
})
export type OrderPayments = z.output<typeof OrderPayments>
