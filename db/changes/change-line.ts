import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import type pg from 'pg'
import type { Logger } from 'pino'
import { MINUTE_MS } from '../../shared/durations.ts'
import { lineName } from '../engines/server-connections.ts'
import { primaryOf } from '../engines/servers/primary.ts'
import { isDirect } from '../engines/servers/server-state.ts'
import { onAnnounced, TOPICS, type Topic } from './announce.ts'

const CHANNEL = 'solbazaar_changes'

/** How long changes are gathered for one notification. */
const GATHERED_MS = 20
const CONNECT_TIMEOUT_MS = 2000
const QUERY_TIMEOUT_MS = 5000
const KEEP_ALIVE_MS = 10_000
/** How long a notification to oneself may take before the line counts as deaf. */
const ECHO_MS = 3000
/** How often a line that is silent is asked whether it is still there. */
const HEARTBEAT_MS = 15_000
const FIRST_PAUSE_MS = 200
const LONGEST_PAUSE_MS = 1000

interface Parts {
	/** Told what others have changed; after a lost connection, everything. */
	heard: (topics: readonly Topic[]) => void
	log: Logger
	/** How many connections this process may take beside the line. */
	poolSize: number
}

/**
 * Tells the other processes on a PostgreSQL database what this one has changed, and hears it from them, on one connection
 * of its own. It is opened again when it is lost.
 */
export class ChangeLine {
	readonly #url: string
	readonly #parts: Parts
	readonly #origin = randomUUID()
	readonly #untold = new Set<Topic>()
	readonly #closing = new AbortController()
	readonly #forget: () => void
	readonly #running: Promise<void>
	#client: pg.Client | null = null
	#gathering: NodeJS.Timeout | undefined
	#echoed = () => {}
	#drop = () => {}
	#isTroubled = false

	constructor(url: string, parts: Parts) {
		this.#url = url
		this.#parts = parts
		this.#forget = onAnnounced((topic) => this.#tell(topic))
		this.#running = this.#run()
	}

	/** Whether changes are heard as they are made. */
	get isOpen(): boolean {
		return this.#client !== null
	}

	async close(): Promise<void> {
		this.#forget()
		clearTimeout(this.#gathering)
		// What this process did last is told as well.
		await this.#flush()
		this.#closing.abort()
		this.#drop()
		await this.#running
	}

	async #run() {
		let pauseMs = FIRST_PAUSE_MS
		while (!this.#closing.signal.aborted) {
			const outcome = await this.#serve()
			pauseMs = outcome === 'served' ? FIRST_PAUSE_MS : Math.min(LONGEST_PAUSE_MS, pauseMs * 2)
			const signal = this.#closing.signal
			await delay(outcome === 'deaf' ? MINUTE_MS : pauseMs, null, { signal }).catch(() => {})
		}
	}

	/** Until the connection is lost. */
	async #serve(): Promise<'served' | 'failed' | 'deaf'> {
		const client = await this.#connected()
		if (!client) return 'failed'
		const lost = new Promise<void>((resolve) => {
			this.#drop = () => resolve()
			client.on('error', this.#drop)
			client.on('end', this.#drop)
			// It may have been closed while it was connecting.
			if (this.#closing.signal.aborted) resolve()
		})
		client.on('notification', ({ payload = '' }) => this.#hear(payload))
		try {
			if (!(await this.#isHeard(client))) {
				this.#warn(
					'PostgreSQL passes no notifications on to this connection, as behind PgBouncer: name a direct address in DATABASE_LISTEN_URL. Changes of other processes are seen within a second',
				)
				return 'deaf'
			}
			this.#client = client
			if (this.#isTroubled) this.#parts.log.info('changes of other processes are heard again')
			this.#isTroubled = false
			this.#parts.heard(TOPICS)
			await this.#flush()
			const heartbeat = setInterval(() => client.query('select 1').catch(this.#drop), HEARTBEAT_MS)
			await lost
			clearInterval(heartbeat)
			return 'served'
		} catch {
			return 'failed'
		} finally {
			this.#client = null
			this.#isUnheard()
			// A server that is gone without a word never answers this.
			client.end().catch(() => {})
		}
	}

	/** @returns null where there is none to be had */
	async #connected(): Promise<pg.Client | null> {
		try {
			return await primaryOf(this.#url).connect({
				connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
				query_timeout: QUERY_TIMEOUT_MS,
				keepAlive: true,
				keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
			})
		} catch {
			this.#isUnheard()
			return null
		}
	}

	#isUnheard() {
		if (!this.#closing.signal.aborted)
			this.#warn('changes of other processes are not heard at once, but seen within a second')
	}

	/** Once for each time that it is not heard. */
	#warn(words: string) {
		if (this.#isTroubled) return
		this.#isTroubled = true
		this.#parts.log.warn(words)
	}

	/**
	 * A pooler takes LISTEN and then gives the connection to others, yet what one says to oneself comes back for as long
	 * as nobody else asks for one.
	 */
	async #isHeard(client: pg.Client): Promise<boolean> {
		if (!(await isDirect(client))) return false
		await client.query(`select set_config('application_name', $1, false)`, [
			lineName(this.#parts.poolSize),
		])
		await client.query(`listen ${CHANNEL}`)
		return this.#hearsItself(client)
	}

	async #hearsItself(client: pg.Client): Promise<boolean> {
		const echo = new Promise<boolean>((resolve) => {
			this.#echoed = () => resolve(true)
		})
		await this.#notify(client, [])
		return Promise.race([echo, delay(ECHO_MS, false, { ref: false })])
	}

	#hear(payload: string) {
		const [origin, topics = ''] = payload.split(' ')
		if (origin === this.#origin) return this.#echoed()
		const known = TOPICS.filter((topic) => topics.split(',').includes(topic))
		if (known.length > 0) this.#parts.heard(known)
	}

	#tell(topic: Topic) {
		this.#untold.add(topic)
		this.#gathering ??= setTimeout(() => this.#flush(), GATHERED_MS)
	}

	async #flush(): Promise<void> {
		this.#gathering = undefined
		const client = this.#client
		if (!client || this.#untold.size === 0) return
		const topics = [...this.#untold]
		this.#untold.clear()
		try {
			await this.#notify(client, topics)
		} catch {
			// Told once the connection is there again.
			for (const topic of topics) this.#untold.add(topic)
			this.#drop()
		}
	}

	#notify = (client: pg.Client, topics: Topic[]) =>
		client.query('select pg_notify($1, $2)', [CHANNEL, `${this.#origin} ${topics.join(',')}`])
}
