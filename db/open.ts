import { join } from 'node:path'
import { Kysely } from 'kysely'
import { migratePostgres, migrateSqlite } from './migrate.ts'
import { openPostgres, postgresDialect } from './postgres.ts'
import { openSqlite, sqliteDialect } from './sqlite.ts'
import type { Tables } from './tables.ts'

export type Database = Kysely<Tables>

/** The database of this store, migrated: PostgreSQL where a URL is given, else a file in `dataDir`. */
export async function openDatabase(where: {
	dataDir: string
	databaseUrl?: string
}): Promise<Database> {
	if (where.databaseUrl) {
		const pool = openPostgres(where.databaseUrl)
		await migratePostgres(pool).catch(async (error) => {
			await pool.end()
			throw error
		})
		return new Kysely<Tables>({ dialect: postgresDialect(pool) })
	}
	const memory = where.dataDir === ':memory:'
	const database = openSqlite(memory ? ':memory:' : join(where.dataDir, 'store.sqlite'))
	try {
		migrateSqlite(database)
	} catch (error) {
		database.close()
		throw error
	}
	return new Kysely<Tables>({ dialect: sqliteDialect(database) })
}
