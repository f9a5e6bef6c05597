import type { Database } from '../../../../db/database.ts'
import { dayAt } from '../../../../shared/calendar.ts'
import { documentTables } from '../../tables.ts'
import type { Filed } from './gst-return/return-rules.ts'

export interface DatedDocument extends Filed {
	orderId: string | null
	/** Epoch milliseconds. */
	at: number
	/** When it happened, where it came too late for a closed month; null of all others. */
	lateOf: number | null
}

/** What the books have of a time, from the first on. Quotations, by which nothing was sold, are in no books. */
export const bookedBetween = (db: Database, { from, before }: { from: number; before: number }) =>
	documentTables(db)
		.selectFrom('documents')
		.where('dated_at', '>=', from)
		.where('dated_at', '<', before)
		.where('kind', '!=', 'quotation')
		.orderBy('dated_at')
		.orderBy('id')

/**
 * Documents issued within a time, from the first on.
 * @param from, before epoch milliseconds
 */
export async function documentsBetween(
	db: Database,
	from: number,
	before: number,
): Promise<DatedDocument[]> {
	const rows = await bookedBetween(db, { from, before })
		.select(['kind', 'series', 'number', 'order_id', 'snapshot', 'dated_at'])
		.select('happened_at')
		.execute()
	return rows.map(({ kind, series, number, order_id, snapshot, dated_at, happened_at }) => ({
		kind,
		series,
		number,
		orderId: order_id,
		at: dated_at,
		lateOf: happened_at,
		day: dayAt(dated_at),
		content: JSON.parse(snapshot),
	}))
}
