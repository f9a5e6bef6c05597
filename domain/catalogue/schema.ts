import { z } from '@hono/zod-openapi'
import type { ProductId } from '../../shared/ids.ts'
import { bulkIds } from '../../shared/lists/bulk.ts'
import { issue } from '../../shared/messages/message.ts'
import { model, oneOf } from '../../shared/model.ts'
import { fromRupees } from '../../shared/money.ts'
import { decimalNumber, rupeesNumber, wholeNumber } from '../../shared/numbers/number-schema.ts'
import { CATEGORIES } from '../../shared/products/categories.ts'
import { UNIT_CODES } from '../../shared/products/units.ts'
import { line, optionalLine, paragraphs } from '../../shared/text/text.ts'
import { taxClassCode } from '../reference-data/schema.ts'
import { ComplianceRecords } from './compliance/schema.ts'
import { MAX_MORE_PICTURES, MAX_RUPEES, MAX_STOCK } from './limits.ts'
import { TechnicalSheet } from './sheet.ts'

export const Category = z.enum(CATEGORIES, {
	error: ({ input }) =>
		input == null || input === ''
			? issue('catalogue.category_required')
			: issue('catalogue.category_wrong', { options: CATEGORIES }),
})
export type Category = z.infer<typeof Category>

/** Why an admin changes a stock, where they say so. */
export const STOCK_REASONS = ['received', 'damaged', 'counted'] as const

const PRICE = issue('catalogue.price_wrong')
const STOCK = issue('catalogue.stock_wrong')

const Price = rupeesNumber(
	PRICE,
	issue('catalogue.price_decimals'),
	issue('catalogue.price_required'),
)
	.positive(PRICE)
	.max(MAX_RUPEES, issue('catalogue.price_at_most', { mostRupees: MAX_RUPEES }))
	.refine((rupees) => fromRupees(rupees) !== null, issue('catalogue.price_decimals'))

const WATTAGE = issue('catalogue.wattage_wrong')

const Wattage = decimalNumber(WATTAGE, issue('catalogue.wattage_required'))
	.min(0, WATTAGE)
	.refine((watts) => Number(watts.toFixed(3)) === watts, issue('catalogue.wattage_decimals'))
	.max(10_000_000, issue('catalogue.wattage_at_most', { most: 10_000_000 }))

const Stock = wholeNumber(
	STOCK,
	issue('catalogue.stock_whole'),
	issue('catalogue.stock_required'),
).max(MAX_STOCK, issue('catalogue.stock_at_most', { most: MAX_STOCK }))

const Image = line(500, issue('catalogue.image_required')).refine(
	(path) => /^\/(?!\/)[\w./-]+$/.test(path) || /^https:\/\/[^\s"'<>]+$/.test(path),
	issue('catalogue.image_wrong'),
)

const Pictures = z
	.array(Image, issue('catalogue.pictures_wrong'))
	.max(MAX_MORE_PICTURES, issue('catalogue.too_many_pictures', { most: MAX_MORE_PICTURES }))
	.openapi({ description: 'Further pictures in their order; `image` is the first of all' })

const Origin = line(100, issue('catalogue.origin_blank'))
	.nullable()
	.openapi({ description: 'The country it was made in; null where not known' })
const Importer = line(200, issue('catalogue.importer_blank')).nullable()

const TaxClassName = taxClassCode.nullable().openapi({
	description: 'The code of a tax class; null for the one that products of its category have',
	example: 'battery',
})

const UnitCode = oneOf(UNIT_CODES).nullable().openapi({
	description: 'The unit (UQC) that it is counted in on documents; null for that of its kind',
	example: 'MTR',
})

/** Words that stand in an address where the id of a product does. */
const RESERVED_IDS = ['suggestions', 'compare']

export const ProductIdText = line(64, issue('catalogue.id_required'))
	.regex(/^[A-Za-z0-9][A-Za-z0-9._-]*$/, issue('catalogue.id_wrong'))
	.refine((id) => !RESERVED_IDS.includes(id), issue('catalogue.id_reserved'))

export const NewProduct = z
	.object({
		id: ProductIdText,
		name: line(200, issue('catalogue.name_required')),
		brand: line(100, issue('catalogue.brand_required')).optional().openapi({
			description: 'The name of the shop where it is left out',
		}),
		category: Category,
		wattage: Wattage.default(0),
		price: Price.openapi({ description: 'Rupees, at most two decimals', example: 11499 }),
		stock: Stock.min(1, STOCK).optional().openapi({
			description:
				'Required, but of a kit: its stock follows from its parts, and what is sent here is left out',
		}),
		description: paragraphs(5000, issue('catalogue.description_required')),
		image: Image,
		pictures: Pictures.default([]),
		sheet: TechnicalSheet.nullish(),
		origin: Origin.default(null),
		importer: Importer.default(null),
		taxClass: TaxClassName.default(null),
		unit: UnitCode.default(null),
		compliance: ComplianceRecords.default([]),
	})
	.refine(({ stock, sheet }) => stock !== undefined || sheet?.kind === 'kit', {
		path: ['stock'],
		error: issue('catalogue.stock_required'),
		// Said beside the other mistakes.
		when: ({ value }) => typeof value === 'object' && value !== null,
	})
	.openapi('NewProduct')
export type NewProduct = z.output<typeof NewProduct>

const Fields = z.object({
	name: line(200, issue('catalogue.name_required')),
	brand: line(100, issue('catalogue.brand_required')),
	category: Category,
	wattage: Wattage,
	price: Price,
	stock: Stock.min(0, issue('catalogue.stock_negative')),
	description: paragraphs(5000, issue('catalogue.description_required')),
	image: Image,
	pictures: Pictures,
	sheet: TechnicalSheet.nullable(),
	origin: Origin,
	importer: Importer,
	taxClass: TaxClassName,
	unit: UnitCode,
	compliance: ComplianceRecords,
	archived: z.boolean(issue('catalogue.archived_wrong')).openapi({
		description: 'Kept with all it has, but not for sale and seen by admins alone',
	}),
})

/** The editable fields of a product. */
export type ProductFields = z.output<typeof Fields>

/** Some of the fields, judged as those of a change are. */
export const SomeFields = Fields.partial()
export type SomeFields = z.output<typeof SomeFields>

/** Any of the fields but the id; omitted ones stay as they are. */
export const ProductChange = Fields.extend({
	expected: SomeFields.openapi({
		description:
			'Fields as they were read; nothing is changed if one of them is another by now, and the answer tells which',
	}),
	expectedStock: z.number(issue('catalogue.expected_stock_wrong')).openapi({
		description: 'The stock as it was read; nothing is changed if it is another by now',
	}),
	stockChange: wholeNumber(issue('catalogue.stock_change_wrong')).openapi({
		description:
			'Pieces more, or fewer where negative, than there are at the time: what sold meanwhile is no matter. Instead of `stock`',
	}),
	stockReason: oneOf(STOCK_REASONS).openapi({ description: 'Of a change of the stock' }),
	stockNote: optionalLine(200).openapi({ description: 'Likewise, for the ledger' }),
})
	.partial()
	.openapi('ProductChange')
export type ProductChange = z.output<typeof ProductChange>

export const BulkArchive = model('BulkArchive', {
	ids: bulkIds(issue('catalogue.choose_product')),
	archived: Fields.shape.archived,
})
export type BulkArchive = z.output<typeof BulkArchive>

/** The average of three reviews or more. */
export const Rating = model('Rating', {
	stars: z.number().openapi({ description: 'From 1 to 5, to one decimal', example: 4.3 }),
	count: z.number().int().openapi({ description: 'Reviews' }),
})
export type Rating = z.output<typeof Rating>

export const Product = model('Product', {
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
	origin: z.string().nullable().openapi({ description: 'The country it was made in' }),
	importer: z.string().nullable(),
	taxClass: z.string().nullable().openapi({
		description: 'The tax class it names; null for that of its category',
	}),
	unit: z.enum(UNIT_CODES).nullable().openapi({
		description: 'The unit (UQC) it names; null for that of its kind',
	}),
	compliance: ComplianceRecords,
	rating: Rating.optional().openapi({
		description: 'The average of its reviews; missing where there are fewer than three',
	}),
})
export type Product = z.output<typeof Product>

export const StockMovement = model('StockMovement', {
	id: z.string(),
	change: z.number(),
	balance: z.number(),
	reason: z.enum([
		'opening',
		'added',
		'adjusted',
		...STOCK_REASONS,
		'ordered',
		'declined',
		'reopened',
		'cancelled',
		'imported',
		'returned',
	]),
	note: z.string().nullable(),
	orderId: z.string().nullable(),
	actor: z.string(),
	at: z.string(),
})
export type StockMovement = z.output<typeof StockMovement>
export type MovementReason = StockMovement['reason']
