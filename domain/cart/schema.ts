import { z } from '@hono/zod-openapi'
import { line } from '../../shared/text.ts'
import { Category } from '../catalogue/schema.ts'

const NOT_A_NUMBER = 'Quantity must be a whole number.'

const Whole = z.number({ error: NOT_A_NUMBER }).int(NOT_A_NUMBER)

const Quantity = Whole.openapi({
	description: 'Pieces; more than the stock and the cart’s other lines allow is lowered to that',
})

export const NewItem = z
	.object({
		productId: line(64, 'Name the product.'),
		quantity: Quantity.min(1, 'Quantity must be at least 1.').default(1),
	})
	.openapi('NewCartItem')

export const NewItems = z
	.object({
		items: z
			.array(NewItem, 'Give the products to be added.')
			.min(1, 'Give at least one product.')
			.max(100, 'Give at most 100 products.'),
	})
	.openapi('NewCartItems')

const Pieces = Whole.min(0, 'Quantity must be at least 0.')

const AskedLine = z.object({
	productId: line(64, 'Name the product.'),
	quantity: Pieces.openapi({ description: 'Pieces the cart is to have; 0 takes the line out' }),
	was: Pieces.optional().openapi({
		description:
			'Pieces the cart had when the caller last saw it; with another number nothing is changed',
	}),
})

export const AskedLines = z
	.object({
		items: z
			.array(AskedLine, 'Give the lines as they are to be.')
			.min(1, 'Give at least one line.')
			.max(100, 'Give at most 100 lines.')
			.refine(
				(items) => new Set(items.map(({ productId }) => productId)).size === items.length,
				'Name each product once.',
			),
	})
	.openapi('AskedCartLines')

/** A quantity below 1 is taken as 1. */
export const ItemQuantity = z
	.object({ quantity: Quantity.transform((quantity) => Math.max(1, quantity)) })
	.openapi('CartItemQuantity')

export const CartItem = z
	.object({
		productId: z.string(),
		name: z.string(),
		category: Category,
		image: z.string(),
		price: z.number(),
		quantity: z.number(),
		lineTotal: z.number(),
		/** How many this line may have beside the cart's other lines. */
		stock: z.number(),
		/** What stands in the way of ordering this line, in words; null when nothing does. */
		problem: z.string().nullable(),
	})
	.openapi('CartItem')
export type CartItem = z.output<typeof CartItem>

export const Cart = z
	.object({
		items: z.array(CartItem),
		/** Pieces in all lines together. */
		count: z.number(),
		total: z.number().openapi({ description: 'Rupees, GST included' }),
		/** What was lowered or could not be done, in words; null when nothing was. */
		notice: z.string().nullable(),
		/** Whether the last removal can still be taken back. */
		canUndo: z.boolean(),
	})
	.openapi('Cart')
export type Cart = z.output<typeof Cart>
