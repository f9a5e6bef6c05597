import { join } from 'node:path'
import { Kysely } from 'kysely'
import pino from 'pino'
import { DatabaseHealth } from './health.ts'
import { migratePostgres, migrateSqlite } from './migrate.ts'
import { postgresDialect, SurvivingPool } from './postgres.ts'
import { openSqlite, sqliteDialect } from './sqlite.ts'
import type { Tables } from './tables.ts'

export type Database = Kysely<Tables>

interface Where {
	dataDir: string
	databaseUrl?: string | undefined
}

/**
 * The database of this store, migrated: PostgreSQL where a URL is given, else a file in `dataDir`.
 * @param health is told what becomes of the database; whoever gives it closes it
 */
export async function openDatabase(
	{ dataDir, databaseUrl }: Where,
	health = new DatabaseHealth(pino({ level: 'silent' })),
): Promise<Database> {
	const db = databaseUrl ? await openPostgres(databaseUrl, health) : openFile(dataDir, health)
	health.watch(db)
	return db
}

async function openPostgres(url: string, health: DatabaseHealth): Promise<Database> {
	await migratePostgres(url)
	return new Kysely<Tables>({ dialect: postgresDialect(new SurvivingPool(url, health)) })
}

function openFile(dataDir: string, health: DatabaseHealth): Database {
	const database = openSqlite(dataDir === ':memory:' ? dataDir : join(dataDir, 'store.sqlite'))
	try {
		migrateSqlite(database)
	} catch (error) {
		database.close()
		throw error
	}
	return new Kysely<Tables>({ dialect: sqliteDialect(database, health) })
}
