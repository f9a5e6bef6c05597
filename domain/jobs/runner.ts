import { randomUUID } from 'node:crypto'
import { inTransaction } from '../../db/transaction.ts'
import { message } from '../../shared/messages/message.ts'
import type { AppContext, JobQueue } from '../app-context.ts'
import { logUnexpected } from '../log.ts'
import { notify } from '../notifications/commands.ts'
import { deleteJobsOf, insertJobs } from './commands.ts'
import {
	type LeasedJob,
	leaseDueJobs,
	markDone,
	markDueAgain,
	markFailed,
	renewLeases,
} from './internal/lease.ts'
import { endPause, loadPauses, type Pause, recordTimeout } from './internal/pauses.ts'
import {
	MAX_CONCURRENT_JOBS,
	MAX_ERROR_LENGTH,
	POLL_INTERVAL_MS,
	RENEW_INTERVAL_MS,
} from './limits.ts'
import { FailedForGood, PostponedError, UnansweredError } from './outcomes.ts'
import { nextAttempt } from './retry-times.ts'
import type { JobKindName } from './schema.ts'

/** How a kind of job is done. It may be done more than once: its process can end before it is marked as done. */
export interface JobKind {
	name: JobKindName
	run: (ctx: AppContext, job: LeasedJob) => Promise<void>
	/**
	 * For a kind that waits for an outside service, which may not answer: the most jobs of it under way in a process. It
	 * pauses after three time-outs in a row.
	 */
	placesOutside?: number
	/** Done again so long after it was done, in milliseconds; there is one job of such a kind. */
	intervalMs?: number
	/** Of a kind that is done again: whether the store has work of it, by its mode and settings; always unless given. */
	isNeeded?: (ctx: AppContext) => boolean
}

/** Does due jobs, in one process of any number on the same database. */
export class JobRunner implements JobQueue {
	readonly #contextOf: () => AppContext
	readonly #kinds: Map<string, JobKind>
	readonly #worker = randomUUID()
	readonly #running = new Map<string, { kind: JobKindName; ended: Promise<void> }>()
	/** Kinds whose outside service has not answered, as they were when jobs were last looked for. */
	#pauses = new Map<string, Pause>()
	/** Done, and not yet marked: jobs that end while others are being marked are marked together. */
	#done: string[] = []
	#marking: Promise<void> = Promise.resolve()
	#wake = () => {}
	#working: Promise<void> | undefined
	#timers: NodeJS.Timeout[] = []
	#isEnding = false

	constructor(contextOf: () => AppContext, kinds: readonly JobKind[]) {
		this.#contextOf = contextOf
		this.#kinds = new Map(kinds.map((kind) => [kind.name, kind]))
	}

	get #ctx() {
		return this.#contextOf()
	}

	/** Polls each second for due jobs, and once at the start. */
	async start(): Promise<void> {
		await this.#scheduleRecurring()
		this.#timers = [
			setInterval(this.nudge, POLL_INTERVAL_MS).unref(),
			setInterval(this.#renew, RENEW_INTERVAL_MS).unref(),
		]
		this.nudge()
	}

	readonly settingsChanged = (): void => {
		if (this.#timers.length === 0) return
		this.#scheduleRecurring()
			.then(this.nudge)
			.catch((error) => logUnexpected(this.#ctx.log, error, 'recurring jobs not scheduled'))
	}

	/** Queues one job of each recurring kind that is needed, and deletes the jobs of those that are not. */
	async #scheduleRecurring(): Promise<void> {
		const { db, now } = this.#ctx
		const recurring = [...this.#kinds.values()].filter(({ intervalMs }) => intervalMs)
		const isNeeded = (kind: JobKind) => kind.isNeeded?.(this.#ctx) ?? true
		const jobs = recurring
			.filter(isNeeded)
			.map(({ name }) => ({ kind: name, key: name, runAt: now() }))
		await insertJobs(db, now(), jobs)
		const others = recurring.filter((kind) => !isNeeded(kind))
		await deleteJobsOf(
			db,
			others.map(({ name }) => name),
		)
	}

	readonly nudge = (): void => {
		if (this.#timers.length === 0) return
		this.#wake()
		this.#working ??= this.runDue()
			.catch((error) => logUnexpected(this.#ctx.log, error, 'jobs not looked for'))
			.finally(() => {
				this.#working = undefined
			})
	}

	/** Does all due jobs, and those that fall due meanwhile. */
	async runDue(): Promise<void> {
		while (!this.#isEnding) {
			let isWoken = false
			const woken = new Promise<void>((resolve) => {
				this.#wake = () => {
					isWoken = true
					resolve()
				}
			})
			const wasIdle = this.#running.size === 0
			const jobs = await this.#lease(MAX_CONCURRENT_JOBS - this.#running.size)
			for (const job of jobs) this.#begin(job)
			// Jobs that ended during the poll may have caused more.
			if (jobs.length === 0 && wasIdle && !isWoken) break
			const isFull = this.#running.size === MAX_CONCURRENT_JOBS
			if (this.#running.size > 0 && (isFull || jobs.length === 0))
				await Promise.race([...this.#ends(), ...(isFull ? [] : [woken])])
		}
		await this.#marking
	}

	async end(): Promise<void> {
		this.#isEnding = true
		for (const timer of this.#timers) clearInterval(timer)
		this.#wake()
		await this.#working
		await Promise.all(this.#ends())
		await this.#marking
	}

	#ends = () => [...this.#running.values()].map(({ ended }) => ended)

	async #lease(most: number): Promise<LeasedJob[]> {
		if (most === 0) return []
		const { db } = this.#ctx
		this.#pauses = await loadPauses(db)
		const now = this.#ctx.now()
		const placesFor = (kind: JobKindName) => this.#placesFor(kind, now)
		return leaseDueJobs(db, { worker: this.#worker, now, most, placesFor })
	}

	/** None of a kind that is paused, one to try where it was, as many as there are of the store's own work. */
	#placesFor(kind: JobKindName, now: number): number {
		const places = this.#kinds.get(kind)?.placesOutside
		if (places === undefined) return MAX_CONCURRENT_JOBS
		const until = this.#pauses.get(kind)?.until ?? null
		if (until !== null && until > now) return 0
		const running = [...this.#running.values()].filter((each) => each.kind === kind).length
		return Math.max(0, (until === null ? places : 1) - running)
	}

	readonly #renew = () => {
		const now = this.#ctx.now()
		const lease = { worker: this.#worker, now, ids: [...this.#running.keys()] }
		renewLeases(this.#ctx.db, lease).catch((error) =>
			logUnexpected(this.#ctx.log, error, 'leases of jobs not renewed'),
		)
	}

	#begin(job: LeasedJob) {
		const ended = this.#run(job)
			// A job that could not be marked is done again once its lease is over.
			.catch((error) => logUnexpected(this.#ctx.log, error, 'a job not marked'))
			.finally(() => this.#running.delete(job.id))
		this.#running.set(job.id, { kind: job.kind, ended })
	}

	async #run(job: LeasedJob): Promise<void> {
		const { db, log } = this.#ctx
		const kind = this.#kinds.get(job.kind)
		const failure = await this.#failureOf(kind, job)
		const ending = { worker: this.#worker, now: this.#ctx.now() }
		if (kind?.placesOutside) await this.#recordAnswer(kind.name, failure)
		if (failure instanceof PostponedError) {
			const { until: runAt, message: error } = failure
			return markDueAgain(db, { ...ending, id: job.id, runAt, error })
		}
		if (failure !== null) log.warn({ kind: job.kind, attempts: job.attempts }, 'a job failed')
		const error = failure === null ? null : wordsOf(failure)
		const again = failure instanceof FailedForGood ? null : nextAttempt(job.attempts, ending.now)
		if (kind?.intervalMs && (error === null || again === null)) {
			const runAt = ending.now + kind.intervalMs
			await markDueAgain(db, { ...ending, id: job.id, runAt, error })
		} else if (error === null) await this.#markDone(job.id)
		else await this.#markFailed({ ...ending, job, error, again })
	}

	async #recordAnswer(kind: JobKindName, failure: unknown): Promise<void> {
		const { db, now, log } = this.#ctx
		if (failure instanceof UnansweredError) {
			await recordTimeout(db, kind, now())
			log.warn({ kind }, 'somebody outside did not answer in time')
		} else if (this.#pauses.has(kind)) await endPause(db, kind)
	}

	/** Admins are notified of jobs that are not retried: an order may wait for one. Mails have a list of their own. */
	#markFailed(failed: Parameters<typeof markFailed>[1]): Promise<void> {
		return inTransaction(this.#ctx.db, async (tx) => {
			await markFailed(tx, failed)
			if (failed.again !== null || failed.job.kind === 'mail') return
			const to = { role: 'Admin' } as const
			const link = '/admin/jobs?state=failed'
			const text = message('jobs.failed', { reason: failed.error })
			await notify(tx, [{ to, type: 'warning', message: text, link, at: failed.now }])
		})
	}

	async #failureOf(kind: JobKind | undefined, job: LeasedJob): Promise<unknown> {
		try {
			if (!kind) throw new Error(`unknown kind: ${job.kind}`)
			await kind.run(this.#ctx, job)
			return null
		} catch (error) {
			return error ?? new Error('no reason given')
		}
	}

	#markDone(id: string): Promise<void> {
		this.#done.push(id)
		if (this.#done.length === 1) {
			this.#marking = this.#marking
				.catch(() => {})
				.then(() => {
					const ids = this.#done
					this.#done = []
					return markDone(this.#ctx.db, { worker: this.#worker, now: this.#ctx.now(), ids })
				})
		}
		return this.#marking
	}
}

/** The error's own message, for the admin. */
function wordsOf(failure: unknown): string {
	const words = failure instanceof Error ? failure.message : String(failure)
	return words.slice(0, MAX_ERROR_LENGTH)
}
