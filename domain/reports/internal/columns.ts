import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely'
import { AHEAD_MS, dayAfter, startOfDay } from '../../../shared/calendar.ts'
import { DAY_MS } from '../../../shared/durations.ts'
import { type Paise, paise } from '../../../shared/money.ts'
import type { Range } from '../rules.ts'
import type { ReportTables } from '../tables.ts'

/** When a range begins and when it is over, epoch milliseconds. */
export const momentsOf = ({ from, to }: Range) =>
	({ since: startOfDay(from), before: startOfDay(dayAfter(to)) }) as const

/** The day of the store's calendar a moment falls on, counted from 1 January 1970. */
export const dayOf = (column: 'orders.created_at' | 'cart_sessions.started_at') =>
	sql<number>`(${sql.ref(column)} + ${sql.lit(AHEAD_MS)}) / ${sql.lit(DAY_MS)}`

/** A sum of paise as the database writes it; text, since it may be more than a number can be exactly. */
export const amount = (text: string | null): Paise => paise(Number(text ?? 0))

/** Placed in the range, without orders that only waited for their money. */
export const placedIn = (range: Range) => (eb: ExpressionBuilder<ReportTables, 'orders'>) => {
	const { since, before } = momentsOf(range)
	return eb.and([
		eb('orders.created_at', '>=', since),
		eb('orders.created_at', '<', before),
		eb('orders.released_at', 'is not', null),
	])
}

/** Placed in the range and not declined or cancelled: the orders whose value counts. */
export const countedIn =
	(range: Range) =>
	(eb: ExpressionBuilder<ReportTables, 'orders'>): Expression<SqlBool> =>
		eb.and([placedIn(range)(eb), eb('orders.status', 'not in', ['declined', 'cancelled'])])
