import type { PostgresPoolClient } from 'kysely'
import type pg from 'pg'
import { Unavailable } from '../../shared/unavailable.ts'

/** Told of what a connection meets. */
interface Listener {
	/** Something has come from the server. */
	heard: () => void
	/** The meaning of a statement's error. */
	judged: (error: unknown, connection: PostgresConnection) => unknown
}

/** One connection as Kysely uses it; its errors are translated for the store. */
export class PostgresConnection implements PostgresPoolClient {
	readonly generation: number
	isLost = false
	/** Since when an answer has been waited for, milliseconds as of `performance.now`; null while none is. */
	since: number | null = null
	readonly #client: pg.PoolClient
	readonly #listener: Listener

	constructor(client: pg.PoolClient, listener: Listener, generation: number) {
		this.#client = client
		this.#listener = listener
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
		// A transaction is still to be rolled back: its end would wait as long as the statement that was given up.
		if (this.isLost) throw new Unavailable('down')
		this.since = performance.now()
		try {
			const result = await this.#client.query(text, parameters)
			this.#listener.heard()
			return result
		} catch (error) {
			throw this.#listener.judged(error, this)
		} finally {
			this.since = null
		}
	}) as unknown as PostgresPoolClient['query']

	release(discard = false) {
		this.#client.release(discard || this.isLost)
	}
}
