import {
	CompiledQuery,
	type DatabaseConnection,
	type QueryResult,
	SelectQueryNode,
	SqliteAdapter,
	SqliteDialect,
	SqliteDriver,
} from 'kysely'
import type { ConnectionQueue } from './connection-queue.ts'

type Config = ConstructorParameters<typeof SqliteDialect>[0]

/** Does nothing, where there is no turn to end. */
const NOTHING = () => {}

/**
 * Kysely's dialect of SQLite, which waits for another process's lock in the event loop and not inside SQLite: pages
 * and statements that only read go on meanwhile.
 */
export class WaitingSqliteDialect extends SqliteDialect {
	readonly #config: Config
	readonly #queue: ConnectionQueue

	constructor(config: Config, queue: ConnectionQueue) {
		super(config)
		this.#config = config
		this.#queue = queue
	}

	override createDriver() {
		return new WaitingSqliteDriver(this.#config, this.#queue)
	}

	override createAdapter() {
		return new SharingAdapter()
	}
}

/** The driver gives out the one connection itself: while a transaction waits to begin, others use it. */
class SharingAdapter extends SqliteAdapter {
	override get supportsMultipleConnections() {
		return true
	}
}

class WaitingSqliteDriver extends SqliteDriver {
	readonly #queue: ConnectionQueue

	constructor(config: Config, queue: ConnectionQueue) {
		super(config)
		this.#queue = queue
	}

	override async acquireConnection() {
		return new QueuedConnection(await super.acquireConnection(), this.#queue)
	}

	override async beginTransaction(connection: DatabaseConnection) {
		await (connection as QueuedConnection).begin()
	}

	override async releaseConnection(connection?: DatabaseConnection) {
		;(connection as QueuedConnection).release()
	}
}

/** The connection as one query or transaction has it. */
class QueuedConnection implements DatabaseConnection {
	readonly #connection: DatabaseConnection
	readonly #queue: ConnectionQueue
	/** Ends the turn of the transaction that is under way. */
	#end = NOTHING

	constructor(connection: DatabaseConnection, queue: ConnectionQueue) {
		this.#connection = connection
		this.#queue = queue
	}

	async begin() {
		const { end } = await this.#queue.run(() => this.#run(CompiledQuery.raw('begin')), false)
		this.#end = end
	}

	release() {
		this.#end()
		this.#end = NOTHING
	}

	async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
		if (this.#end !== NOTHING) return this.#run<R>(query)
		const { value, end } = await this.#queue.run(() => this.#run<R>(query), isRead(query))
		end()
		return value
	}

	async *streamQuery<R>(query: CompiledQuery, chunkSize: number) {
		const end = this.#end === NOTHING ? await this.#queue.take() : NOTHING
		try {
			yield* this.#connection.streamQuery<R>(query, chunkSize)
		} finally {
			end()
		}
	}

	#run = <R>(query: CompiledQuery) => this.#connection.executeQuery<R>(query)
}

const isRead = ({ query, sql }: CompiledQuery): boolean =>
	SelectQueryNode.is(query) || /^\s*select\b/i.test(sql)
