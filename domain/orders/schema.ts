import { z } from '@hono/zod-openapi'
import { issue, type Unworded } from '../../shared/messages/message.ts'
import { model } from '../../shared/model.ts'
import { fromRupees } from '../../shared/money.ts'
import { line, optionalEmail, optionalLine, phone } from '../../shared/text.ts'
import { NextPayment, OrderMoney, PAYMENT_PROVIDERS } from '../payments/schema.ts'
import { Billing, NewBilling } from './billing/schema.ts'
import { MISFITS } from './routing/ranking.ts'

export const ORDER_STATUSES = [
	'unpaid',
	'pending',
	'accepted',
	'declined',
	'scheduled',
	'installed',
	'dispatched',
	'delivered',
	'cancelled',
] as const
export const OrderStatus = z
	.enum(ORDER_STATUSES, { error: issue('input.one_of', { options: ORDER_STATUSES }) })
	.openapi('OrderStatus')
export type OrderStatus = z.output<typeof OrderStatus>

/** Whether an order is only sent to its buyer, or installed there by an installer of the shop. */
export const FULFILMENTS = ['delivery', 'installation'] as const
export type Fulfilment = (typeof FULFILMENTS)[number]

export const ORDER_ACTIONS = [
	'place',
	'accept',
	'decline',
	'pass',
	'undo',
	'reopen',
	'assign',
	'route',
	'hand-back',
	'reassign',
	'schedule',
	'install',
	'dispatch',
	'deliver',
	'cancel',
	'release',
	'expire',
] as const
export type OrderAction = (typeof ORDER_ACTIONS)[number]

export const Shipping = model('Shipping', {
	fullName: line(100, issue('orders.name_required')),
	contactNumber: phone(issue('orders.phone_required')),
	street: line(200, issue('orders.street_required')),
	city: line(100, issue('orders.city_required')),
	zipCode: line(12, issue('orders.pin_required')).regex(
		/^[A-Za-z0-9][A-Za-z0-9 -]{2,11}$/,
		issue('orders.pin_wrong'),
	),
	country: line(60, issue('orders.country_required')),
	state: optionalLine(60).openapi({
		description:
			'The state, or union territory, as the PIN directory spells it. Where it is left out, a live store takes that of the PIN code; one that is neither that nor a neighbour of it is refused there',
		example: 'Maharashtra',
	}),
	email: optionalEmail(),
})
export type Shipping = z.output<typeof Shipping>

const RUPEES = issue('orders.bad_rupees')

const Rupees = z
	.number({ error: RUPEES })
	.min(0, RUPEES)
	.refine((amount) => fromRupees(amount) !== null, RUPEES)

/** A line as the buyer saw it. */
const SeenLine = z.object({
	productId: line(64, issue('orders.product_required')),
	quantity: z
		.number({ error: issue('orders.quantity_whole') })
		.int()
		.min(0),
	unitPrice: Rupees,
})
export type SeenLine = z.output<typeof SeenLine>

const WHOLE = issue('orders.quantity_at_least_one')

export const NewOrder = model('NewOrder', {
	shipping: Shipping,
	billing: NewBilling.optional().openapi({
		description:
			'To whom the bill goes, where that is another or a company. A demo store refuses it',
	}),
	items: z
		.array(
			z.object({
				productId: line(64, issue('orders.product_required')),
				quantity: z
					.number({ error: WHOLE })
					.int(WHOLE)
					.min(1, WHOLE)
					.max(1_000_000, issue('orders.quantity_at_most', { most: 1_000_000 })),
			}),
		)
		.min(1, issue('orders.items_required'))
		.max(200, issue('orders.too_many_lines', { most: 200 }))
		.optional()
		.openapi({ description: 'Without it, the caller’s cart is ordered and emptied' }),
	payment: z
		.enum(PAYMENT_PROVIDERS, { error: issue('input.one_of', { options: PAYMENT_PROVIDERS }) })
		.optional()
		.openapi({
			description:
				'How it is paid; left out, by transfer where the shop has an account or UPI id. A demo store takes no money and ignores it',
		}),
	expectedTotal: Rupees.optional().openapi({
		description:
			'Rupees: the total the buyer saw. Where the order would cost another, it is refused with `price_changed`, which has `expected`, `actual` and `lines`. Required in a live store',
	}),
	expectedLines: z
		.array(SeenLine)
		.max(200, issue('orders.too_many_expected_lines', { most: 200 }))
		.optional()
		.openapi({
			description:
				'The lines the buyer saw: `price_changed` then says what each was, and also answers where only the lines differ',
		}),
})
export type NewOrder = z.output<typeof NewOrder>

export const IdempotencyKey = line(200, issue('orders.key_required'))

export const KeyQuery = z.object({
	key: z
		.string()
		.max(200)
		.optional()
		.openapi({ description: 'The secret of a guest’s tracking link' }),
})

export const ORDER_SORTS = ['newest', 'oldest', 'near', 'status', '-status'] as const

/** What proves that whoever has but the tracking link is the buyer. */
export const Contact = z.object({
	contact: optionalLine(254).openapi({
		description:
			'The phone number or email address given with the order: required of whoever has but its tracking link',
	}),
})

export const Cancellation = Contact.extend({ reason: optionalLine(500) }).openapi('Cancellation')

export const LinkReplacement = Contact.openapi('LinkReplacement')

export const FollowedLink = model('FollowedLink', {
	key: line(200, issue('orders.link_secret_required')),
})

/** Why, as an installer or buyer may say. */
export const Reason = model('Reason', { reason: optionalLine(500) })

export const Reassignment = model('Reassignment', {
	installerId: line(64, issue('orders.installer_required'))
		.nullable()
		.openapi({ description: 'Null gives a pending order back to the open pool' }),
	reason: optionalLine(500),
})
export type Reassignment = z.output<typeof Reassignment>

export const OrderInstaller = model('OrderInstaller', {
	id: z.string(),
	name: z.string(),
	firm: z.string().nullable(),
	kilometres: z.number().nullable().openapi({
		description:
			'From their own PIN code to the order’s, as far as PIN codes tell; null where one is not known',
	}),
	openJobs: z
		.number()
		.openapi({ description: 'Orders offered to them, accepted or scheduled: their load' }),
	jobsAWeek: z.number(),
	misfit: z.enum(MISFITS).nullable().openapi({
		description: 'Why the order would not be offered to them by itself; null where it would',
	}),
})
export type OrderInstaller = z.output<typeof OrderInstaller>

export const HandBack = model('HandBack', {
	reason: line(500, issue('orders.hand_back_reason_required')),
})

export const Assignment = Reassignment.extend({
	installerId: Reassignment.shape.installerId.unwrap(),
}).openapi('Assignment')
export type Assignment = z.output<typeof Assignment>

export const OrderItem = model('OrderItem', {
	productId: z.string(),
	name: z.string(),
	image: z.string().nullable(),
	price: z.number(),
	quantity: z.number(),
	lineTotal: z.number(),
	parts: z
		.array(z.object({ productId: z.string(), name: z.string(), quantity: z.number() }))
		.openapi({ description: 'What was taken for one of it, where it is a kit' }),
})

export const OrderEvent = model('OrderEvent', {
	action: z.enum(ORDER_ACTIONS),
	status: OrderStatus,
	actor: z.string(),
	role: z.string(),
	note: z.string().nullable(),
	at: z.string(),
})

const TAXES = {
	ratePct: z.number(),
	taxable: z.number().openapi({ description: 'Rupees, without the tax' }),
	cgst: z.number(),
	sgst: z.number().openapi({ description: 'Always as much as `cgst`' }),
	igst: z.number().openapi({ description: 'Instead of the two, between states' }),
}

export const OrderTaxes = model('OrderTaxes', {
	placeOfSupply: z.string().openapi({ description: 'The state that the goods go to' }),
	stateTax: z.enum(['SGST', 'UTGST']).openapi({ description: 'What `sgst` is called there' }),
	byRate: z.array(z.object(TAXES)),
	parts: z
		.array(
			z.object({
				of: z.enum(['line', 'charge']),
				n: z.number().openapi({ description: 'Which of the `items`, from 1' }),
				part: z.enum(['goods', 'service']),
				hsnSac: z.string().openapi({ description: 'Blank where it is not known' }),
				...TAXES,
			}),
		)
		.openapi({ description: 'Taxable value and taxes of a line’s parts sum to its total' }),
})
export type OrderTaxes = z.output<typeof OrderTaxes>

export const Order = model('Order', {
	id: z.string(),
	status: OrderStatus,
	approved: z.boolean(),
	fulfilment: z.enum(FULFILMENTS).openapi({ description: 'Whether it is installed, or only sent' }),
	buyer: z.string(),
	buyerShown: z.boolean().openapi({
		description:
			'Whether the caller is told who the buyer is. In a live store an installer who has not accepted the order is told the first name and the PIN code; phone, street, city and email are null',
	}),
	items: z.array(OrderItem),
	total: z.number().openapi({ description: 'Rupees, GST included' }),
	tax: z.number().openapi({ description: 'GST within the total, rupees' }),
	taxes: OrderTaxes.nullable().openapi({
		description: 'How it is taxed; null where that was not kept, as in a demo',
	}),
	shipping: z.object({
		fullName: z.string(),
		contactNumber: z.string().nullable(),
		street: z.string().nullable(),
		city: z.string().nullable(),
		zipCode: z.string(),
		country: z.string(),
		state: z.string().nullable(),
		email: z.string().nullable(),
	}),
	billing: Billing.nullable().openapi({
		description:
			'To whom the bill goes; null where that is whom the order is sent to, and for installers',
	}),
	place: z.string().nullable().openapi({ description: 'District and state of the PIN code' }),
	history: z.array(OrderEvent),
	installer: z
		.object({ id: z.string(), name: z.string() })
		.nullable()
		.openapi({ description: 'Whose job it is, or whom it is offered to' }),
	undoSecondsLeft: z.number().nullable().openapi({
		description:
			'For how long the caller may still take their decline back (`POST /orders/{id}/undo`); null where there is nothing to take back',
	}),
	money: OrderMoney.nullable().openapi({
		description:
			'How far it is paid; null for installers, and where it was placed while no money was taken',
	}),
	/** What the caller may do with it now. */
	may: z.array(z.enum(ORDER_ACTIONS)),
	asksContact: z.boolean().openapi({
		description:
			'Whether changing the order takes its phone number or email address as `contact`, since the caller has but its tracking link',
	}),
	/** The secret of the tracking link; only for whoever placed the order. */
	trackingKey: z.string().nullable(),
	createdAt: z.string(),
	updatedAt: z.string(),
})
export type Order = z.output<typeof Order>

export const PlacedOrder = Order.extend({
	payment: NextPayment.nullable().openapi({
		description: 'What is to be done next to pay it; null where nothing is',
	}),
}).openapi('PlacedOrder')
export type PlacedOrder = z.output<typeof PlacedOrder>

/** An order, with the notes of its history still to be worded. */
export type UnwordedOrder = Unworded<Order, 'note'>
export type UnwordedPlacedOrder = Unworded<PlacedOrder, 'note'>
