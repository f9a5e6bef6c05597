import type { Selectable } from 'kysely'
import type { Database } from '../../db/database.ts'
import { type ClosedMonthTables, closedMonthTables } from './tables.ts'

export type ClosingRow = Selectable<ClosedMonthTables['month_closings']>

/** The last month that is closed, and with it all before; null where none is. */
export async function lastClosedMonth(db: Database): Promise<string | null> {
	const row = await closedMonthTables(db)
		.selectFrom('month_closings')
		.select('month')
		.where('reopened_at', 'is', null)
		.orderBy('month', 'desc')
		.limit(1)
		.executeTakeFirst()
	return row?.month ?? null
}

/** Every closing there was, the latest month first, and of a month the last closing first. */
export const allClosings = (db: Database): Promise<ClosingRow[]> =>
	closedMonthTables(db)
		.selectFrom('month_closings')
		.selectAll()
		.orderBy('month', 'desc')
		.orderBy('closed_at', 'desc')
		.execute()

/** How a month is closed; undefined where it is open, or closed with a later one for having no entries. */
export const closingOf = (db: Database, month: string): Promise<ClosingRow | undefined> =>
	closedMonthTables(db)
		.selectFrom('month_closings')
		.selectAll()
		.where('month', '=', month)
		.where('reopened_at', 'is', null)
		.executeTakeFirst()

/** The exports of a closing, by name. */
export async function exportsOfClosing(db: Database, id: string): Promise<Map<string, string>> {
	const rows = await closedMonthTables(db)
		.selectFrom('month_exports')
		.select(['name', 'body'])
		.where('closing_id', '=', id)
		.execute()
	return new Map(rows.map(({ name, body }) => [name, body]))
}

/** An export of a month as it was filed, with when; null where the month is open. */
export async function filedExport(
	db: Database,
	month: string,
	name: string,
): Promise<{ body: string; closedAt: number } | null> {
	const row = await closedMonthTables(db)
		.selectFrom('month_exports')
		.innerJoin('month_closings', 'month_closings.id', 'month_exports.closing_id')
		.select(['body', 'closed_at'])
		.where('month', '=', month)
		.where('reopened_at', 'is', null)
		.where('name', '=', name)
		.executeTakeFirst()
	return row ? { body: row.body, closedAt: row.closed_at } : null
}
