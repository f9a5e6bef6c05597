import { sql } from 'kysely'
import { toRupees } from '../../../shared/money.ts'
import type { AppContext } from '../../app-context.ts'
import { figuresOf, inBuckets, type Range } from '../rules.ts'
import type { Granularity, SalesFigures, SalesReport } from '../schema.ts'
import { reportTables } from '../tables.ts'
import { amount, dayOf, placedIn } from './columns.ts'

function inRupees(figures: ReturnType<typeof figuresOf>): SalesFigures {
	const { effective, placed, declined, cancelled } = figures
	return {
		orders: effective.orders,
		value: toRupees(effective.value),
		placed: placed.orders,
		placedValue: toRupees(placed.value),
		declined: declined.orders,
		declinedValue: toRupees(declined.value),
		cancelled: cancelled.orders,
		cancelledValue: toRupees(cancelled.value),
	}
}

export async function salesOf(
	ctx: AppContext,
	range: Range,
	by: Granularity,
): Promise<SalesReport> {
	const day = dayOf('orders.created_at')
	const grouped = await reportTables(ctx.db)
		.selectFrom('orders')
		.where(placedIn(range))
		.select((eb) => [
			day.as('day'),
			'status',
			eb.fn.countAll<number>().as('orders'),
			sql<string>`cast(sum(total_paise) as text)`.as('value'),
		])
		.groupBy([day, 'status'])
		.execute()
	const rows = grouped.map((row) => ({ ...row, value: amount(row.value) }))
	return {
		...range,
		by,
		totals: inRupees(figuresOf(rows)),
		buckets: inBuckets(rows, range, by).map(({ from, to, rows: its }) => ({
			from,
			to,
			...inRupees(figuresOf(its)),
		})),
	}
}
