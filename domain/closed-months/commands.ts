import { isPostgres, type Tx } from '../../db/database.ts'
import { newId } from '../../shared/ids.ts'
import { lastClosedMonth } from './queries.ts'
import { bookedAt, monthAt } from './rules.ts'
import { closedMonthTables } from './tables.ts'

/**
 * Waits for a transaction that closes a month, or with `alone` for all transactions that enter something. SQLite has one
 * writer at a time.
 */
async function lock(tx: Tx, { alone }: { alone: boolean }): Promise<void> {
	if (!isPostgres(tx)) return
	const row = closedMonthTables(tx).selectFrom('month_lock').select('id')
	await (alone ? row.forUpdate() : row.forShare()).execute()
}

/** Keeps others from entering anything into months that are over, until the transaction ends. */
export const lockMonths = (tx: Tx) => lock(tx, { alone: true })

/**
 * Where an event that is entered now stands in the books; no month is closed before the transaction ends.
 * @param happened, now epoch milliseconds @returns the same moment, unless its month is closed
 */
export async function bookEvent(tx: Tx, happened: number, now: number): Promise<number> {
	// No month is closed before it is over.
	if (monthAt(happened) >= monthAt(now)) return happened
	await lock(tx, { alone: false })
	return bookedAt(happened, now, await lastClosedMonth(tx))
}

interface NewClosing {
	month: string
	note: string
	by: string
	at: number
	exports: ReadonlyMap<string, string>
}

/** Closes a month, and keeps its exports. The caller has locked the months and seen that it can be closed. */
export async function insertClosing(tx: Tx, closing: NewClosing): Promise<void> {
	const { month, note, by, at, exports } = closing
	const id = newId()
	const tables = closedMonthTables(tx)
	await tables
		.insertInto('month_closings')
		.values({
			id,
			month,
			note,
			closed_by: by,
			closed_at: at,
			reopened_by: null,
			reopened_at: null,
			reason: null,
		})
		.execute()
	for (const [name, body] of exports)
		await tables.insertInto('month_exports').values({ closing_id: id, name, body }).execute()
}

/** Opens a closed month again; the files of its return stay with its closing. */
export async function endClosing(
	tx: Tx,
	id: string,
	{ by, at, reason }: { by: string; at: number; reason: string },
): Promise<void> {
	await closedMonthTables(tx)
		.updateTable('month_closings')
		.set({ reopened_by: by, reopened_at: at, reason })
		.where('id', '=', id)
		.execute()
}
