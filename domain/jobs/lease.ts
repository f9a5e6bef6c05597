import type { ExpressionBuilder } from 'kysely'
import type { Database } from '../../db/database.ts'
import type { JobKindName } from './schema.ts'
import { type JobTables, jobTables } from './tables.ts'

/** So long a process has a job to itself; one that takes longer renews it. */
export const LEASE_MS = 60_000

export interface LeasedJob {
	id: string
	kind: JobKindName
	key: string
	payload: unknown
	/** How often it has been tried, this time included. */
	attempts: number
}

type Jobs = ExpressionBuilder<JobTables, 'jobs'>

const isFree =
	(now: number) =>
	({ eb, and, or }: Jobs) =>
		and([
			eb('done_at', 'is', null),
			eb('failed_at', 'is', null),
			or([eb('leased_until', 'is', null), eb('leased_until', '<=', now)]),
		])

interface Wanted {
	worker: string
	now: number
	most: number
}

/**
 * Takes what is due and in nobody's hands, the longest due first. One that a process has left without ending it is due
 * again once its lease is over.
 */
export async function leaseDueJobs(db: Database, wanted: Wanted): Promise<LeasedJob[]> {
	for (;;) {
		const due = await dueJobs(db, wanted)
		if (due.length === 0) return []
		const leased = await leaseFree(db, due, wanted)
		// Else another process has taken them all: there may be more.
		if (leased.length > 0) return leased
	}
}

async function dueJobs(db: Database, { now, most }: Wanted): Promise<string[]> {
	const due = await jobTables(db)
		.selectFrom('jobs')
		.select('id')
		.where(isFree(now))
		.where('run_at', '<=', now)
		.orderBy('run_at')
		.orderBy('id')
		.limit(most)
		.execute()
	return due.map(({ id }) => id)
}

async function leaseFree(
	db: Database,
	ids: string[],
	{ worker, now }: Wanted,
): Promise<LeasedJob[]> {
	const rows = await jobTables(db)
		.updateTable('jobs')
		.set(({ eb }) => ({
			leased_until: now + LEASE_MS,
			leased_by: worker,
			attempts: eb('attempts', '+', 1),
		}))
		.where('id', 'in', ids)
		.where(isFree(now))
		.returning(['id', 'kind', 'key', 'payload', 'attempts'])
		.execute()
	return rows.map((row) => ({ ...row, payload: JSON.parse(row.payload) }))
}

/** Keeps what takes longer than a lease. */
export async function renewLeases(
	db: Database,
	{ worker, now, ids }: { worker: string; now: number; ids: string[] },
): Promise<void> {
	if (ids.length === 0) return
	await jobTables(db)
		.updateTable('jobs')
		.set({ leased_until: now + LEASE_MS })
		.where('leased_by', '=', worker)
		.where('id', 'in', ids)
		.execute()
}

interface Ending {
	worker: string
	now: number
}

/** Of jobs that are done; one whose lease has meanwhile gone to another process is left to it. */
export async function markDone(
	db: Database,
	{ worker, now, ids }: Ending & { ids: string[] },
): Promise<void> {
	await jobTables(db)
		.updateTable('jobs')
		.set({ done_at: now, leased_until: null, leased_by: null, error: null })
		.where('leased_by', '=', worker)
		.where('id', 'in', ids)
		.execute()
}

/** Of a job that is done and to be done again later. */
export async function markDueAgain(
	db: Database,
	{
		worker,
		id,
		runAt,
		error,
	}: Pick<Ending, 'worker'> & { id: string; runAt: number; error: string | null },
): Promise<void> {
	await jobTables(db)
		.updateTable('jobs')
		.set({ run_at: runAt, attempts: 0, leased_until: null, leased_by: null, error })
		.where('leased_by', '=', worker)
		.where('id', '=', id)
		.execute()
}

/** Of a job that failed: it waits for its next attempt, or for an admin where `again` is null. */
export async function markFailed(
	db: Database,
	{
		worker,
		now,
		job,
		error,
		again,
	}: Ending & { job: LeasedJob; error: string; again: number | null },
): Promise<void> {
	await jobTables(db)
		.updateTable('jobs')
		.set({
			...(again === null ? { failed_at: now } : { run_at: again }),
			leased_until: null,
			leased_by: null,
			error,
		})
		.where('leased_by', '=', worker)
		.where('id', '=', job.id)
		.execute()
}
