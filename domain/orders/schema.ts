import { z } from '@hono/zod-openapi'
import { day } from '../shared/day.ts'
import { PageQuery } from '../shared/page.ts'
import { line, optionalEmail, optionalLine, phone } from '../shared/text.ts'

export const ORDER_STATUSES = [
	'pending',
	'accepted',
	'declined',
	'scheduled',
	'installed',
	'cancelled',
] as const
export const OrderStatus = z
	.enum(ORDER_STATUSES, { error: `One of ${ORDER_STATUSES.join(', ')}` })
	.openapi('OrderStatus')
export type OrderStatus = z.output<typeof OrderStatus>

export const ORDER_ACTIONS = [
	'place',
	'accept',
	'decline',
	'pass',
	'reassign',
	'schedule',
	'install',
	'cancel',
] as const
export type OrderAction = (typeof ORDER_ACTIONS)[number]

export const Shipping = z
	.object({
		fullName: line(100, 'Full name is required.'),
		contactNumber: phone('Contact number is required.'),
		street: line(200, 'Street is required.'),
		city: line(100, 'City is required.'),
		zipCode: line(12, 'PIN or ZIP code is required.').regex(
			/^[A-Za-z0-9][A-Za-z0-9 -]{2,11}$/,
			'Type a PIN or ZIP code, such as 411001.',
		),
		country: line(60, 'Country is required.'),
		email: optionalEmail(),
	})
	.openapi('Shipping')
export type Shipping = z.output<typeof Shipping>

const WHOLE = 'Quantity must be a whole number of at least 1.'

export const NewOrder = z
	.object({
		shipping: Shipping,
		items: z
			.array(
				z.object({
					productId: line(64, 'Name the product.'),
					quantity: z
						.number({ error: WHOLE })
						.int(WHOLE)
						.min(1, WHOLE)
						.max(1_000_000, 'Quantity must be at most 10,00,000.'),
				}),
			)
			.min(1, 'Order at least one product.')
			.max(200, 'Order at most 200 lines at once.')
			.optional()
			.openapi({ description: 'Without it, the caller’s cart is ordered and emptied' }),
	})
	.openapi('NewOrder')
export type NewOrder = z.output<typeof NewOrder>

export const IdempotencyKey = line(
	200,
	'Send an Idempotency-Key header: one of your own per order.',
)

export const KeyQuery = z.object({
	key: z
		.string()
		.max(200)
		.optional()
		.openapi({ description: 'The secret of a guest’s tracking link' }),
})

export const ORDER_SORTS = ['newest', 'oldest', 'near'] as const

export const OrderQuery = PageQuery.extend({
	status: OrderStatus.optional(),
	q: optionalLine(100).openapi({
		description:
			'Words, each the beginning of a word in the order number, the buyer’s name, the city or the PIN code',
	}),
	sort: z.enum(ORDER_SORTS, { error: `One of ${ORDER_SORTS.join(', ')}` }).default('newest'),
	near: optionalLine(12).openapi({
		description: 'The PIN code that `sort=near` measures from; the nearest sorting district first',
	}),
	from: day()
		.optional()
		.openapi({ description: 'Placed on this day or later, in the store’s zone' }),
	to: day().optional().openapi({ description: 'Placed on this day or earlier' }),
	installer: optionalLine(64).openapi({ description: 'The installer’s id, or `none`' }),
	mine: z.enum(['true', 'false'], { error: 'true or false' }).optional().openapi({
		description: 'Only those the caller placed, whatever their role',
	}),
})
export type OrderQuery = z.output<typeof OrderQuery>

export const OrderCounts = z.record(OrderStatus, z.number()).openapi('OrderCounts')

export const OrderExportQuery = OrderQuery.pick({
	status: true,
	q: true,
	from: true,
	to: true,
	installer: true,
})
export type OrderExportQuery = z.output<typeof OrderExportQuery>

/** Why, as an installer or buyer may say. */
export const Reason = z.object({ reason: optionalLine(500) }).openapi('Reason')

export const Reassignment = z
	.object({
		installerId: z
			.string('Choose an installer.')
			.max(64)
			.nullable()
			.openapi({ description: 'Null gives a pending order back to the open pool' }),
		reason: optionalLine(500),
	})
	.openapi('Reassignment')
export type Reassignment = z.output<typeof Reassignment>

export const OrderItem = z
	.object({
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
	.openapi('OrderItem')

export const OrderEvent = z
	.object({
		action: z.enum(ORDER_ACTIONS),
		status: OrderStatus,
		actor: z.string(),
		role: z.string(),
		note: z.string().nullable(),
		at: z.string(),
	})
	.openapi('OrderEvent')

export const Order = z
	.object({
		id: z.string(),
		status: OrderStatus,
		approved: z.boolean(),
		buyer: z.string(),
		items: z.array(OrderItem),
		total: z.number().openapi({ description: 'Rupees, GST included' }),
		tax: z.number().openapi({ description: 'GST within the total, rupees' }),
		shipping: z.object({
			fullName: z.string(),
			contactNumber: z.string(),
			street: z.string(),
			city: z.string(),
			zipCode: z.string(),
			country: z.string(),
			email: z.string().nullable(),
		}),
		history: z.array(OrderEvent),
		installer: z
			.object({ id: z.string(), name: z.string() })
			.nullable()
			.openapi({ description: 'Whose job it is, or whom it is offered to' }),
		/** What the caller may do with it now. */
		may: z.array(z.enum(ORDER_ACTIONS)),
		/** The secret of the tracking link; only for whoever placed the order. */
		trackingKey: z.string().nullable(),
		createdAt: z.string(),
		updatedAt: z.string(),
	})
	.openapi('Order')
export type Order = z.output<typeof Order>
