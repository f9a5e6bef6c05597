import { z } from '@hono/zod-openapi'
import { PageQuery, repeatable, whole } from '../../../shared/lists/page-query.ts'
import { bothWays } from '../../../shared/lists/sort.ts'
import { issue } from '../../../shared/messages/message.ts'
import { model, oneOf } from '../../../shared/model.ts'
import { decimalNumber, inText } from '../../../shared/numbers/number-schema.ts'
import { CATEGORIES } from '../../../shared/products/categories.ts'
import { Flag } from '../../../shared/requests/flag.ts'
import { MAX_SUGGESTIONS } from '../limits.ts'
import { Category, Product } from '../schema.ts'

export const SORTS = [
	'featured',
	'price-asc',
	'price-desc',
	'power-desc',
	'name',
	'newest',
] as const
export type Sort = (typeof SORTS)[number]

const amount = inText(decimalNumber().min(0, issue('input.not_negative')).max(1e12).optional())

export const ProductQuery = PageQuery.extend({
	q: z
		.string()
		.max(200, issue('catalogue.search_too_long', { max: 200 }))
		.optional(),
	category: repeatable(50, oneOf(CATEGORIES)),
	brand: repeatable(50, z.string().max(100)),
	minPrice: amount,
	maxPrice: amount,
	minPower: amount,
	maxPower: amount,
	inStock: Flag.optional(),
	sort: oneOf(SORTS).optional(),
})
export type ProductQuery = z.output<typeof ProductQuery>

/** The sort orders of the whole list: besides those of a search, by each column of the admin’s table. */
export const LIST_SORTS = [...SORTS, '-name', ...bothWays(['brand', 'category', 'stock'])] as const
export type ListSort = (typeof LIST_SORTS)[number]

/** The fields beyond those of everybody's query. */
export const ProductListQuery = ProductQuery.extend({
	sort: oneOf(LIST_SORTS).optional().openapi({
		description:
			'`stock` begins with the fewest, `-stock` with the most. What is alike stays in the shop’s own order, or the search’s',
	}),
	named: z
		.string()
		.max(200, issue('catalogue.search_too_long', { max: 200 }))
		.optional()
		.openapi({ description: 'Part of a name or id, as it is written' }),
	maxStock: amount,
	source: z.enum(['built-in', 'dynamic'], { error: issue('catalogue.source_wrong') }).optional(),
	part: z
		.string()
		.max(64)
		.optional()
		.openapi({ description: 'Kits that have the product with this id as a part' }),
	archived: z
		.enum(['true', 'false', 'all'], { error: issue('catalogue.archived_choice_wrong') })
		.optional()
		.openapi({ description: 'For admins: whether archived products are shown, alone or as well' }),
})
export type ProductListQuery = z.output<typeof ProductListQuery>

/** The meaning that a search gave a typed text, shown to the person who typed it. */
export const Understood = model('Understood', {
	categories: z
		.array(Category)
		.openapi({ description: 'Asked for as such; all that was found is in them' }),
	words: z
		.array(z.object({ typed: z.string(), meant: z.string() }))
		.openapi({ description: 'Taken for other words: misspelt, Hindi, or another name' }),
	unknown: z.array(z.string()).openapi({
		description:
			'No product has them: the search went without them. Of a search that finds nothing, all that it did not know',
	}),
	searched: z.array(z.string()).openapi({
		description:
			'What was looked for, as people write it, the categories last: `540 W`, `panels`; empty where nothing was found',
	}),
	ignored: z
		.array(z.string())
		.openapi({ description: 'Said of any product: the search went without them' }),
	limits: z
		.object({
			minPrice: z.number().optional(),
			maxPrice: z.number().optional(),
			minPower: z.number().optional(),
			maxPower: z.number().optional(),
		})
		.openapi({ description: 'Named in words: rupees and watts, both ends included' }),
	isNearest: z.boolean().openapi({
		description: 'Nothing has all that was asked for: what was found has the most of it',
	}),
})
export type Understood = z.output<typeof Understood>

const Counted = z.object({ value: z.string(), count: z.number() })
const Band = z.object({ min: z.number(), max: z.number().nullable(), count: z.number() })

/** How many products each further choice would leave, the other choices staying as they are. */
export const Facets = model('Facets', {
	categories: z.array(Counted),
	brands: z.array(Counted),
	prices: z.array(Band).openapi({ description: 'Rupees, both ends included' }),
	powers: z.array(Band).openapi({ description: 'Watts, both ends included' }),
	inStock: z.number(),
	total: z.number(),
	understood: Understood,
})
export type Facets = z.output<typeof Facets>

export const SuggestionsQuery = z.object({
	q: ProductQuery.shape.q,
	limit: inText(whole(1, MAX_SUGGESTIONS).default(6), 'whole').openapi({
		description: 'How many products',
	}),
})

/** The suggestions of a search box while one types. */
export const Suggestions = model('Suggestions', {
	understood: Understood,
	total: z.number().openapi({ description: 'How many products the whole search finds' }),
	categories: z.array(z.object({ category: Category, count: z.number() })).openapi({
		description: 'What was found, by category, most first',
	}),
	products: z
		.array(
			Product.pick({
				id: true,
				name: true,
				category: true,
				price: true,
				image: true,
				stock: true,
			}),
		)
		.openapi({ description: 'The best of them' }),
})
export type Suggestions = z.output<typeof Suggestions>
