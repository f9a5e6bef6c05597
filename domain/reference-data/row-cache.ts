import { LRUCache } from 'lru-cache'
import type { Database } from '../../db/database.ts'
import { MINUTE_MS } from '../../shared/durations.ts'
import { singleFlight } from '../../shared/single-flight.ts'
import { MAX_CACHED_READS } from './limits.ts'
import { referenceTables } from './tables.ts'

/**
 * Rows with a day as plans read them, in memory until the version of the reference data moves. They are the same objects
 * for all plans, so that what follows from them is calculated once.
 */
export class RowCache {
	readonly #db: Database
	/** A minute is for what raises no version: migrations, and processes of the version before. */
	readonly #reads = new LRUCache<string, Promise<unknown>>({
		max: MAX_CACHED_READS,
		ttl: MINUTE_MS,
	})
	#version = -1

	constructor(db: Database) {
		this.#db = db
	}

	/** Forgets the rows where the version has moved; concurrent calls share one further look. */
	readonly refresh = singleFlight(() => this.#look())

	/** Reads rows, or gives them as they were read before. @param key of these rows among all reads */
	async read<T>(key: string, load: (db: Database) => Promise<T>): Promise<T> {
		const before = this.#reads.get(key)
		if (before) return before as Promise<T>
		// Kept before it is done: rows that a change overtakes are forgotten with the others.
		const found = load(this.#db)
		this.#reads.set(key, found)
		try {
			return await found
		} catch (error) {
			if (this.#reads.peek(key) === found) this.#reads.delete(key)
			throw error
		}
	}

	async #look(): Promise<void> {
		const { version } = await referenceTables(this.#db)
			.selectFrom('reference_state')
			.select('version')
			.executeTakeFirstOrThrow()
		if (version === this.#version) return
		this.#version = version
		this.#reads.clear()
	}
}
