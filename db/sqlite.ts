import { dirname } from 'node:path'
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'
import { type SqliteDatabase, SqliteDialect, type SqliteStatement } from 'kysely'
import { makeFolder } from './folder.ts'

/** Milliseconds a writer waits for another process on the same file. */
const BUSY_TIMEOUT = 10_000

/** Opens (or makes) the file; `:memory:` is a database of its own. */
export function openSqlite(file: string): DatabaseSync {
	if (file !== ':memory:') makeFolder(dirname(file))
	const database = new DatabaseSync(file, {
		timeout: BUSY_TIMEOUT,
		enableForeignKeyConstraints: true,
	})
	// An acknowledged order is on the disk: every commit is synced.
	database.exec('pragma journal_mode = wal; pragma synchronous = full; pragma temp_store = memory')
	return database
}

export const sqliteDialect = (database: DatabaseSync) =>
	new SqliteDialect({ database: new KyselySqlite(database) })

/** What Kysely's dialect expects of a driver, over `node:sqlite`, with statements kept prepared. */
class KyselySqlite implements SqliteDatabase {
	readonly #database: DatabaseSync
	readonly #prepared = new Map<string, SqliteStatement>()

	constructor(database: DatabaseSync) {
		this.#database = database
	}

	close() {
		this.#prepared.clear()
		this.#database.close()
	}

	prepare(sql: string): SqliteStatement {
		const known = this.#prepared.get(sql)
		if (known) return known
		// A transaction takes the writer's place at once: one that reads first and writes later could
		// otherwise find that another process has written in between, which no waiting resolves.
		const statement = this.#database.prepare(sql === 'begin' ? 'begin immediate' : sql)
		const prepared = new KyselyStatement(statement)
		if (this.#prepared.size < 500) this.#prepared.set(sql, prepared)
		return prepared
	}
}

class KyselyStatement implements SqliteStatement {
	readonly reader: boolean
	readonly #statement: StatementSync

	constructor(statement: StatementSync) {
		this.#statement = statement
		this.reader = statement.columns().length > 0
	}

	all(parameters: readonly unknown[]) {
		return this.#statement.all(...(parameters as SQLInputValue[]))
	}

	run(parameters: readonly unknown[]) {
		return this.#statement.run(...(parameters as SQLInputValue[]))
	}

	iterate(parameters: readonly unknown[]) {
		return this.#statement.iterate(...(parameters as SQLInputValue[]))
	}
}
