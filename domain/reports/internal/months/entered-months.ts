import type { Database } from '../../../../db/database.ts'
import { monthSpan } from '../../../../shared/calendar.ts'
import { monthAt } from '../../../closed-months/rules.ts'
import { reportTables } from '../../tables.ts'

/** When the books have their first entry from a moment on; null where they have none. @param from epoch milliseconds */
async function firstEntryFrom(db: Database, from: number): Promise<number | null> {
	const tables = reportTables(db)
	const rows = await Promise.all([
		tables
			.selectFrom('documents')
			.select((eb) => eb.fn.min('dated_at').as('at'))
			.where('dated_at', '>=', from)
			.where('kind', '!=', 'quotation')
			.executeTakeFirst(),
		tables
			.selectFrom('payments')
			.select((eb) => eb.fn.min('captured_at').as('at'))
			.where('captured_at', '>=', from)
			.where('booked_at', 'is', null)
			.executeTakeFirst(),
		tables
			.selectFrom('payments')
			.select((eb) => eb.fn.min('booked_at').as('at'))
			.where('booked_at', '>=', from)
			.executeTakeFirst(),
		tables
			.selectFrom('refunds')
			.select((eb) => eb.fn.min('done_at').as('at'))
			.where('done_at', '>=', from)
			.executeTakeFirst(),
		tables
			.selectFrom('settlements')
			.select((eb) => eb.fn.min(eb.fn.coalesce('booked_at', 'settled_at')).as('at'))
			.where((eb) => eb(eb.fn.coalesce('booked_at', 'settled_at'), '>=', from))
			.executeTakeFirst(),
	])
	const found = rows.flatMap((row) => (typeof row?.at === 'number' ? [row.at] : []))
	return found.length > 0 ? Math.min(...found) : null
}

/** The months of the books with an entry, the earliest first: `2026-11`. */
export async function enteredMonths(db: Database): Promise<string[]> {
	const months: string[] = []
	let next = await firstEntryFrom(db, 0)
	while (next !== null) {
		const month = monthAt(next)
		months.push(month)
		next = await firstEntryFrom(db, monthSpan(month).before)
	}
	return months
}
