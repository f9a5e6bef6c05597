import { randomBytes } from 'node:crypto'
import { type QueryExecutorProvider, sql } from 'kysely'
import type { Logger } from 'pino'
import { Unavailable, unavailableIn } from '../shared/unavailable.ts'

const PROBE_INTERVAL_MS = 1000
/** Text that compresses badly: too large for the rest of a full file. */
const PROBE_BYTES = 192 * 1024
/** How often a store says in its log that it has too much load, or cannot reach its files. */
const REPEATED_LOG_INTERVAL_MS = 10_000
const CHECK_TIMEOUT_MS = 3000

const WORDS = {
	'read-only': 'the database can only be read',
	'disk-full': 'the disk is full: nothing can be saved',
	'disk-error': 'the disk does not work: nothing can be saved',
	damaged: 'the database is damaged: restore it from a backup',
}

interface Trouble {
	words: string
	/** Milliseconds as of `performance.now`. */
	since: number
}

const secondsSince = ({ since }: Trouble) => Math.round((performance.now() - since) / 1000)

/**
 * The state of the database as this process knows it: whether it answers, and whether it can be written. Each change is
 * logged once. After a failed write one is tried every second until one succeeds.
 */
export class DatabaseHealth {
	readonly #log: Logger
	#outage: Trouble | null = null
	#writeFailure: Trouble | null = null
	#probing: NodeJS.Timeout | undefined
	readonly #loggedAt = { busy: Number.NEGATIVE_INFINITY, files: Number.NEGATIVE_INFINITY }
	#db: QueryExecutorProvider | undefined
	#closed = false
	/** Those that were last logged. */
	#refused = ''

	constructor(log: Logger) {
		this.#log = log
	}

	/** The database whose writes are tried. */
	watch(db: QueryExecutorProvider) {
		this.#db = db
	}

	close() {
		this.#closed = true
		clearTimeout(this.#probing)
	}

	/** Whether the database is known not to answer. */
	get isDown(): boolean {
		return this.#outage !== null
	}

	/**
	 * @param why in words for the log and for `/readyz`, without addresses
	 * @param tried each of several servers by its name, for the log alone
	 */
	wentDown(why: string, tried?: string[]) {
		const words = `the database does not answer: ${why}`
		if (this.#outage?.words === words) return
		this.#outage = { words, since: this.#outage?.since ?? performance.now() }
		this.#log.error(tried ? { tried } : {}, words)
	}

	/** Logs the server that is written to from now on, in the place of another. */
	moved(server: string) {
		this.#log.warn({ server }, 'another server of the database is written to from now on')
	}

	/** Logs servers that take writes and get none. @param servers by their names, each with the reason */
	refuses(servers: string[]) {
		const words = servers.join('; ')
		if (words !== this.#refused && words)
			this.#log.error(
				{ servers },
				'a server of the database takes writes that must not go to it: end it',
			)
		this.#refused = words
	}

	cameBack() {
		if (!this.#outage) return
		this.#log.info({ seconds: secondsSince(this.#outage) }, 'the database answers again')
		this.#outage = null
	}

	/** Takes note of a failed statement, where it says something about the database; files that are away are logged. */
	note(error: unknown) {
		if (!(error instanceof Unavailable)) return
		if (error.reason === 'busy') this.#logNow('busy', 'the database is busy', error)
		else if (error.reason === 'files') this.#logNow('files', error.message, error)
		else if (error.reason !== 'down') this.#writesFail(error)
	}

	/** The fault, in words for the operator; null while all is well. */
	async trouble(): Promise<string | null> {
		const known = this.#outage ?? this.#writeFailure
		return known ? `${known.words} (for ${secondsSince(known)} s)` : this.#check()
	}

	async #check(): Promise<string | null> {
		if (!this.#db) return 'the database is not open'
		const read = sql`select mode from data_mode`.execute(this.#db).then(
			() => null,
			(error) => `the database does not answer: ${unavailableIn(error)?.reason ?? 'unexpectedly'}`,
		)
		let timer: NodeJS.Timeout | undefined
		const slow = new Promise<string>((resolve) => {
			timer = setTimeout(resolve, CHECK_TIMEOUT_MS, 'the database takes more than 3 s to answer')
		})
		return Promise.race([read, slow]).finally(() => clearTimeout(timer))
	}

	#logNow(reason: 'busy' | 'files', words: string, { cause }: Unavailable) {
		const now = performance.now()
		if (now - this.#loggedAt[reason] < REPEATED_LOG_INTERVAL_MS) return
		this.#loggedAt[reason] = now
		this.#log.warn({ err: cause }, words)
	}

	#writesFail({ reason, cause }: Unavailable) {
		if (this.#writeFailure) return
		const words = WORDS[reason as keyof typeof WORDS]
		this.#writeFailure = { words, since: performance.now() }
		this.#log.error({ err: cause }, words)
		// A damaged database is not whole again because another write succeeded.
		if (reason !== 'damaged') this.#probeSoon()
	}

	#probeSoon() {
		if (this.#closed) return
		this.#probing = setTimeout(async () => {
			if (await this.#canWrite()) {
				if (this.#writeFailure)
					this.#log.info({ seconds: secondsSince(this.#writeFailure) }, 'writes succeed again')
				this.#writeFailure = null
			} else this.#probeSoon()
		}, PROBE_INTERVAL_MS).unref()
	}

	async #canWrite(): Promise<boolean> {
		if (!this.#db) return false
		const id = randomBytes(16).toString('base64url')
		const filler = randomBytes(PROBE_BYTES).toString('base64')
		try {
			await sql`insert into write_probes (id, filler) values (${id}, ${filler})`.execute(this.#db)
			// Committed by itself: pages that are freed by the transaction that took them are never written.
			await sql`delete from write_probes`.execute(this.#db)
			return true
		} catch {
			return false
		}
	}
}
