import { sql } from 'kysely'
import type { Database } from '../../../db/database.ts'
import { inTransaction } from '../../../db/transaction.ts'
import { FIRST_PAUSE_MS, LONGEST_PAUSE_MS, TIMEOUTS_BEFORE_PAUSE } from '../limits.ts'
import type { JobKindName } from '../schema.ts'
import { jobTables } from '../tables.ts'

/** How long a kind is paused after so many time-outs in a row, in milliseconds; 0 where it goes on. */
export const pauseMs = (timeouts: number): number =>
	timeouts < TIMEOUTS_BEFORE_PAUSE
		? 0
		: Math.min(FIRST_PAUSE_MS * 2 ** (timeouts - TIMEOUTS_BEFORE_PAUSE), LONGEST_PAUSE_MS)

export interface Pause {
	timeouts: number
	/** Epoch milliseconds; null while the kind is not paused. */
	until: number | null
}

export async function loadPauses(db: Database): Promise<Map<string, Pause>> {
	const rows = await jobTables(db).selectFrom('job_pauses').selectAll().execute()
	return new Map(rows.map((row) => [row.kind, { timeouts: row.timeouts, until: row.paused_until }]))
}

/**
 * Records that an outside service did not answer in time, and pauses the kind at the third time in a row. Those that
 * end while it is paused were begun before, and count no more.
 */
export async function recordTimeout(db: Database, kind: JobKindName, now: number): Promise<void> {
	await inTransaction(db, async (tx) => {
		// The row is locked until its pause is written: of two processes one counts after the other.
		const counted = await jobTables(tx)
			.insertInto('job_pauses')
			.values({ kind, timeouts: 1, paused_until: null })
			.onConflict((conflict) =>
				conflict
					.column('kind')
					.doUpdateSet({ timeouts: sql`job_pauses.timeouts + 1` })
					.where(({ or, eb }) =>
						or([
							eb('job_pauses.paused_until', 'is', null),
							eb('job_pauses.paused_until', '<=', now),
						]),
					),
			)
			.returning('timeouts')
			.executeTakeFirst()
		const ms = pauseMs(counted?.timeouts ?? 0)
		if (ms === 0) return
		await jobTables(tx)
			.updateTable('job_pauses')
			.set({ paused_until: now + ms })
			.where('kind', '=', kind)
			.execute()
	})
}

/**
 * Resumes a kind at once: the service has answered, or an admin says so. @returns whether it was paused, or about to be
 */
export async function endPause(db: Database, kind: JobKindName): Promise<boolean> {
	const { numDeletedRows } = await jobTables(db)
		.deleteFrom('job_pauses')
		.where('kind', '=', kind)
		.executeTakeFirst()
	return numDeletedRows > 0n
}
