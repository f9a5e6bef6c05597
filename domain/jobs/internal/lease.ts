import type { ExpressionBuilder } from 'kysely'
import type { Database } from '../../../db/database.ts'
import { LEASE_MS } from '../limits.ts'
import { JOB_KINDS, type JobKindName } from '../schema.ts'
import { type JobTables, jobTables } from '../tables.ts'

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
	/** How many more of a kind may be begun. */
	placesFor: (kind: JobKindName) => number
}

/**
 * Takes the due jobs that no process has, the longest due first. One that a process has left without ending it is due
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

async function dueJobs(db: Database, { now, most, placesFor }: Wanted): Promise<string[]> {
	const places = new Map(JOB_KINDS.map((kind) => [kind, placesFor(kind)]))
	const full = JOB_KINDS.filter((kind) => places.get(kind) === 0)
	let due = jobTables(db)
		.selectFrom('jobs')
		.select(['id', 'kind'])
		.where(isFree(now))
		.where('run_at', '<=', now)
	if (full.length > 0) due = due.where('kind', 'not in', full)
	const rows = await due.orderBy('run_at').orderBy('id').limit(most).execute()
	return rows.flatMap(({ id, kind }) => {
		const left = places.get(kind) ?? most
		places.set(kind, left - 1)
		return left > 0 ? [id] : []
	})
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
	const leased = new Map(rows.map((row) => [row.id, row]))
	// A database returns changed rows in an order of its own.
	return ids.flatMap((id) => {
		const row = leased.get(id)
		return row ? [{ ...row, payload: JSON.parse(row.payload) }] : []
	})
}

/** Changes jobs that a process has leased; those that another has taken meanwhile are left to it. */
const leasedBy = (db: Database, worker: string, ids: readonly string[]) =>
	jobTables(db).updateTable('jobs').where('leased_by', '=', worker).where('id', 'in', ids)

/** The columns of a job that no process has. */
export const RELEASED = { leased_until: null, leased_by: null }

/** Renews the leases of jobs that take longer than one. */
export async function renewLeases(
	db: Database,
	{ worker, now, ids }: { worker: string; now: number; ids: string[] },
): Promise<void> {
	if (ids.length === 0) return
	await leasedBy(db, worker, ids)
		.set({ leased_until: now + LEASE_MS })
		.execute()
}

interface Ending {
	worker: string
	now: number
}

/** Marks jobs as done. */
export async function markDone(
	db: Database,
	{ worker, now, ids }: Ending & { ids: string[] },
): Promise<void> {
	await leasedBy(db, worker, ids)
		.set({ ...RELEASED, done_at: now, error: null })
		.execute()
}

/** Marks a job as done and due again later. */
export async function markDueAgain(
	db: Database,
	{
		worker,
		id,
		runAt,
		error,
	}: Pick<Ending, 'worker'> & { id: string; runAt: number; error: string | null },
): Promise<void> {
	await leasedBy(db, worker, [id])
		.set({ ...RELEASED, run_at: runAt, attempts: 0, error })
		.execute()
}

/** Marks a job as failed: it waits for its next attempt, or for an admin where `again` is null. */
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
	const next = again === null ? { failed_at: now } : { run_at: again }
	await leasedBy(db, worker, [job.id])
		.set({ ...RELEASED, ...next, error })
		.execute()
}
