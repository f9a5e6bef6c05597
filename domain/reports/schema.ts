import { z } from '@hono/zod-openapi'
import { day } from '../../shared/day.ts'
import { PageQuery } from '../../shared/lists/page-query.ts'
import { bothWays } from '../../shared/lists/sort.ts'
import { model, oneOf } from '../../shared/model.ts'

export const GRANULARITIES = ['day', 'week', 'month'] as const
export type Granularity = (typeof GRANULARITIES)[number]

export const BREAKDOWNS = ['category', 'product', 'installer', 'state'] as const
export type Breakdown = (typeof BREAKDOWNS)[number]

/** Each report is about whole days of the store’s calendar, both ends included. */
export const RangeQuery = z.object({
	from: day().optional().openapi({ description: 'First day; without it, thirty days to the last' }),
	to: day()
		.optional()
		.openapi({ description: 'Last day, at most five years on; today unless given' }),
})
export type RangeQuery = z.output<typeof RangeQuery>

export const SalesQuery = RangeQuery.extend({ by: oneOf(GRANULARITIES).default('day') })
export type SalesQuery = z.output<typeof SalesQuery>

/** The CSV has every row; only the list is read in parts. */
export const BreakdownQuery = RangeQuery.extend({ by: oneOf(BREAKDOWNS).default('category') })
export type BreakdownQuery = z.output<typeof BreakdownQuery>

export const BREAKDOWN_SORTS = bothWays(['name', 'orders', 'pieces', 'value'])
export const BreakdownListQuery = BreakdownQuery.extend(PageQuery.shape).extend({
	sort: oneOf(BREAKDOWN_SORTS).default('-value'),
})

export const STOCK_SORTS = bothWays(['name', 'stock', 'value', 'sold', 'end'])
export const StockListQuery = PageQuery.extend({
	sort: oneOf(STOCK_SORTS).default('end').openapi({ description: '`end`: what runs out first' }),
})

const text = (description: string) => z.string().openapi({ description })
const number = (description: string) => z.number().openapi({ description })
const ratio = (description: string) =>
	z
		.number()
		.nullable()
		.openapi({ description: `${description}, from 0 to 1; null of none` })
const seconds = (description: string) =>
	z
		.number()
		.nullable()
		.openapi({ description: `${description}, whole seconds; null of none` })

const range = { from: text('First day, YYYY-MM-DD'), to: text('Last day, YYYY-MM-DD') }

export const SalesFigures = model('SalesFigures', {
	orders: number(
		'Orders placed in these days, by the store’s clock, and not declined or cancelled',
	),
	value: number('Their totals, rupees, GST included'),
	placed: number('All orders placed, whatever became of them'),
	placedValue: number('Their totals, rupees'),
	declined: number('Those of them declined since'),
	declinedValue: number('Their totals, rupees'),
	cancelled: number('Those of them cancelled since'),
	cancelledValue: number('Their totals, rupees'),
})
export type SalesFigures = z.output<typeof SalesFigures>

export const SalesBucket = SalesFigures.extend(range).openapi('SalesBucket')
export type SalesBucket = z.output<typeof SalesBucket>

export const SalesReport = model('SalesReport', {
	...range,
	by: z.enum(GRANULARITIES),
	totals: SalesFigures,
	buckets: z.array(SalesBucket).openapi({
		description: 'Each day, week from Monday, or month of the range, empty ones too',
	}),
})
export type SalesReport = z.output<typeof SalesReport>

const parts = {
	orders: number(
		'Orders not declined or cancelled; an order may be in several categories or products',
	),
	pieces: number('Pieces ordered'),
	value: number('Of the order lines for categories and products, else of whole orders; rupees'),
}

export const BreakdownRow = model('BreakdownRow', {
	id: z.string().nullable(),
	name: z.string(),
	...parts,
})
export type BreakdownRow = z.output<typeof BreakdownRow>

export const BreakdownReport = model('BreakdownReport', {
	...range,
	by: z.enum(BREAKDOWNS),
	totals: z.object(parts),
	rows: z
		.array(BreakdownRow)
		.openapi({ description: 'Highest value first unless asked otherwise' }),
})
export type BreakdownReport = z.output<typeof BreakdownReport>

const answers = {
	accepted: number('Orders accepted'),
	declined: number('Orders declined'),
	open: number('Orders still waiting for an answer'),
	rate: ratio('Accepted of those accepted or declined'),
	medianSeconds: seconds('Half were accepted within this time of being placed'),
	ninetiethSeconds: seconds('Nine in ten were accepted within this time of being placed'),
}

export const InstallerAcceptance = model('InstallerAcceptance', {
	id: z.string(),
	name: z.string(),
	...answers,
	declined: number('Orders this installer declined or passed on'),
})
export type InstallerAcceptance = z.output<typeof InstallerAcceptance>

export const AcceptanceReport = model('AcceptanceReport', {
	...range,
	totals: z.object({
		offered: number('Orders placed in these days: each is offered to installers'),
		...answers,
		cancelled: number('Orders cancelled before anyone answered'),
	}),
	installers: z.array(InstallerAcceptance).openapi({ description: 'Most accepted first' }),
})
export type AcceptanceReport = z.output<typeof AcceptanceReport>

export const CartFigures = model('CartFigures', {
	filled: number('Carts filled in these days: the first product went into an empty cart'),
	ordered: number('Those of them ordered since'),
	emptied: number('Those of them emptied since'),
	open: number('Those of them still filled'),
	conversion: ratio('Ordered of those filled'),
})
export type CartFigures = z.output<typeof CartFigures>

export const CartBucket = CartFigures.extend(range).openapi('CartBucket')
export type CartBucket = z.output<typeof CartBucket>

export const CartsReport = model('CartsReport', {
	...range,
	by: z.enum(GRANULARITIES),
	totals: CartFigures,
	buckets: z.array(CartBucket),
})
export type CartsReport = z.output<typeof CartsReport>

export const StockRow = model('StockRow', {
	id: z.string(),
	name: z.string(),
	category: z.string(),
	kit: z.boolean().openapi({ description: 'Sold as its parts, which are counted by themselves' }),
	stock: number('Pieces; of a kit, as many as its parts allow'),
	value: number('At the present price, rupees; 0 of a kit'),
	sold: number(
		'Pieces in orders of the last thirty days, not declined or cancelled, those in kits included',
	),
	perDay: number('Pieces sold a day, to two decimals'),
	runsOutOn: z.string().nullable().openapi({
		description: 'The day the stock ends at this rate; null for never or beyond ten years',
	}),
})
export type StockRow = z.output<typeof StockRow>

export const StockReport = model('StockReport', {
	day: text('The day it is counted on'),
	totals: z.object({ products: z.number(), pieces: z.number(), value: number('Rupees') }),
	rows: z
		.array(StockRow)
		.openapi({ description: 'What runs out first comes first unless asked otherwise' }),
})
export type StockReport = z.output<typeof StockReport>
