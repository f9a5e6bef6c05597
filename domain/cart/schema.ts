import { z } from '@hono/zod-openapi'
import type { WithMessages } from '../../shared/messages/message.ts'
import { issue } from '../../shared/messages/message.ts'
import { model, oneOf } from '../../shared/model.ts'
import { decimalNumber, wholeNumber } from '../../shared/numbers/number-schema.ts'
import { line } from '../../shared/text/text.ts'
import { Category } from '../catalogue/schema.ts'
import { PlanAddress } from '../planner/plan-address-schema.ts'
import { MAX_LINES } from './limits.ts'

const NOT_A_NUMBER = issue('cart.quantity_whole')

const Whole = wholeNumber(NOT_A_NUMBER)

const Quantity = Whole.openapi({
	description: 'Pieces; more than the stock and the cart’s other lines allow is lowered to that',
})

export const NewItem = model('NewCartItem', {
	productId: line(64, issue('cart.product_required')),
	quantity: Quantity.min(1, issue('cart.quantity_at_least_one')).default(1),
})

const KWP = issue('cart.kwp_wrong')

const NewSystem = model('NewCartSystem', {
	plan: PlanAddress,
	kwp: decimalNumber(KWP).positive(KWP).max(100_000, KWP),
	replaces: z.string().max(64, issue('cart.no_such_system')).optional().openapi({
		description:
			'The id of a system in the cart that leaves for this one; where it is there no more, this one is added',
	}),
})
export type NewSystem = z.output<typeof NewSystem>

export const NewItems = model('NewCartItems', {
	items: z
		.array(NewItem, issue('cart.items_required'))
		.min(1, issue('cart.item_required'))
		.max(MAX_LINES, issue('cart.too_many_items', { most: MAX_LINES })),
	system: NewSystem.optional().openapi({
		description:
			'The plan that these are all the parts of. Where there are enough of each, they are one system in the cart',
	}),
})

export const RemovalQuery = z.object({
	keep: oneOf(['systems'])
		.optional()
		.openapi({ description: '`systems`: only the pieces that are no part of a system leave' }),
})

const Pieces = Whole.min(0, issue('cart.quantity_at_least_none'))

const LineChange = z.object({
	productId: line(64, issue('cart.product_required')),
	quantity: Pieces.openapi({ description: 'Pieces the cart is to have; 0 takes the line out' }),
	was: Pieces.optional().openapi({
		description:
			'Pieces the cart had when the caller last saw it; with another number nothing is changed',
	}),
})

export const LineChanges = model('CartLineChanges', {
	items: z
		.array(LineChange, issue('cart.lines_required'))
		.min(1, issue('cart.line_required'))
		.max(MAX_LINES, issue('cart.too_many_lines', { most: MAX_LINES }))
		.refine(
			(items) => new Set(items.map(({ productId }) => productId)).size === items.length,
			issue('cart.product_twice'),
		),
})

/** A quantity below 1 is taken as 1. */
export const ItemQuantity = model('CartItemQuantity', {
	quantity: Quantity.transform((quantity) => Math.max(1, quantity)),
})

export const OtherParts = model('OtherParts', {
	hasOtherParts: z
		.boolean({ error: issue('input.flag') })
		.openapi({ description: 'Whether the buyer has the parts that the cart lacks' }),
})
export type OtherParts = z.output<typeof OtherParts>

export const CartItem = model('CartItem', {
	productId: z.string(),
	name: z.string(),
	category: Category,
	image: z.string(),
	price: z.number(),
	quantity: z.number(),
	inSystems: z.number().openapi({ description: 'How many of these are parts of systems' }),
	lineTotal: z.number(),
	/** How many this line may have beside the cart's other lines. */
	stock: z.number(),
	/** The reason this line cannot be ordered, as a sentence; null when it can. */
	problem: z.string().nullable(),
})
export type CartItem = z.output<typeof CartItem>

const CartSystem = model('CartSystem', {
	id: z.string(),
	name: z.string().openapi({ example: '4.32 kW system' }),
	kwp: z.number(),
	plan: z.string().openapi({ description: 'The address of its plan within the store' }),
	parts: z.array(z.object({ productId: z.string(), quantity: z.number() })),
	total: z.number().openapi({ description: 'Rupees of its parts, GST included' }),
})
export type CartSystem = z.output<typeof CartSystem>

export const Cart = model('Cart', {
	items: z.array(CartItem),
	/** Plans' systems whose parts are all in the lines, the first added first. */
	systems: z.array(CartSystem),
	/** Pieces in all lines together. */
	count: z.number(),
	total: z.number().openapi({ description: 'Rupees, GST included' }),
	/** The reduction or refusal, as a sentence; null where there was none. */
	notice: z.string().nullable(),
	hasOtherParts: z.boolean().openapi({
		description: 'Whether the buyer has said to have the parts that it lacks for a system',
	}),
	/** Whether the last removal can still be taken back. */
	canUndo: z.boolean(),
})
export type Cart = z.output<typeof Cart>

/** A cart whose sentences are still to be worded. */
export type CartWithMessages = WithMessages<Omit<Cart, 'systems'>, 'notice' | 'problem'> & {
	systems: WithMessages<CartSystem, 'name'>[]
}
