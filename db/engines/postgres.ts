import { PostgresDialect, type PostgresPool, type PostgresPoolClient } from 'kysely'
import pg from 'pg'
import { Unavailable } from '../../shared/unavailable.ts'
import type { DatabaseHealth } from '../health.ts'
import { PostgresConnection } from './postgres-connection.ts'
import { judgedPostgres, reasonOf } from './postgres-failure.ts'
import { APPLICATION_NAME } from './server-connections.ts'
import { type Primary, primaryOf } from './servers/primary.ts'
import { ServerRefused } from './servers/refused.ts'
import { connectWords, triedOf } from './start-failure.ts'

const BIGINT = 20
/** The sum of BIGINTs. */
const NUMERIC = 1700

/** A BIGINT here is paise or epoch milliseconds, both exact in a number; anything larger is refused, as by SQLite. */
for (const type of [BIGINT, NUMERIC])
	pg.types.setTypeParser(type, (text) => {
		const value = Number(text)
		if (!(Math.abs(value) <= Number.MAX_SAFE_INTEGER))
			throw new RangeError(`${text} is beyond what a number holds`)
		return value
	})

const CONNECT_TIMEOUT_MS = 10_000
const STATEMENT_TIMEOUT_MS = 30_000
/** After the server's own limit: only one that is gone without a word takes so long. */
const QUERY_TIMEOUT_MS = 35_000
const KEEP_ALIVE_MS = 10_000
const PROBE_INTERVAL_MS = 200
/** How often each of several servers is looked at: the one that was written to may be gone without a word. */
const LOOK_INTERVAL_MS = 4000
/** How long something may be waited for while nothing at all is heard, before the server is asked whether it is there. */
const SILENT_MS = 4000
const SILENCE_INTERVAL_MS = 1000

/** Somebody who has asked for a connection and has none yet. */
interface Taker {
	/** Milliseconds as of `performance.now`. */
	since: number
	/** Has them ask anew: the connections they wait for are given up. */
	leave: () => void
}

/** The pool's message when all its connections are in use for too long. */
const ALL_IN_USE = 'timeout exceeded when trying to connect'

export const postgresDialect = (pool: PostgresPool) => new PostgresDialect({ pool })

/**
 * Connections to PostgreSQL that outlive the server's restarts. A lost connection fails the statement under way with
 * `Unavailable` and is not used again. While the server cannot be reached, asking for a connection fails at once, and
 * one is tried five times a second. Where the address names several servers, all connections are to the one that is to
 * be written to.
 */
export class SurvivingPool implements PostgresPool {
	readonly #size: number
	readonly #health: DatabaseHealth
	readonly #primary: Primary
	readonly #connections = new Map<pg.PoolClient, PostgresConnection>()
	readonly #takers = new Set<Taker>()
	readonly #timers: NodeJS.Timeout[]
	#pool: pg.Pool
	/** When an answer last came, milliseconds as of `performance.now`. */
	#heardAt = performance.now()
	/** Raised with every lost connection: those opened before may be lost as well, without notice. */
	#generation = 0
	#probing: NodeJS.Timeout | undefined
	/** Whether one of several servers may be another's standby by now. */
	#isSuspect = true
	#ended = false

	/** @param size the most connections */
	constructor(url: string, size: number, health: DatabaseHealth) {
		this.#size = size
		this.#primary = primaryOf(url)
		this.#health = health
		this.#pool = this.#opened()
		this.#timers = [setInterval(() => this.#endSilence(), SILENCE_INTERVAL_MS).unref()]
		if (this.#primary.isOneOfSeveral)
			this.#timers.push(setInterval(() => this.#watch(), LOOK_INTERVAL_MS).unref())
	}

	#opened(): pg.Pool {
		const pool = new pg.Pool({
			connectionString: this.#primary.url,
			max: this.#size,
			application_name: APPLICATION_NAME,
			connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
			query_timeout: QUERY_TIMEOUT_MS,
			keepAlive: true,
			keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
			onConnect: (client) => this.#primary.admit(client, STATEMENT_TIMEOUT_MS),
		})
		pool.on('connect', (client) => {
			// The caller has left.
			if (pool !== this.#pool) return
			this.heard()
			this.#connections.set(client, new PostgresConnection(client, this, this.#generation))
		})
		pool.on('remove', (client) => this.#connections.delete(client as pg.PoolClient))
		// The loss of an idle connection; the pool has already dropped it.
		pool.on('error', () => {
			if (pool === this.#pool) this.#isSuspect = true
		})
		return pool
	}

	get options(): object {
		return this.#pool.options
	}

	async connect(): Promise<PostgresPoolClient> {
		for (;;) {
			if (this.#health.isDown) throw new Unavailable('down')
			if (this.#primary.isOneOfSeveral && this.#isSuspect && !(await this.#look()))
				throw new Unavailable('down')
			const connection = await this.#take()
			if (connection?.generation === this.#generation) return connection
			connection?.release(true)
		}
	}

	async end(): Promise<void> {
		this.#ended = true
		clearTimeout(this.#probing)
		for (const timer of this.#timers) clearInterval(timer)
		await this.#pool.end()
	}

	/** Notes that something has come from the server. */
	heard() {
		this.#heardAt = performance.now()
	}

	/** The meaning of a statement's error; after it the connection may not be used again. */
	judged(error: unknown, connection: PostgresConnection): unknown {
		if (error instanceof pg.DatabaseError) this.heard()
		const judged = judgedPostgres(error)
		const reason = judged instanceof Unavailable ? judged.reason : undefined
		// One that can only be read is no longer the server to be connected to.
		if (reason === 'down' || reason === 'read-only') {
			connection.isLost = true
			this.#isSuspect = true
			this.#generation = Math.max(this.#generation, connection.generation + 1)
		}
		this.#health.note(judged)
		return judged
	}

	/** @returns null where it is to be asked for anew */
	async #take(): Promise<PostgresConnection | null> {
		const { promise: left, resolve: leave } = Promise.withResolvers<void>()
		const taker = { since: performance.now(), leave }
		this.#takers.add(taker)
		const asked = this.#pool.connect()
		try {
			const client = await Promise.race([asked, left])
			if (client) return this.#connections.get(client) ?? null
			asked.then(
				(late) => late.release(true),
				() => {},
			)
			return null
		} catch (error) {
			const isBusy = (error as Error).message === ALL_IN_USE || reasonOf(error) === 'busy'
			const unavailable = new Unavailable(isBusy ? 'busy' : 'down', error)
			if (isBusy) this.#health.note(unavailable)
			else this.#isDown(error)
			throw unavailable
		} finally {
			this.#takers.delete(taker)
		}
	}

	#isDown(error: unknown) {
		this.#isSuspect = true
		this.#health.wentDown(connectWords(error), triedOf(error))
		this.#noteRefused()
		if (this.#probing || this.#ended) return
		this.#probing = setTimeout(() => {
			this.#probing = undefined
			void this.#look()
		}, PROBE_INTERVAL_MS).unref()
	}

	/**
	 * Looks for the server that is to be written to, on connections of its own: those of the pool may all still wait for
	 * an answer. @returns whether there is one
	 */
	async #look(): Promise<boolean> {
		try {
			await this.#primary.choose()
		} catch (error) {
			this.#isDown(error)
			return false
		}
		this.#isSuspect = false
		if (this.#hasMoved) this.#move()
		this.#noteRefused()
		this.#health.cameBack()
		return true
	}

	/** Looks whether another server is the primary by now; that none answers in time shows only that all have much to do. */
	async #watch() {
		if (this.#health.isDown) return
		await this.#primary.choose().catch(() => {})
		this.#noteRefused()
		if (this.#hasMoved) await this.#look()
	}

	get #hasMoved(): boolean {
		return this.#pool.options.connectionString !== this.#primary.url
	}

	#move() {
		this.#replace()
		this.#health.moved(this.#primary.name)
	}

	/** Whether something has been waited for so long that the server may be gone without a word. */
	get #isSilent(): boolean {
		const before = performance.now() - SILENT_MS
		if (this.#heardAt > before) return false
		const waiting = [...this.#takers, ...this.#connections.values()]
		return waiting.some(({ since }) => since !== null && since < before)
	}

	/** Gives up connections on which nothing is heard while the server cannot be reached on another one either. */
	async #endSilence() {
		if (!this.#isSilent) return
		try {
			await this.#primary.choose()
		} catch (error) {
			// A message heard meanwhile shows that only the look took too long.
			if (!this.#isSilent || this.#ended) return
			this.#isDown(error)
			this.#replace()
		}
	}

	/**
	 * Ends all connections at once, also those that wait for an answer or are being opened; the next ones are opened by
	 * a pool that has room for them.
	 */
	#replace() {
		const former = this.#pool
		const clients = [...this.#connections.keys()]
		this.#generation++
		this.#connections.clear()
		this.#pool = this.#opened()
		void former.end().catch(() => {})
		for (const client of clients) void (client as unknown as pg.Client).end().catch(() => {})
		for (const { leave } of this.#takers) leave()
	}

	#noteRefused() {
		const refused = this.#primary.found.filter(
			({ error }) => error instanceof ServerRefused && error.isFormer,
		)
		this.#health.refuses(refused.map(({ name, error }) => `${name}: ${(error as Error).message}`))
	}
}
