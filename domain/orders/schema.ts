import { z } from '@hono/zod-openapi'
import { postcode } from '../../shared/addresses/pin.ts'
import { optionalState } from '../../shared/addresses/state-input.ts'
import { issue, type WithMessages } from '../../shared/messages/message.ts'
import { model, oldName, oneOf } from '../../shared/model.ts'
import { optionalEmail } from '../../shared/text/email.ts'
import { phone } from '../../shared/text/phone.ts'
import { line, optionalLine, optionalParagraphs, personName } from '../../shared/text/text.ts'
import { CHOICES, Charge, FULFILMENTS, type Fulfilment, Items } from '../checkout/schema.ts'
import { OrderMoney } from '../payments/schema.ts'
import { NetCost } from '../planner/money/net-cost-schema.ts'
import { Billing, NewBilling } from './billing/schema.ts'
import { AGREED } from './internal/placing/schema.ts'

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
export const OrderStatus = oneOf(ORDER_STATUSES).openapi('OrderStatus')
export type OrderStatus = z.output<typeof OrderStatus>

export { FULFILMENTS, type Fulfilment }

const OrderAction = z.enum([
	'place',
	'accept',
	'decline',
	'pass',
	'lapse',
	'undo',
	'reopen',
	'assign',
	'route',
	'hand-back',
	'reassign',
	'change',
	'schedule',
	'install',
	'dispatch',
	'deliver',
	'cancel',
	'release',
	'expire',
])
export type OrderAction = z.output<typeof OrderAction>

/** The agreements on an installer's visits, in the history of an order; none of it changes the order itself. */
export const VISIT_EVENTS = ['propose-visit', 'agree-visit', 'ask-visit'] as const
export type VisitEvent = (typeof VISIT_EVENTS)[number]
const EventAction = z.enum([...OrderAction.options, ...VISIT_EVENTS])

export const Shipping = model('Shipping', {
	fullName: personName(100, issue('orders.name_required')),
	contactNumber: phone(issue('orders.phone_required')),
	street: line(200, issue('orders.street_required')),
	city: line(100, issue('orders.city_required')),
	zipCode: postcode(issue('orders.pin_required')).regex(
		/^[A-Za-z0-9][A-Za-z0-9 -]{2,11}$/,
		issue('orders.pin_wrong'),
	),
	country: line(60, issue('orders.country_required')),
	state: optionalState().openapi({
		description:
			'The state, or union territory, as the PIN directory spells it or by its code in ISO 3166-2. Where it is left out, a live store takes that of the PIN code; one that is neither that nor a neighbour of it is refused there',
		example: 'Maharashtra',
	}),
	email: optionalEmail(),
})
export type Shipping = z.output<typeof Shipping>

export const NewOrder = model('NewOrder', {
	shipping: Shipping,
	billing: NewBilling.optional().openapi({
		description:
			'To whom the bill goes, where that is another or a company. A demo store refuses it',
	}),
	items: Items.optional().openapi({
		description: 'Without it, the caller’s cart is ordered and emptied',
	}),
	fulfilment: CHOICES.fulfilment.optional().openapi({
		description:
			'How the goods come; what that costs is part of the order. Required in a live store without `quote`; with it, left out, they are installed where there are panels, and else sent. A demo store refuses it',
	}),
	payment: CHOICES.payment.optional().openapi({
		description:
			'How it is paid; left out, by transfer, else online, as the shop has them, and never on delivery. A demo store takes no money and ignores it',
	}),
	schedule: CHOICES.schedule.optional().openapi({
		description:
			'Paid at once, or in the parts that the shop offers; left out, at once where a way to pay takes that',
	}),
	code: CHOICES.code,
	heldPrice: CHOICES.heldPrice,
	...AGREED,
})
export type NewOrder = z.output<typeof NewOrder>

export const OrderForBuyer = NewOrder.extend({ items: Items }).openapi('OrderForBuyer')
export type OrderForBuyer = z.output<typeof OrderForBuyer>

/** The address of an order for its buyer, to be sent to them. */
export const BuyerLink = model('BuyerLink', {
	path: z.string().openapi({
		description: 'Below the address of the store; anybody with it follows the order and pays it',
	}),
})

export const OrderAddresses = NewOrder.pick({ shipping: true, billing: true }).openapi(
	'OrderAddresses',
)

export const KeyQuery = z.object({
	key: z
		.string()
		.max(200)
		.optional()
		.openapi({ description: 'The secret of a guest’s tracking link' }),
})

export const ORDER_SORTS = ['newest', 'oldest', 'near', 'status', '-status'] as const

/** The phone number or email address by which a holder of the tracking link proves to be the buyer. */
export const Contact = z.object({
	contact: optionalLine(254).openapi({
		description:
			'The phone number or email address given with the order: required of whoever has but its tracking link',
	}),
})

export const Cancellation = Contact.extend({ reason: optionalParagraphs(500) }).openapi(
	'Cancellation',
)

export const LinkReplacement = Contact.openapi('LinkReplacement')

export const FollowedLink = model('FollowedLink', {
	key: line(200, issue('orders.link_secret_required')),
})

/** Why, as an installer or buyer may say. */
export const Reason = model('Reason', { reason: optionalParagraphs(500) })

export const OrderItem = model('OrderItem', {
	productId: z.string(),
	name: z.string(),
	image: z.string().nullable(),
	price: z.number(),
	quantity: z.number(),
	lineTotal: z.number(),
	discount: z.number().openapi({ description: 'What of the code’s discount falls on it' }),
	parts: z
		.array(z.object({ productId: z.string(), name: z.string(), quantity: z.number() }))
		.openapi({ description: 'What was taken for one of it, where it is a kit' }),
})

export const OrderEvent = model('OrderEvent', {
	action: EventAction,
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
	isTaxed: z.boolean().openapi({
		description: 'Whether the shop is registered for GST; one that is not charges none',
	}),
	placeOfSupply: z.string().openapi({ description: 'The state that the goods go to' }),
	stateTax: z.enum(['SGST', 'UTGST']).openapi({ description: 'What `sgst` is called there' }),
	byRate: z.array(z.object(TAXES)),
	parts: z
		.array(
			z.object({
				of: z.enum(['line', 'charge']),
				n: z.number().openapi({ description: 'Which of the `items` or `charges`, from 1' }),
				part: z.enum(['goods', 'service']),
				hsnSac: z.string().openapi({ description: 'Blank where it is not known' }),
				...TAXES,
			}),
		)
		.openapi({
			description: 'Taxable value and taxes of a line’s parts sum to its total less its discount',
		}),
})
export type OrderTaxes = z.output<typeof OrderTaxes>

export const Order = model('Order', {
	id: z.string(),
	status: OrderStatus,
	approved: z.boolean(),
	awaits: z.enum(['payment', 'confirmation']).nullable().openapi({
		description:
			'What an `unpaid` order waits for: its payment, or, where it is paid on delivery, that it is confirmed (POST /orders/{id}/confirmation); null of all others',
	}),
	isPartSent: z
		.boolean()
		.openapi({ description: 'Whether some of its goods are sent and others are not' }),
	buyer: z.string(),
	buyerVisible: z.boolean().openapi({
		description:
			'Whether the caller is told who the buyer is. In a live store an installer who has not accepted the order is told the first name and the PIN code; phone, street, city and email are null',
	}),
	buyerShown: oldName(z.boolean(), 'buyerVisible'),
	items: z.array(OrderItem),
	fulfilment: z.enum(FULFILMENTS).openapi({ description: 'Whether it is installed, or only sent' }),
	charges: z.array(Charge).openapi({ description: 'What it costs beside its items' }),
	discount: z
		.object({ code: z.string(), amount: z.number() })
		.nullable()
		.openapi({ description: 'What a code took off its items' }),
	total: z.number().openapi({ description: 'Rupees, GST included' }),
	netCost: NetCost.nullable().openapi({
		description:
			'What of it comes back, where a subsidy is expected; null of all others, and for installers',
	}),
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
		.object({
			id: z.string(),
			name: z.string(),
			contactNumber: z.string().nullable().openapi({ description: 'For admins alone' }),
		})
		.nullable()
		.openapi({ description: 'Whose job it is, or whom it is offered to' }),
	sendBy: z.string().nullable().openapi({
		description:
			'The day by which its goods are sent, YYYY-MM-DD; null where they are sent or installed, or no day is known',
	}),
	offerEndsAt: z.string().nullable().openapi({
		description:
			'When the next installer is asked, for its buyer, whom it is offered to and admins; null where nobody else is',
	}),
	undoSecondsLeft: z.number().nullable().openapi({
		description:
			'For how long the caller may still take their decline back (`POST /orders/{id}/undo`); null where there is nothing to take back',
	}),
	money: OrderMoney.nullable().openapi({ description: 'Null for installers, and in a demo' }),
	/** The actions that the caller may take now. */
	allowedActions: z.array(OrderAction),
	may: oldName(z.array(OrderAction), 'allowedActions'),
	requiresContact: z.boolean().openapi({
		description:
			'Whether changing the order takes its phone number or email address as `contact`, since the caller has but its tracking link',
	}),
	asksContact: oldName(z.boolean(), 'requiresContact'),
	/** The secret of the tracking link; only for the person who placed the order. */
	trackingKey: z.string().nullable(),
	createdAt: z.string(),
	updatedAt: z.string(),
})
export type Order = z.output<typeof Order>

/** An order, with the notes of its history still to be worded. */
export type OrderWithMessages = WithMessages<Order, 'note' | 'what'>
