import { z } from '@hono/zod-openapi'
import { model } from '../../shared/model.ts'

/** An amount in a response, in rupees. @param what its meaning, where its name does not say */
export const rupees = (what?: string) =>
	z.number().openapi({ description: what ? `Rupees: ${what}` : 'Rupees' })

/** How a buyer pays: by transfer to the shop's account, on delivery, or online. */
export const PAYMENT_PROVIDERS = ['transfer', 'cod', 'razorpay'] as const
export type PaymentProvider = (typeof PAYMENT_PROVIDERS)[number]

/** When a part of an order is to be paid. */
export const PaymentDue = z.enum(['on-order', 'before-delivery', 'on-delivery', 'on-commissioning'])
export type PaymentDue = z.output<typeof PaymentDue>

export const PAYMENT_STATES = ['created', 'authorised', 'captured', 'failed', 'expired'] as const
export type PaymentState = (typeof PAYMENT_STATES)[number]

export const REFUND_STATES = ['requested', 'sent', 'done', 'failed'] as const
export type RefundState = (typeof REFUND_STATES)[number]

export const COLLECTED = ['cash', 'upi', 'card'] as const
/** The means of a payment on delivery. */
export type Collected = (typeof COLLECTED)[number]

export const HELD_DECISIONS = ['taken', 'refunded', 'dismissed'] as const
/** The decision on a held payment: it counts, it is refunded, or it was dealt with at the provider. */
export type HeldDecision = (typeof HELD_DECISIONS)[number]

export const MONEY_STATES = [
	'unpaid',
	'due',
	'authorised',
	'part-paid',
	'paid',
	'part-refunded',
	'refunded',
] as const

export const OrderMoney = model('OrderMoney', {
	state: z.enum(MONEY_STATES),
	paid: rupees('all payments received'),
	refunded: rupees('all refunds, sent or to be sent'),
	due: rupees('what is to be paid now'),
})
export type OrderMoney = z.output<typeof OrderMoney>

/** How far an order is paid, all its payments and refunds together. */
export type MoneyState = OrderMoney['state']

export const NextPayment = model('NextPayment', {
	way: z.enum(PAYMENT_PROVIDERS),
	due: PaymentDue.openapi({ description: 'When it is to be paid' }),
	amount: rupees(),
	until: z.string().nullable().openapi({
		description: 'Until when the goods are reserved for it; null where they are not only reserved',
	}),
	isRest: z.boolean().openapi({
		description:
			'Whether some of the order is paid: late with the rest, it is not cancelled by itself',
	}),
	reference: z.string().openapi({ description: 'What a transfer is to say that it is for' }),
	account: z
		.object({ name: z.string(), number: z.string(), ifsc: z.string(), bank: z.string() })
		.nullable()
		.openapi({ description: 'Where a transfer goes; null where the shop has none' }),
	upi: z
		.object({
			id: z.string(),
			link: z.string().openapi({ description: 'Opens an app that pays, on a phone' }),
			qr: z.string().openapi({ description: 'The same link as a QR code, SVG' }),
		})
		.nullable()
		.openapi({
			description: 'Null where the shop has no UPI id, or the amount is above ₹1,00,000',
		}),
	canPayOnline: z.boolean().openapi({
		description: 'Whether it can be paid online at once: POST /orders/{id}/payments/online',
	}),
	online: z
		.object({ payment: z.string(), providerOrder: z.string() })
		.nullable()
		.openapi({ description: 'The order that the provider has opened for it' }),
	confirmation: z
		.object({
			by: z
				.enum(['mail', 'sms'])
				.nullable()
				.openapi({ description: 'How a code reaches the buyer; null: an admin confirms it' }),
		})
		.nullable()
		.openapi({
			description:
				'Of an order on delivery that waits to be confirmed: POST /orders/{id}/confirmation; null of all others',
		}),
	openBy: z.string().nullable().openapi({
		description:
			'Where the provider has not opened an order for it yet: the call that has it opened, with its method; else null',
		example: 'POST /api/orders/SB-7KQ4-M2XD/payments/online',
	}),
})
export type NextPayment = z.output<typeof NextPayment>

export const PaymentView = model('Payment', {
	id: z.string(),
	way: z.enum(PAYMENT_PROVIDERS),
	collected: z.enum(COLLECTED).nullable().openapi({
		description: 'In what a payment on delivery was made; null of all others',
	}),
	state: z.enum(PAYMENT_STATES),
	amount: rupees(),
	refunded: rupees('what is refunded of it, or about to be'),
	reference: z.string().nullable().openapi({ description: 'The bank’s or provider’s reference' }),
	failure: z.string().nullable(),
	at: z
		.string()
		.openapi({ description: 'When it was received; when it was begun where it has not been' }),
})
export type PaymentView = z.output<typeof PaymentView>

export const RefundView = model('Refund', {
	id: z.string(),
	paymentId: z.string(),
	way: z.enum(PAYMENT_PROVIDERS).openapi({ description: 'How its payment was made' }),
	state: z.enum(REFUND_STATES),
	amount: rupees(),
	reason: z.string(),
	payAgain: z.boolean().openapi({ description: 'Whether it is to be paid once more' }),
	reference: z.string().nullable(),
	failure: z.string().nullable(),
	at: z.string(),
	doneAt: z.string().nullable(),
})
export type RefundView = z.output<typeof RefundView>

export const DisputeView = model('Dispute', {
	reference: z.string().openapi({ description: 'The provider’s id' }),
	paymentId: z.string(),
	amount: rupees('the disputed amount'),
	deducted: rupees('what the provider has taken from the shop for it'),
	state: z.string().openapi({ description: 'As the provider says: open, under_review, won, lost' }),
	reason: z.string().nullable(),
	respondBy: z.string().nullable().openapi({ description: 'Until when the shop can answer it' }),
})
export type DisputeView = z.output<typeof DisputeView>
