import { chunks } from '../../db/chunks.ts'
import type { Database, Tx } from '../../db/database.ts'
import { afterCommit } from '../../db/transaction.ts'
import type { Actor } from '../../shared/actor.ts'
import { newId } from '../../shared/ids.ts'
import { message } from '../../shared/messages/message.ts'
import { fail, ok } from '../../shared/result.ts'
import type { AppContext } from '../app-context.ts'
import { audit } from '../audit/commands.ts'
import { authorizedTransaction } from '../authorized-transaction.ts'
import { RELEASED } from './internal/lease.ts'
import { maySeeJobs } from './policy.ts'
import { jobOf } from './queries.ts'
import type { JobKindName } from './schema.ts'
import { jobTables } from './tables.ts'

interface NewJob {
	kind: JobKindName
	/** The subject; a second job with the same key is never made. */
	key: string
	payload?: unknown
	/** Epoch milliseconds. */
	runAt: number
}

/**
 * Queues jobs in the transaction that causes them: if that is rolled back, so are they. A job that is not due yet is
 * found once it is, by the process that looks each second.
 */
export async function schedule(ctx: AppContext, tx: Tx, jobs: NewJob[]): Promise<void> {
	const now = ctx.now()
	await insertJobs(tx, now, jobs)
	if (jobs.some(({ runAt }) => runAt <= now)) afterCommit(tx, ctx.jobs.nudge)
}

export async function insertJobs(db: Database, now: number, jobs: NewJob[]): Promise<void> {
	for (const chunk of chunks(jobs))
		await jobTables(db)
			.insertInto('jobs')
			.values(
				chunk.map(({ kind, key, payload, runAt }) => ({
					id: newId(),
					kind,
					key,
					payload: JSON.stringify(payload ?? null),
					run_at: runAt,
					attempts: 0,
					created_at: now,
				})),
			)
			.onConflict((conflict) => conflict.column('key').doNothing())
			.execute()
}

/** Deletes all jobs of these kinds. */
export async function deleteJobsOf(db: Database, kinds: readonly JobKindName[]): Promise<void> {
	if (kinds.length === 0) return
	await jobTables(db).deleteFrom('jobs').where('kind', 'in', kinds).execute()
}

/** Has a job done once more, after any outcome; a process that has it just now does not mark it as done. */
export async function scheduleAgain(ctx: AppContext, tx: Tx, job: NewJob): Promise<void> {
	await insertJobs(tx, ctx.now(), [job])
	await jobTables(tx)
		.updateTable('jobs')
		.set({
			run_at: job.runAt,
			attempts: 0,
			done_at: null,
			failed_at: null,
			error: null,
			...RELEASED,
		})
		.where('key', '=', job.key)
		.execute()
	afterCommit(tx, ctx.jobs.nudge)
}

/** Has a job that failed for good tried again at once, with all its attempts. */
export const retryJob = (ctx: AppContext, actor: Actor, id: string) =>
	authorizedTransaction(maySeeJobs(actor), ctx, async ({ tx, at }) => {
		const jobs = jobTables(tx)
		const row = await jobs.selectFrom('jobs').selectAll().where('id', '=', id).executeTakeFirst()
		if (!row) return fail('not_found', message('jobs.not_found'))
		if (row.failed_at === null) return fail('conflict', message('jobs.not_failed'))
		const again = await jobs
			.updateTable('jobs')
			.set({ failed_at: null, attempts: 0, run_at: at })
			.where('id', '=', id)
			.returningAll()
			.executeTakeFirstOrThrow()
		await audit(tx, actor, at, [
			{ action: 'tried again', kind: 'job', subjectId: id, subject: row.key },
		])
		afterCommit(tx, ctx.jobs.nudge)
		return ok(jobOf(again, at))
	})
