import type { Expression, ExpressionBuilder, Selectable, SqlBool } from 'kysely'
import { countOf } from '../../db/count.ts'
import type { Database } from '../../db/database.ts'
import { pageOf } from '../../db/page-of.ts'
import type { Actor } from '../../shared/actor.ts'
import type { AppContext } from '../app-context.ts'
import { authorizedRead } from '../authorized-read.ts'
import { maySeeJobs } from './policy.ts'
import type { Job, JobPauses, JobQuery, JobState } from './schema.ts'
import { type JobTables, jobTables } from './tables.ts'

type Row = Selectable<JobTables['jobs']>

function stateOf({ done_at, failed_at, leased_until }: Row, now: number): JobState {
	if (done_at !== null) return 'done'
	if (failed_at !== null) return 'failed'
	return leased_until !== null && leased_until > now ? 'running' : 'waiting'
}

const moment = (at: number) => new Date(at).toISOString()

export function jobOf(row: Row, now: number): Job {
	const endedAt = row.done_at ?? row.failed_at
	return {
		id: row.id,
		kind: row.kind,
		state: stateOf(row, now),
		runAt: moment(row.run_at),
		attempts: row.attempts,
		error: row.error,
		createdAt: moment(row.created_at),
		endedAt: endedAt === null ? null : moment(endedAt),
	}
}

function isIn(state: JobState, now: number) {
	return ({ eb, and, or }: ExpressionBuilder<JobTables, 'jobs'>): Expression<SqlBool> => {
		if (state === 'done') return eb('done_at', 'is not', null)
		if (state === 'failed') return eb('failed_at', 'is not', null)
		const isLeased = eb('leased_until', '>', now)
		const isFree = or([eb('leased_until', 'is', null), eb('leased_until', '<=', now)])
		return and([
			eb('done_at', 'is', null),
			eb('failed_at', 'is', null),
			state === 'running' ? isLeased : isFree,
		])
	}
}

/** The paused kinds of jobs: the mail server or the provider did not answer in time. */
/** Whether a job of this key is still to be done. */
export async function isJobOpen(db: Database, key: string): Promise<boolean> {
	const open = jobTables(db)
		.selectFrom('jobs')
		.where('key', '=', key)
		.where('done_at', 'is', null)
		.where('failed_at', 'is', null)
	return (await countOf(open)) > 0
}

export const listPauses = ({ db, now }: AppContext, actor: Actor) =>
	authorizedRead(maySeeJobs(actor), async (): Promise<JobPauses> => {
		const rows = await jobTables(db)
			.selectFrom('job_pauses')
			.select(['kind', 'paused_until as until'])
			.where('paused_until', '>', now())
			.orderBy('kind')
			.execute()
		return { pauses: rows.map(({ kind, until }) => ({ kind, until: moment(until ?? 0) })) }
	})

/** The jobs of the store, done and due, the last made first. */
export const listJobs = (ctx: AppContext, actor: Actor, { state, ...page }: JobQuery) =>
	authorizedRead(maySeeJobs(actor), () => {
		const now = ctx.now()
		let matching = jobTables(ctx.db).selectFrom('jobs')
		if (state) matching = matching.where(isIn(state, now))
		const sorted = matching.selectAll().orderBy('created_at', 'desc').orderBy('id', 'desc')
		return pageOf(sorted, page, (row) => jobOf(row, now))
	})
