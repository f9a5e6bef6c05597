import { closeSync, openSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'
import type { SqliteDatabase, SqliteStatement } from 'kysely'
import { makeFolder } from '../folder.ts'
import type { DatabaseHealth } from '../health.ts'
import { ConnectionQueue } from './connection-queue.ts'
import { WaitingSqliteDialect } from './sqlite-driver.ts'
import { isLocked, judgedSqlite } from './sqlite-failure.ts'

/** How long opening and migrating wait for another process on the same file. */
const START_TIMEOUT_MS = 10_000
/** How long a statement waits inside SQLite, which stops the whole process; after it the driver waits. */
const BUSY_TIMEOUT_MS = 20
const LOCK_TIMEOUT_MS = 10_000
/** Pages kept in memory, at most: those of the lists of a shop of years. SQLite's own 2,000 KiB are read anew for each. */
const CACHE_KIB = 16_000

/** Opens (or makes) the file; `:memory:` is a database of its own. */
export function openSqlite(file: string): DatabaseSync {
	if (file !== ':memory:') {
		makeFolder(dirname(file))
		// The files that SQLite makes beside it have its permissions.
		closeSync(openSync(file, 'a', 0o600))
	}
	const database = new DatabaseSync(file, {
		timeout: START_TIMEOUT_MS,
		enableForeignKeyConstraints: true,
	})
	// An acknowledged order is on the disk: every commit is synced.
	database.exec(
		`pragma journal_mode = wal; pragma synchronous = full; pragma temp_store = memory;
		pragma cache_size = -${CACHE_KIB}`,
	)
	return database
}

/** @param lockTimeoutMs how long a write waits for another process that writes */
export function sqliteDialect(
	database: DatabaseSync,
	health: DatabaseHealth,
	lockTimeoutMs = LOCK_TIMEOUT_MS,
) {
	database.exec(`pragma busy_timeout = ${BUSY_TIMEOUT_MS}`)
	const config = { database: new KyselySqlite(database, health) }
	return new WaitingSqliteDialect(config, new ConnectionQueue(health, lockTimeoutMs))
}

/** The driver that Kysely's dialect expects, over `node:sqlite`, with a cache of prepared statements. */
class KyselySqlite implements SqliteDatabase {
	readonly #database: DatabaseSync
	readonly #health: DatabaseHealth
	readonly #prepared = new Map<string, SqliteStatement>()

	constructor(database: DatabaseSync, health: DatabaseHealth) {
		this.#database = database
		this.#health = health
	}

	close() {
		this.#prepared.clear()
		this.#database.close()
	}

	prepare(sql: string): SqliteStatement {
		// A full disk has rolled back already; asking for it again would hide why.
		if (sql === 'rollback' && !this.#database.isTransaction) return NOTHING
		const known = this.#prepared.get(sql)
		if (known) return known
		// A transaction takes the writer's place at once: one that reads first and writes later could
		// otherwise find that another process has written in between, which no waiting resolves.
		const prepared = this.#judged(() => {
			const statement = this.#database.prepare(sql === 'begin' ? 'begin immediate' : sql)
			return new KyselyStatement(statement, this.#judged)
		})
		if (this.#prepared.size < 500) this.#prepared.set(sql, prepared)
		return prepared
	}

	#judged: Judge = (work) => {
		try {
			return work()
		} catch (error) {
			const judged = judgedSqlite(error)
			// The driver tries again where another process writes.
			if (!isLocked(judged)) this.#health.note(judged)
			throw judged
		}
	}
}

/** Does the work; an error that says something of the database rather than of the statement becomes `Unavailable`. */
type Judge = <T>(work: () => T) => T

const NOTHING: SqliteStatement = {
	reader: true,
	all: () => [],
	run: () => ({ changes: 0, lastInsertRowid: 0 }),
	iterate: () => [].values(),
}

class KyselyStatement implements SqliteStatement {
	readonly reader: boolean
	readonly #statement: StatementSync
	readonly #judged: Judge

	constructor(statement: StatementSync, judged: Judge) {
		this.#statement = statement
		this.#judged = judged
		this.reader = statement.columns().length > 0
	}

	all(parameters: readonly unknown[]) {
		return this.#judged(() => this.#statement.all(...(parameters as SQLInputValue[])))
	}

	run(parameters: readonly unknown[]) {
		return this.#judged(() => this.#statement.run(...(parameters as SQLInputValue[])))
	}

	iterate(parameters: readonly unknown[]) {
		return this.#statement.iterate(...(parameters as SQLInputValue[]))
	}
}
