import { PostgresDialect, type PostgresPool, type PostgresPoolClient } from 'kysely'
import pg from 'pg'
import { Unavailable } from '../../shared/unavailable.ts'
import type { DatabaseHealth } from '../health.ts'
import { POOL_SIZE } from './pool-size.ts'
import { judgedPostgres, reasonOf } from './postgres-failure.ts'
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
	readonly #pool: pg.Pool
	readonly #health: DatabaseHealth
	readonly #primary: Primary
	readonly #connections = new WeakMap<pg.PoolClient, Connection>()
	readonly #open = new Set<pg.PoolClient>()
	readonly #looking: NodeJS.Timeout | undefined
	/** Raised with every lost connection: those opened before may be lost as well, without notice. */
	#generation = 0
	#probing: NodeJS.Timeout | undefined
	/** Whether one of several servers may be another's standby by now. */
	#isSuspect = true
	#ended = false

	constructor(url: string, health: DatabaseHealth) {
		this.#primary = primaryOf(url)
		this.#health = health
		this.#pool = new pg.Pool({
			connectionString: this.#primary.url,
			max: POOL_SIZE,
			connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
			query_timeout: QUERY_TIMEOUT_MS,
			keepAlive: true,
			keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
			onConnect: (client) => this.#primary.admit(client, STATEMENT_TIMEOUT_MS),
		})
		this.#pool.on('connect', (client) => {
			this.#connections.set(client, new Connection(client, this, this.#generation))
			this.#open.add(client)
		})
		this.#pool.on('remove', (client) => this.#open.delete(client as pg.PoolClient))
		// The loss of an idle connection; the pool has already dropped it.
		this.#pool.on('error', () => {
			this.#isSuspect = true
		})
		if (this.#primary.isOneOfSeveral)
			this.#looking = setInterval(() => this.#watch(), LOOK_INTERVAL_MS).unref()
	}

	get options(): object {
		return this.#pool.options
	}

	async connect(): Promise<PostgresPoolClient> {
		if (this.#health.isDown) throw new Unavailable('down')
		for (;;) {
			if (this.#primary.isOneOfSeveral && this.#isSuspect && !(await this.#look()))
				throw new Unavailable('down')
			const connection = await this.#take()
			if (connection.generation === this.#generation) return connection
			connection.release(true)
		}
	}

	async end(): Promise<void> {
		this.#ended = true
		clearTimeout(this.#probing)
		clearInterval(this.#looking)
		await this.#pool.end()
	}

	/** The meaning of a statement's error; after it the connection may not be used again. */
	judged(error: unknown, connection: Connection): unknown {
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

	async #take(): Promise<Connection> {
		try {
			return this.#connections.get(await this.#pool.connect()) as Connection
		} catch (error) {
			const isBusy = (error as Error).message === ALL_IN_USE || reasonOf(error) === 'busy'
			const unavailable = new Unavailable(isBusy ? 'busy' : 'down', error)
			if (isBusy) this.#health.note(unavailable)
			else this.#isDown(error)
			throw unavailable
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
		const before = this.#pool.options.connectionString
		try {
			await this.#primary.choose()
		} catch (error) {
			this.#isDown(error)
			return false
		}
		this.#isSuspect = false
		this.#pool.options.connectionString = this.#primary.url
		if (before !== this.#primary.url) this.#move()
		this.#noteRefused()
		this.#health.cameBack()
		return true
	}

	/** Looks whether another server is the primary by now; that none answers in time shows only that all have much to do. */
	async #watch() {
		if (this.#health.isDown) return
		await this.#primary.choose().catch(() => {})
		this.#noteRefused()
		if (this.#pool.options.connectionString !== this.#primary.url) await this.#look()
	}

	/** Ends the connections to the server that was written to before, also those that wait for its answer. */
	#move() {
		this.#generation++
		for (const client of this.#open) void (client as unknown as pg.Client).end().catch(() => {})
		this.#health.moved(this.#primary.name)
	}

	#noteRefused() {
		const refused = this.#primary.found.filter(
			({ error }) => error instanceof ServerRefused && error.isFormer,
		)
		this.#health.refuses(refused.map(({ name, error }) => `${name}: ${(error as Error).message}`))
	}
}

/** One connection as Kysely uses it; its errors are translated for the store. */
class Connection implements PostgresPoolClient {
	readonly generation: number
	isLost = false
	readonly #client: pg.PoolClient
	readonly #pool: SurvivingPool

	constructor(client: pg.PoolClient, pool: SurvivingPool, generation: number) {
		this.#client = client
		this.#pool = pool
		this.generation = generation
		// Without a listener of its own the loss of a connection in use ends the process.
		client.on('error', () => {
			this.isLost = true
		})
	}

	get processID(): number | undefined {
		return (this.#client as { processID?: number }).processID
	}

	/** Kysely would also hand over cursors, if it were given any. */
	readonly query = (async (text: string, parameters: unknown[]) => {
		try {
			return await this.#client.query(text, parameters)
		} catch (error) {
			throw this.#pool.judged(error, this)
		}
	}) as unknown as PostgresPoolClient['query']

	release(discard = false) {
		this.#client.release(discard || this.isLost)
	}
}
