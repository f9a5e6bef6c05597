import { setTimeout as delay } from 'node:timers/promises'
import type { CompiledQuery, Kysely, QueryResult } from 'kysely'
import pg from 'pg'
import type { Logger } from 'pino'
import { REPLICA_POOL_SIZE } from '../pool-size.ts'
import { reasonOf } from '../postgres-failure.ts'
import { spanOfQuery } from '../query-spans.ts'
import { APPLICATION_NAME } from '../server-connections.ts'
import { onBriefConnection } from '../servers/brief-connection.ts'
import { stateOf } from '../servers/server-state.ts'
import { connectWords } from '../start-failure.ts'
import {
	type Lag,
	lagOf,
	NotReadable,
	type Position,
	positionIn,
	standbyState,
	whyNotOf,
} from './standby-state.ts'

/** How long the replica is waited for to have what the primary had. */
const REPLAY_MS = 250
const FIRST_PAUSE_MS = 2
/** How long a connection and the first answer on it may take. */
const ANSWER_MS = 1000
const STATEMENT_TIMEOUT_MS = 30_000
/** After the server's own limit. */
const QUERY_TIMEOUT_MS = 35_000
/** How often one that is left out is looked at. */
const LOOK_INTERVAL_MS = 2000
/** How long a statement may take before the server is asked whether it is there. */
const SILENT_MS = 2000
const SILENCE_INTERVAL_MS = 1000

interface Parts {
	/** The primary. */
	db: Kysely<unknown>
	log: Logger
	isTraced: boolean
}

/** A connection, and whether PostgreSQL itself is at its other end. */
interface Taken {
	client: pg.PoolClient
	isDirect: boolean
}

/**
 * A standby of the primary that statements may be read from. One that fails is left out until a look in the background
 * finds it good again.
 */
export class Replica {
	readonly #url: string
	readonly #parts: Parts
	/** Connections with a statement under way, and since when, milliseconds as of `performance.now`. */
	readonly #running = new Map<pg.PoolClient, number>()
	/** Whether PostgreSQL itself is at the other end, and no pooler. */
	readonly #direct = new WeakMap<pg.PoolClient, boolean>()
	readonly #silence: NodeJS.Timeout
	#pool: pg.Pool
	/** Why it is left out; null while it is read. */
	#leftOut: string | null = 'it has not been looked at yet'
	#logged: string | null = null
	#looking: NodeJS.Timeout | undefined
	#ended = false

	constructor(url: string, parts: Parts) {
		this.#url = url
		this.#parts = parts
		this.#pool = this.#opened()
		this.#silence = setInterval(() => this.#endSilence(), SILENCE_INTERVAL_MS).unref()
		void this.#look()
	}

	#opened(): pg.Pool {
		const pool = new pg.Pool({
			connectionString: this.#url,
			max: REPLICA_POOL_SIZE,
			application_name: APPLICATION_NAME,
			connectionTimeoutMillis: ANSWER_MS,
			query_timeout: QUERY_TIMEOUT_MS,
		})
		// The loss of an idle connection; the pool has already dropped it.
		pool.on('error', () => {})
		// Without a listener the loss of a connection in use ends the process.
		pool.on('connect', (client) => client.on('error', () => {}))
		return pool
	}

	/** Whether statements are read from it now. */
	get isRead(): boolean {
		return this.#leftOut === null
	}

	/** @throws where it is not to be read now, or a statement fails */
	async run<R>(query: CompiledQuery, position: Position): Promise<QueryResult<R>> {
		if (this.#leftOut !== null) throw new NotReadable(this.#leftOut)
		const { client, isDirect } = await this.#taken(position)
		const started = performance.now()
		this.#running.set(client, started)
		let isWhole = false
		try {
			const { rows } = await client.query(query.sql, [...query.parameters])
			if (!isDirect) await client.query('commit')
			isWhole = true
			return { rows }
		} catch (error) {
			if (reasonOf(error) === 'down') this.#leaveOut(connectWords(error))
			throw error
		} finally {
			this.#running.delete(client)
			client.release(!isWhole)
			if (this.#parts.isTraced)
				spanOfQuery({ level: 'query', query, queryDurationMillis: performance.now() - started })
		}
	}

	/** How far it is behind; null where that cannot be found out, and then it is left out. */
	async lag(): Promise<Lag | null> {
		const position = await positionIn(this.#parts.db).catch(() => null)
		if (!position) return null
		try {
			const state = await onBriefConnection(this.#url, ANSWER_MS, (client) =>
				standbyState(client, position.lsn),
			)
			const why = whyNotOf(state, position)
			if (why === null) return lagOf(state)
			this.#leaveOut(why, false)
		} catch (error) {
			if (!this.#ended) this.#leaveOut(wordsOf(error))
		}
		return null
	}

	async end(): Promise<void> {
		this.#ended = true
		this.#leftOut = 'it is closed'
		clearTimeout(this.#looking)
		clearInterval(this.#silence)
		// A connection that is asked for now may be to a server that is gone without a word.
		await Promise.race([this.#pool.end(), delay(ANSWER_MS, null, { ref: false })])
	}

	/** A connection to a server that has what the primary had at the position. It is left out where there is none. */
	async #taken(position: Position): Promise<Taken> {
		const asked = this.#reached(position)
		const late = Promise.withResolvers<never>()
		const timer = setTimeout(() => late.reject(new Error('timed out')), ANSWER_MS)
		try {
			return await Promise.race([asked, late.promise])
		} catch (error) {
			asked.then(({ client }) => client.release(true)).catch(() => {})
			const isBusy = this.#running.size >= REPLICA_POOL_SIZE
			if (!isBusy) this.#leaveOut(wordsOf(error), !(error instanceof NotReadable))
			throw error
		} finally {
			clearTimeout(timer)
		}
	}

	async #reached(position: Position): Promise<Taken> {
		const client = await this.#pool.connect()
		try {
			const direct = await this.#prepared(client)
			// A pooler gives the connection to others after each transaction.
			if (!direct) await client.query('begin read only')
			await reach(client, position)
			return { client, isDirect: direct }
		} catch (error) {
			client.release(true)
			throw error
		}
	}

	/** @returns whether the connection is PostgreSQL's own, which then has a limit for its statements */
	async #prepared(client: pg.PoolClient): Promise<boolean> {
		const known = this.#direct.get(client)
		if (known !== undefined) return known
		const { isDirect } = await stateOf(client, STATEMENT_TIMEOUT_MS)
		this.#direct.set(client, isDirect)
		return isDirect
	}

	/** @param isGone whether its connections are given up too, also those that wait for an answer */
	#leaveOut(why: string, isGone = true) {
		this.#leftOut = why
		if (isGone) this.#replace()
		if (this.#logged !== why)
			this.#parts.log.warn(`the replica of the database is not read: ${why}`)
		this.#logged = why
		this.#lookSoon()
	}

	#lookSoon() {
		if (this.#looking || this.#ended) return
		this.#looking = setTimeout(() => {
			this.#looking = undefined
			void this.#look()
		}, LOOK_INTERVAL_MS).unref()
	}

	async #look(): Promise<void> {
		try {
			const { client, isDirect } = await this.#taken(await positionIn(this.#parts.db))
			if (!isDirect) await client.query('commit')
			client.release()
		} catch (error) {
			if (this.#ended) return
			// What the primary itself meets is said elsewhere.
			if (error instanceof NotReadable) this.#leaveOut(error.message, false)
			return this.#lookSoon()
		}
		this.#leftOut = null
		this.#logged = null
		this.#parts.log.info('the replica of the database is read')
	}

	/** Gives up connections that wait for an answer while the server cannot be reached on another one either. */
	async #endSilence() {
		const before = performance.now() - SILENT_MS
		if (![...this.#running.values()].some((since) => since < before)) return
		try {
			await onBriefConnection(this.#url, ANSWER_MS, (client) => client.query('select'))
		} catch (error) {
			if (this.#running.size > 0 && !this.#ended) this.#leaveOut(wordsOf(error))
		}
	}

	#replace() {
		const former = this.#pool
		const clients = [...this.#running.keys()]
		this.#pool = this.#opened()
		void former.end().catch(() => {})
		for (const client of clients) void (client as unknown as pg.Client).end().catch(() => {})
	}
}

/** Waits until a server has replayed all up to a position. @throws NotReadable where it does not in time */
async function reach(client: pg.ClientBase, position: Position): Promise<void> {
	const deadline = performance.now() + REPLAY_MS
	for (let pause = FIRST_PAUSE_MS; ; pause *= 2) {
		const state = await standbyState(client, position.lsn)
		const why = whyNotOf(state, position)
		if (why !== null) throw new NotReadable(why)
		if (state.behind !== null && state.behind <= 0) return
		const left = deadline - performance.now()
		if (left <= 0) throw new NotReadable('it is behind the primary')
		await delay(Math.min(pause, left))
	}
}

const wordsOf = (error: unknown) =>
	error instanceof NotReadable ? error.message : connectWords(error)
