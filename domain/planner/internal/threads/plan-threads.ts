import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import { type Message, message } from '../../../../shared/messages/message.ts'
import { fail } from '../../../../shared/result.ts'
import type { Item } from '../../electrical/items.ts'
import { RETRY_SECONDS } from '../../limits.ts'
import type { PlanInput } from '../../sizing/plan-input.ts'
import type { FromThread, PlanResult, ToThread } from './plan-message.ts'
import { ThreadCatalogue } from './thread-catalogue.ts'

interface Settings {
	maxThreads: number
	/** Plans that wait for a thread; more are refused. */
	maxWaiting: number
	/** A request that waits longer is refused. */
	maxWaitMs: number
	/** After so long a search answers with the best so far. */
	searchMs: number
	/** A thread that has said nothing for so long after that is ended. */
	graceMs: number
	/** A thread without work ends after so long. */
	idleMs: number
}

const SETTINGS: Settings = {
	// One core is left to the rest of the store.
	maxThreads: Math.max(1, Math.min(2, availableParallelism() - 1)),
	maxWaiting: 100,
	maxWaitMs: 10_000,
	searchMs: 1_000,
	graceMs: 5_000,
	idleMs: 30_000,
}

const LIMITS = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 16 }

interface Job {
	input: PlanInput
	catalogue: readonly Item[]
	done: (answer: PlanResult) => void
	timer?: NodeJS.Timeout
}

interface Thread {
	worker: Worker
	has: ThreadCatalogue
	job: Job | null
	/** Whether it has read its program. */
	isReady: boolean
	idle?: NodeJS.Timeout
}

const BUSY = message('planner.plan.busy')
const FAILED = message('planner.plan.failed')

const unavailable = (why: Message) => fail('unavailable', why, { retryAfterSeconds: RETRY_SECONDS })

/** Beside this file: as it is written, or as it was built. */
const entry = () =>
	new URL(/\.ts$/.test(import.meta.url) ? './plan-thread.ts' : './plan-thread.js', import.meta.url)

/** Plans in threads that are started when there is work and ended when there is none. */
export class PlanThreads {
	readonly #settings: Settings
	readonly #onFailure: (error: Error) => void
	readonly #threads = new Set<Thread>()
	readonly #waiting: Job[] = []

	/** @param onFailure called for a thread that broke off */
	constructor(onFailure: (error: Error) => void = () => {}, settings: Partial<Settings> = {}) {
		this.#settings = { ...SETTINGS, ...settings }
		this.#onFailure = onFailure
	}

	/** How many threads there are. */
	get size(): number {
		return this.#threads.size
	}

	/** A plan; `unavailable` where too many wait, or the thread breaks off. */
	plan(input: PlanInput, catalogue: readonly Item[]): Promise<PlanResult> {
		const { maxWaiting, maxWaitMs } = this.#settings
		if (this.#waiting.length >= maxWaiting) return Promise.resolve(unavailable(BUSY))
		return new Promise((done) => {
			const job: Job = { input, catalogue, done }
			job.timer = setTimeout(() => {
				this.#waiting.splice(this.#waiting.indexOf(job), 1)
				done(unavailable(BUSY))
			}, maxWaitMs)
			this.#waiting.push(job)
			this.#next()
		})
	}

	/** Ends all threads; plans that are not through are refused. */
	async close(): Promise<void> {
		for (const { timer, done } of this.#waiting.splice(0)) {
			clearTimeout(timer)
			done(unavailable(FAILED))
		}
		await Promise.all([...this.#threads].map((thread) => this.#end(thread)))
	}

	#next(): void {
		if (this.#waiting.length === 0) return
		const thread = this.#free()
		const job = thread && this.#waiting.shift()
		if (!job) return
		clearTimeout(job.timer)
		void this.#run(thread, job)
	}

	/** A thread without work, a new one where all have some; none where there may be no more. */
	#free(): Thread | undefined {
		for (const thread of this.#threads) if (!thread.job) return thread
		return this.#threads.size < this.#settings.maxThreads ? this.#start() : undefined
	}

	#start(): Thread {
		const worker = new Worker(entry(), { execArgv: [], resourceLimits: LIMITS })
		const thread: Thread = { worker, has: new ThreadCatalogue(), job: null, isReady: false }
		this.#threads.add(thread)
		worker.on('message', (message: FromThread) => {
			if (message !== 'ready') return this.#answered(thread, message)
			thread.isReady = true
			this.#watch(thread)
		})
		worker.on('error', (error: unknown) =>
			this.#broken(thread, error instanceof Error ? error : new Error(String(error))),
		)
		worker.on('exit', () => this.#broken(thread, new Error('A thread for plans ended.')))
		return thread
	}

	async #run(thread: Thread, job: Job): Promise<void> {
		const { searchMs } = this.#settings
		thread.job = job
		clearTimeout(thread.idle)
		thread.worker.ref()
		if (thread.isReady) this.#watch(thread)
		const post = (message: ToThread) => thread.worker.postMessage(message)
		await thread.has.bring(job.catalogue, post)
		post({ kind: 'plan', input: job.input, searchMs })
	}

	/** Ends a thread that takes too long over its task. */
	#watch(thread: Thread): void {
		const { searchMs, graceMs } = this.#settings
		const late = () => this.#broken(thread, new Error('A thread for plans does not answer.'))
		if (thread.job) thread.job.timer = setTimeout(late, searchMs + graceMs)
	}

	#answered(thread: Thread, answer: PlanResult): void {
		const { job } = thread
		if (!job) return
		clearTimeout(job.timer)
		thread.job = null
		thread.idle = setTimeout(() => void this.#end(thread), this.#settings.idleMs).unref()
		// A store that closes does not wait for a thread without work.
		thread.worker.unref()
		job.done(answer)
		this.#next()
	}

	/** Refuses the task of a thread, and ends it. */
	#broken(thread: Thread, error: Error): void {
		if (!this.#threads.has(thread)) return
		this.#onFailure(error)
		void this.#end(thread)
		this.#next()
	}

	async #end(thread: Thread): Promise<void> {
		this.#threads.delete(thread)
		clearTimeout(thread.idle)
		clearTimeout(thread.job?.timer)
		thread.job?.done(unavailable(FAILED))
		thread.job = null
		await thread.worker.terminate()
	}
}
