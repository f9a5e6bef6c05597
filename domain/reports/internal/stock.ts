import { sql } from 'kysely'
import { type Day, dayAt, daysAfter } from '../../../shared/calendar.ts'
import { sum, times, toRupees, zero } from '../../../shared/money.ts'
import type { AppContext } from '../../app-context.ts'
import { isKit } from '../../catalogue/kits/kits.ts'
import { RATE_DAYS } from '../limits.ts'
import { daysLeft, runsOutOn } from '../rules.ts'
import type { StockReport } from '../schema.ts'
import { reportTables } from '../tables.ts'
import { countedIn } from './columns.ts'

/**
 * The pieces in orders of the last thirty days, by product, without declined and cancelled ones: a kit's parts besides
 * the kit itself.
 */
async function soldUntil(ctx: AppContext, today: Day): Promise<Map<string, number>> {
	const range = { from: daysAfter(today, 1 - RATE_DAYS), to: today }
	const lines = await reportTables(ctx.db)
		.selectFrom('orders')
		.innerJoin('order_lines', 'order_lines.order_id', 'orders.id')
		.where(countedIn(range))
		.select([
			'order_lines.product_id',
			sql<number>`cast(sum(order_lines.quantity) as bigint)`.as('pieces'),
		])
		.groupBy('order_lines.product_id')
		.execute()
	const parts = await reportTables(ctx.db)
		.selectFrom('orders')
		.innerJoin('order_line_parts', 'order_line_parts.order_id', 'orders.id')
		.innerJoin('order_lines', (join) =>
			join
				.onRef('order_lines.order_id', '=', 'order_line_parts.order_id')
				.onRef('order_lines.line', '=', 'order_line_parts.line'),
		)
		.where(countedIn(range))
		.select([
			'order_line_parts.product_id',
			sql<number>`cast(sum(order_lines.quantity * order_line_parts.quantity) as bigint)`.as(
				'pieces',
			),
		])
		.groupBy('order_line_parts.product_id')
		.execute()
	const sold = new Map<string, number>()
	for (const { product_id: id, pieces } of [...lines, ...parts])
		sold.set(id, (sold.get(id) ?? 0) + pieces)
	return sold
}

/**
 * Every product that is not deleted, with the value of its stock and how long it lasts. The value of kits lies in their
 * parts and is counted there.
 */
export async function stockOf(ctx: AppContext): Promise<StockReport> {
	const today = dayAt(ctx.now())
	const sold = await soldUntil(ctx, today)
	const found = await reportTables(ctx.db)
		.selectFrom('products')
		.where('deleted_at', 'is', null)
		.select(['id', 'name', 'category', 'stock', 'price_paise'])
		.orderBy('id')
		.execute()
	await ctx.catalogue.refresh()
	const rows = found.map(({ price_paise, ...row }) => {
		const product = ctx.catalogue.anyById(row.id)
		const kit = product !== undefined && isKit(product)
		const stock = kit ? product.stock : row.stock
		const pieces = sold.get(row.id) ?? 0
		const worth = kit ? zero : times(price_paise, stock)
		return { ...row, kit, stock, sold: pieces, worth, left: daysLeft(stock, pieces) }
	})
	return {
		day: today,
		totals: {
			products: rows.length,
			pieces: rows.reduce((all, { stock, kit }) => all + (kit ? 0 : stock), 0),
			value: toRupees(sum(rows.map(({ worth }) => worth))),
		},
		rows: rows
			.sort((a, b) => (a.left < b.left ? -1 : a.left > b.left ? 1 : 0) || b.worth - a.worth)
			.map(({ worth, left: _, ...row }) => ({
				...row,
				value: toRupees(worth),
				perDay: Math.round((row.sold * 100) / RATE_DAYS) / 100,
				runsOutOn: runsOutOn(row.stock, row.sold, today),
			})),
	}
}
