import { z } from '@hono/zod-openapi'
import type { ProductId } from '../../shared/ids.ts'
import { fromRupees } from '../../shared/money.ts'
import { PageQuery } from '../../shared/page.ts'
import { line } from '../../shared/text.ts'
import { MAX_MORE_PICTURES } from './rules.ts'
import { TechnicalSheet } from './sheet.ts'

export const CATEGORIES = [
	'Panels',
	'Batteries',
	'Inverters',
	'Generators',
	'Kits',
	'Accessories',
] as const
export const Category = z.enum(CATEGORIES, {
	error: ({ input }) =>
		input == null || input === ''
			? 'Category is required'
			: `There is no such category. Choose one of ${CATEGORIES.join(', ')}`,
})
export type Category = z.infer<typeof Category>

export const MOVEMENT_REASONS = [
	'opening',
	'added',
	'adjusted',
	'ordered',
	'declined',
	'reopened',
	'cancelled',
	'imported',
] as const
export type MovementReason = (typeof MOVEMENT_REASONS)[number]

const MAX_RUPEES = 1_000_000_000
const MAX_STOCK = 10_000_000

const PRICE = 'Price must be a positive number'
const STOCK = 'Stock must be a positive number'

/** A blank is one mistake, what is no number another. */
const numberOr = (required: string, wrong: string) =>
	z.number({ error: ({ input }) => (input == null || input === '' ? required : wrong) })

const Price = numberOr('Price is required', PRICE)
	.positive(PRICE)
	.max(MAX_RUPEES, 'Price must be at most ₹1,00,00,00,000.00')
	.refine((rupees) => fromRupees(rupees) !== null, 'Price must have at most two decimals')

const WATTAGE = 'Wattage must be 0 or more'

const Wattage = z
	.number({ error: ({ input }) => (input === '' ? 'Wattage is required' : WATTAGE) })
	.min(0, WATTAGE)
	.refine((watts) => Number(watts.toFixed(3)) === watts, 'Wattage must have at most three decimals')
	.max(10_000_000, 'Wattage must be at most 1,00,00,000')

const Stock = numberOr('Stock is required', STOCK)
	.int('Stock must be a whole number')
	.max(MAX_STOCK, 'Stock must be at most 1,00,00,000')

const Image = line(500, 'Image is required').refine(
	(path) => /^\/(?!\/)[\w./-]+$/.test(path) || /^https:\/\/[^\s"'<>]+$/.test(path),
	'Image must be an address that starts with / or https://',
)

/** How many pictures a product may have beside its main one. */

const Pictures = z
	.array(Image, 'Pictures must be a list of addresses')
	.max(MAX_MORE_PICTURES, `A product has at most ${MAX_MORE_PICTURES} further pictures`)
	.openapi({ description: 'Further pictures in their order; `image` is the first of all' })

/** The store's own brand, used where an added product names none. */
export const OWN_BRAND = 'Solbazaar'

export const ProductIdText = line(64, 'Id is required').regex(
	/^[A-Za-z0-9][A-Za-z0-9._-]*$/,
	'Id may hold letters, digits, dots, dashes and underscores',
)

export const NewProduct = z
	.object({
		id: ProductIdText,
		name: line(200, 'Name is required'),
		brand: line(100, 'Brand is required').default(OWN_BRAND),
		category: Category,
		wattage: Wattage.default(0),
		price: Price.openapi({ description: 'Rupees, at most two decimals', example: 11499 }),
		stock: Stock.min(1, STOCK).optional().openapi({
			description:
				'Required, but of a kit: its stock follows from its parts, and what is sent here is left out',
		}),
		description: line(5000, 'Description is required'),
		image: Image,
		pictures: Pictures.default([]),
		sheet: TechnicalSheet.nullish(),
	})
	.refine(({ stock, sheet }) => stock !== undefined || sheet?.kind === 'kit', {
		path: ['stock'],
		error: 'Stock is required',
		// Said beside the other mistakes.
		when: ({ value }) => typeof value === 'object' && value !== null,
	})
	.openapi('NewProduct')
export type NewProduct = z.output<typeof NewProduct>

const Fields = z.object({
	name: line(200, 'Name is required'),
	brand: line(100, 'Brand is required'),
	category: Category,
	wattage: Wattage,
	price: Price,
	stock: Stock.min(0, 'Stock must be 0 or more'),
	description: line(5000, 'Description is required'),
	image: Image,
	pictures: Pictures,
	sheet: TechnicalSheet.nullable(),
	archived: z.boolean('Archived must be true or false').openapi({
		description: 'Kept with all it has, but not for sale and seen by admins alone',
	}),
})

/** What can be changed of a product. */
export type ProductFields = z.output<typeof Fields>

/** Some of the fields, judged as those of a change are. */
export const SomeFields = Fields.partial()
export type SomeFields = z.output<typeof SomeFields>

/** Any of the fields but the id; what is left out stays as it is. */
export const ProductChange = Fields.extend({
	expected: SomeFields.openapi({
		description:
			'Fields as they were read; nothing is changed if one of them is another by now, and the answer tells which',
	}),
	expectedStock: z.number('Expected stock must be a number').openapi({
		description: 'The stock as it was read; nothing is changed if it is another by now',
	}),
})
	.partial()
	.openapi('ProductChange')
export type ProductChange = z.output<typeof ProductChange>

export const Product = z
	.object({
		id: z.string().transform((id) => id as ProductId),
		name: z.string(),
		brand: z.string(),
		category: Category,
		wattage: z.number(),
		price: z.number().openapi({ description: 'Rupees, GST included' }),
		stock: z.number(),
		description: z.string(),
		image: z.string(),
		pictures: z.array(z.string()).openapi({ description: 'Further pictures, in their order' }),
		archived: z.boolean().openapi({ description: 'Not for sale; only admins see such a product' }),
		productSource: z.enum(['built-in', 'dynamic']),
		sheet: TechnicalSheet.nullable(),
	})
	.openapi('Product')
export type Product = z.output<typeof Product>

export const SORTS = [
	'featured',
	'price-asc',
	'price-desc',
	'power-desc',
	'name',
	'newest',
] as const
export type Sort = (typeof SORTS)[number]

const several = <T extends z.ZodType>(one: T) =>
	z
		.union([one, z.array(one).max(50)])
		.transform((given) => (Array.isArray(given) ? given : [given]) as z.output<T>[])
		.optional()

const amount = z.coerce.number('Must be a number').min(0, 'Must be 0 or more').max(1e12).optional()

export const YesNo = z.enum(['true', 'false'], { error: 'true or false' })

export const ProductQuery = PageQuery.extend({
	q: z.string().max(200, 'Search for at most 200 characters.').optional(),
	category: several(z.enum(CATEGORIES, { error: `One of ${CATEGORIES.join(', ')}` })),
	brand: several(z.string().max(100)),
	minPrice: amount,
	maxPrice: amount,
	minPower: amount,
	maxPower: amount,
	inStock: YesNo.optional(),
	sort: z.enum(SORTS, { error: `One of ${SORTS.join(', ')}` }).optional(),
})
export type ProductQuery = z.output<typeof ProductQuery>

/** Beyond what everybody may ask of the list. */
export const ProductListQuery = ProductQuery.extend({
	sort: z
		.enum([...SORTS, 'stock'], { error: `One of ${SORTS.join(', ')}, stock` })
		.optional()
		.openapi({ description: '`stock` begins with the fewest' }),
	named: z
		.string()
		.max(200, 'Search for at most 200 characters.')
		.optional()
		.openapi({ description: 'Part of a name or id, as it is written' }),
	maxStock: z.coerce.number('Must be a number').min(0, 'Must be 0 or more').max(1e12).optional(),
	source: z.enum(['built-in', 'dynamic'], { error: 'built-in or dynamic' }).optional(),
	part: z
		.string()
		.max(64)
		.optional()
		.openapi({ description: 'Kits that have the product with this id as a part' }),
	archived: z
		.enum(['true', 'false', 'all'], { error: 'true, false or all' })
		.optional()
		.openapi({ description: 'For admins: whether archived products are shown, alone or as well' }),
})
export type ProductListQuery = z.output<typeof ProductListQuery>

const Counted = z.object({ value: z.string(), count: z.number() })
const Band = z.object({ min: z.number(), max: z.number().nullable(), count: z.number() })

/** How many products each further choice would leave, the other choices staying as they are. */
export const Facets = z
	.object({
		categories: z.array(Counted),
		brands: z.array(Counted),
		prices: z.array(Band).openapi({ description: 'Rupees, both ends included' }),
		powers: z.array(Band).openapi({ description: 'Watts, both ends included' }),
		inStock: z.number(),
		total: z.number(),
	})
	.openapi('Facets')
export type Facets = z.output<typeof Facets>

export const StockMovement = z
	.object({
		id: z.string(),
		change: z.number(),
		balance: z.number(),
		reason: z.enum(MOVEMENT_REASONS),
		orderId: z.string().nullable(),
		actor: z.string(),
		at: z.string(),
	})
	.openapi('StockMovement')
export type StockMovement = z.output<typeof StockMovement>
