import { sql } from 'kysely'
import { dayAt, daysAfter } from '../shared/calendar.ts'
import { sum, times, toRupees } from '../shared/money.ts'
import type { Store } from '../store.ts'
import { standingIn } from './columns.ts'
import { daysLeft, RATE_DAYS, runsOutOn } from './rules.ts'
import type { StockReport } from './schema.ts'

/** Every product that is not deleted, with what it is worth and how long it lasts. */
export async function holdingsOf(store: Store): Promise<StockReport> {
	const today = dayAt(store.now())
	const sold = store.db
		.selectFrom('orders')
		.innerJoin('order_lines', 'order_lines.order_id', 'orders.id')
		.where(standingIn({ from: daysAfter(today, 1 - RATE_DAYS), to: today }))
		.select([
			'order_lines.product_id',
			sql<number>`cast(sum(order_lines.quantity) as bigint)`.as('pieces'),
		])
		.groupBy('order_lines.product_id')
		.as('sold')
	const found = await store.db
		.selectFrom('products')
		.leftJoin(sold, 'sold.product_id', 'products.id')
		.where('products.deleted_at', 'is', null)
		.select(['id', 'name', 'category', 'stock', 'price_paise', 'sold.pieces'])
		.execute()
	const rows = found.map(({ price_paise, pieces, ...row }) => ({
		...row,
		sold: pieces ?? 0,
		worth: times(price_paise, row.stock),
		left: daysLeft(row.stock, pieces ?? 0),
	}))
	return {
		day: today,
		totals: {
			products: rows.length,
			pieces: rows.reduce((all, { stock }) => all + stock, 0),
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
