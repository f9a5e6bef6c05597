import { sql } from 'kysely'
import { placeOfPin } from '../../../shared/addresses/place-of-pin.ts'
import { add, type Paise, toRupees, zero } from '../../../shared/money.ts'
import type { AppContext } from '../../app-context.ts'
import type { Range } from '../rules.ts'
import type { Breakdown, BreakdownReport } from '../schema.ts'
import { reportTables } from '../tables.ts'
import { amount, countedIn } from './columns.ts'

interface Part {
	id: string | null
	name: string
	orders: number
	pieces: number
	value: Paise
}

const PIECES = sql<number>`cast(sum(order_lines.quantity) as bigint)`
const LINES_VALUE = sql<string>`cast(sum(order_lines.price_paise * order_lines.quantity) as text)`
const ORDERS_OF_LINES = sql<number>`count(distinct order_lines.order_id)`
const ORDERS_VALUE = sql<string>`cast(sum(total_paise) as text)`
const PIECES_OF_ORDERS = sql<number>`cast(sum((
	select sum(quantity) from order_lines where order_lines.order_id = orders.id
)) as bigint)`

const linesIn = ({ db }: AppContext, range: Range) =>
	reportTables(db)
		.selectFrom('orders')
		.innerJoin('order_lines', 'order_lines.order_id', 'orders.id')
		.where(countedIn(range))

async function byCategory(ctx: AppContext, range: Range): Promise<Part[]> {
	const rows = await linesIn(ctx, range)
		.innerJoin('products', 'products.id', 'order_lines.product_id')
		.select([
			'products.category',
			ORDERS_OF_LINES.as('orders'),
			PIECES.as('pieces'),
			LINES_VALUE.as('value'),
		])
		.groupBy('products.category')
		.execute()
	return rows.map(({ category, value, ...row }) => ({
		id: category,
		name: category,
		...row,
		value: amount(value),
	}))
}

async function byProduct(ctx: AppContext, range: Range): Promise<Part[]> {
	const sold = linesIn(ctx, range)
		.select([
			'order_lines.product_id',
			ORDERS_OF_LINES.as('orders'),
			PIECES.as('pieces'),
			LINES_VALUE.as('value'),
		])
		.groupBy('order_lines.product_id')
		.as('sold')
	const rows = await reportTables(ctx.db)
		.selectFrom(sold)
		.innerJoin('products', 'products.id', 'sold.product_id')
		.select(['products.id', 'products.name', 'sold.orders', 'sold.pieces', 'sold.value'])
		.execute()
	return rows.map((row) => ({ ...row, value: amount(row.value) }))
}

const ordersBy = ({ db }: AppContext, range: Range, column: 'installer_id' | 'zip_prefix') =>
	reportTables(db)
		.selectFrom('orders')
		.where(countedIn(range))
		.select((eb) => [
			`${column} as key` as const,
			eb.fn.countAll<number>().as('orders'),
			PIECES_OF_ORDERS.as('pieces'),
			ORDERS_VALUE.as('value'),
		])
		.groupBy(column)

async function byInstaller(ctx: AppContext, range: Range): Promise<Part[]> {
	const rows = await reportTables(ctx.db)
		.selectFrom(ordersBy(ctx, range, 'installer_id').as('taken'))
		.leftJoin('users', 'users.id', 'taken.key')
		.select(['taken.key as id', 'users.name', 'taken.orders', 'taken.pieces', 'taken.value'])
		.execute()
	return rows.map((row) => ({
		...row,
		name: row.id === null ? 'Not taken yet' : (row.name ?? 'Gone'),
		value: amount(row.value),
	}))
}

async function byState(ctx: AppContext, range: Range): Promise<Part[]> {
	const rows = await ordersBy(ctx, range, 'zip_prefix').execute()
	const states = new Map<string, Part>()
	for (const { key, orders, pieces, value } of rows) {
		const state = (key && placeOfPin(key)?.state) || null
		const name = state ?? 'Elsewhere'
		const part = states.get(name) ?? { id: state, name, orders: 0, pieces: 0, value: zero }
		states.set(name, {
			...part,
			orders: part.orders + orders,
			pieces: part.pieces + pieces,
			value: add(part.value, amount(value)),
		})
	}
	return [...states.values()]
}

const byName = (a: Part, b: Part) =>
	a.name.localeCompare(b.name, 'en') || (a.id ?? '').localeCompare(b.id ?? '', 'en')

const PARTS = { category: byCategory, product: byProduct, installer: byInstaller, state: byState }

export async function breakdownOf(
	ctx: AppContext,
	range: Range,
	by: Breakdown,
): Promise<BreakdownReport> {
	const parts = await PARTS[by](ctx, range)
	const { orders } = await reportTables(ctx.db)
		.selectFrom('orders')
		.where(countedIn(range))
		.select((eb) => eb.fn.countAll<number>().as('orders'))
		.executeTakeFirstOrThrow()
	return {
		...range,
		by,
		totals: {
			orders,
			pieces: parts.reduce((pieces, part) => pieces + part.pieces, 0),
			value: toRupees(parts.reduce((value, part) => add(value, part.value), zero)),
		},
		rows: parts
			.sort((a, b) => b.value - a.value || byName(a, b))
			.map((part) => ({ ...part, value: toRupees(part.value) })),
	}
}
