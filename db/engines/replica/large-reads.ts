import {
	type CompiledQuery,
	type DatabaseConnection,
	type Driver,
	Kysely,
	PostgresAdapter,
	PostgresIntrospector,
	PostgresQueryCompiler,
	type QueryResult,
} from 'kysely'
import { judgedPostgres } from '../postgres-failure.ts'
import { Turns } from '../turns.ts'
import type { Replica } from './replica.ts'
import { type Position, positionIn } from './standby-state.ts'

/** The server that has answered a statement. */
export type ReadServer = 'replica' | 'primary'

interface Servers {
	primary: Kysely<unknown>
	replica: Replica
	/** Told of each statement that is answered. */
	read: (server: ReadServer) => void
}

/** A statement that took longer than any may. */
const QUERY_CANCELED = '57014'

/**
 * The database for one call that reads much: its statements are read from the replica, once that has every commit that the
 * primary had at the first of them. After the first that cannot be, all are read from the primary.
 */
export const largeReads = (servers: Servers): Kysely<unknown> => {
	const connection = new ReadConnection(servers)
	return new Kysely<unknown>({
		dialect: {
			createAdapter: () => new PostgresAdapter(),
			createDriver: () => new ReadDriver(connection),
			createIntrospector: (db) => new PostgresIntrospector(db),
			createQueryCompiler: () => new PostgresQueryCompiler(),
		},
	})
}

class ReadConnection implements DatabaseConnection {
	readonly #servers: Servers
	readonly #turns = new Turns()
	#position: Promise<Position> | undefined
	#isWithPrimary = false

	constructor(servers: Servers) {
		this.#servers = servers
	}

	async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
		const { primary, read } = this.#servers
		const found = await this.#fromReplica<R>(query)
		if (found) return found
		const result = await primary.executeQuery<R>(query)
		read('primary')
		return result
	}

	/** @returns null where the primary is to be read */
	async #fromReplica<R>(query: CompiledQuery): Promise<QueryResult<R> | null> {
		const { primary, replica, read } = this.#servers
		const end = await this.#turns.take()
		try {
			if (this.#isWithPrimary || !replica.isRead) {
				this.#isWithPrimary = true
				return null
			}
			this.#position ??= positionIn(primary)
			const result = await replica.run<R>(query, await this.#position)
			read('replica')
			return result
		} catch (error) {
			this.#isWithPrimary = true
			if ((error as { code?: unknown }).code === QUERY_CANCELED) throw judgedPostgres(error)
			return null
		} finally {
			end()
		}
	}

	streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
		throw new Error('a call that reads much reads in chunks')
	}
}

/** Gives out one connection for all statements, which take turns on it. */
class ReadDriver implements Driver {
	readonly #connection: ReadConnection

	constructor(connection: ReadConnection) {
		this.#connection = connection
	}

	async init() {}

	async acquireConnection() {
		return this.#connection
	}

	async beginTransaction(): Promise<void> {
		throw new Error('a call that reads much changes nothing')
	}

	async commitTransaction() {}
	async rollbackTransaction() {}
	async releaseConnection() {}
	async destroy() {}
}
