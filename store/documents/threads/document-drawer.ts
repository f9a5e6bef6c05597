import { Worker } from 'node:worker_threads'
import { message } from '../../../shared/messages/message.ts'
import { fail, ok, type Result } from '../../../shared/result.ts'
import type { DocumentContent } from '../content.ts'
import type { FromThread, ToThread } from './document-message.ts'

interface Settings {
	/** Documents that wait for the thread; more are refused. */
	maxWaiting: number
	/** A thread that has said nothing for so long is ended. */
	graceMs: number
	/** A thread without work ends after so long. */
	idleMs: number
}

const SETTINGS: Settings = { maxWaiting: 100, graceMs: 20_000, idleMs: 30_000 }

const LIMITS = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 16 }
const RETRY_SECONDS = 5

type Drawn = Result<Uint8Array<ArrayBuffer>>

interface Job {
	content: DocumentContent
	done: (drawn: Drawn) => void
}

const unavailable = () =>
	fail('unavailable', message('documents.busy'), { retryAfterSeconds: RETRY_SECONDS })

/** Beside this file: as it is written, or as it was built. */
const entry = () =>
	new URL(
		/\.ts$/.test(import.meta.url) ? './document-thread.ts' : './document-thread.js',
		import.meta.url,
	)

/** Draws documents one after the other in a thread that is started with the first and ended when there are no more. */
export class DocumentDrawer {
	readonly #settings: Settings
	readonly #onFailure: (error: Error) => void
	readonly #waiting: Job[] = []
	#worker: Worker | null = null
	#job: Job | null = null
	#timer: NodeJS.Timeout | undefined

	/** @param onFailure called for documents that could not be drawn, and of a thread that broke off */
	constructor(onFailure: (error: Error) => void = () => {}, settings: Partial<Settings> = {}) {
		this.#settings = { ...SETTINGS, ...settings }
		this.#onFailure = onFailure
	}

	/** Whether there is a thread. */
	get isRunning(): boolean {
		return this.#worker !== null
	}

	/** A document as a PDF; `unavailable` where too many wait, or it cannot be drawn. */
	draw(content: DocumentContent): Promise<Drawn> {
		if (this.#waiting.length >= this.#settings.maxWaiting) return Promise.resolve(unavailable())
		return new Promise((done) => {
			this.#waiting.push({ content, done })
			this.#next()
		})
	}

	/** Ends the thread; documents that are not drawn are refused. */
	async close(): Promise<void> {
		for (const { done } of this.#waiting.splice(0)) done(unavailable())
		await this.#end()
	}

	#next(): void {
		if (this.#job) return
		const job = this.#waiting.shift()
		if (!job) return
		this.#job = job
		this.#worker ??= this.#started()
		this.#worker.ref()
		this.#after(this.#settings.graceMs, () =>
			this.#broken(new Error('The thread for documents does not answer.')),
		)
		this.#worker.postMessage(job.content satisfies ToThread)
	}

	#started(): Worker {
		const worker = new Worker(entry(), { execArgv: [], resourceLimits: LIMITS })
		const broken = (error: Error) => {
			if (this.#worker === worker) this.#broken(error)
		}
		worker.on('message', (answer: FromThread) => this.#answered(answer))
		worker.on('error', (error: unknown) =>
			broken(error instanceof Error ? error : new Error(String(error))),
		)
		worker.on('exit', () => broken(new Error('The thread for documents ended.')))
		return worker
	}

	#answered(answer: FromThread): void {
		const job = this.#job
		this.#job = null
		if ('failed' in answer)
			this.#onFailure(new Error(`A document cannot be drawn: ${answer.failed}`))
		job?.done('pdf' in answer ? ok(answer.pdf) : unavailable())
		this.#after(this.#settings.idleMs, () => void this.#end())
		this.#timer?.unref()
		// A store that closes does not wait for a thread without work.
		this.#worker?.unref()
		this.#next()
	}

	#broken(error: Error): void {
		this.#onFailure(error)
		void this.#end()
		this.#next()
	}

	#after(ms: number, act: () => void): void {
		clearTimeout(this.#timer)
		this.#timer = setTimeout(act, ms)
	}

	async #end(): Promise<void> {
		clearTimeout(this.#timer)
		const worker = this.#worker
		this.#worker = null
		this.#job?.done(unavailable())
		this.#job = null
		await worker?.terminate()
	}
}
