import { join } from 'node:path'
import { type Dialect, Kysely } from 'kysely'
import pino from 'pino'
import { backUpBeforeMigrating } from './backup.ts'
import type { Database } from './database.ts'
import { POOL_SIZE } from './engines/pool-size.ts'
import { spanOfQuery } from './engines/query-spans.ts'
import { timelines } from './engines/servers/timelines.ts'
import { openSqlite, sqliteDialect } from './engines/sqlite.ts'
import { DatabaseHealth } from './health.ts'
import { migratePostgres, migrateSqlite, type OnBreaking } from './migrate.ts'
import { ownMigrations } from './migration-list.ts'

/** An open database, for the code that opened it: with all the tables it names. */
export type OpenDatabase<Schema> = Kysely<Schema> & Database

interface Where {
	dataDir: string
	databaseUrl?: string | undefined
	/** The most connections to PostgreSQL. */
	poolSize?: number | undefined
	/** The initial image of a database in memory; else it is empty. */
	image?: Uint8Array | undefined
	/** Told of a migration that the version before does not stand; it may refuse it by an error. */
	onBreaking?: OnBreaking | undefined
	/** Whether each statement is to be in the traces. */
	isTraced?: boolean | undefined
}

/**
 * The database of this store, migrated: PostgreSQL where a URL is given, else a file in `dataDir`. The caller knows its
 * tables and names them as `Schema`.
 * @param health gets the state of the database; the caller closes it
 */
export async function openDatabase<Schema>(
	{ dataDir, databaseUrl, poolSize = POOL_SIZE, image, onBreaking, isTraced }: Where,
	health = new DatabaseHealth(pino({ level: 'silent' })),
): Promise<OpenDatabase<Schema>> {
	const dialect = databaseUrl
		? await postgres({ dataDir, databaseUrl, poolSize }, health, onBreaking)
		: sqlite(dataDir, health, image)
	const db = new Kysely<Schema>({ dialect, log: isTraced ? spanOfQuery : undefined })
	health.watch(db)
	return db as OpenDatabase<Schema>
}

interface OnPostgres {
	dataDir: string
	databaseUrl: string
	poolSize: number
}

async function postgres(
	{ dataDir, databaseUrl: url, poolSize }: OnPostgres,
	health: DatabaseHealth,
	onBreaking?: OnBreaking,
): Promise<Dialect> {
	timelines.keepIn(dataDir)
	await migratePostgres(url, ownMigrations('postgres'), onBreaking)
	const { postgresDialect, SurvivingPool } = await import('./engines/postgres.ts')
	return postgresDialect(new SurvivingPool(url, poolSize, health))
}

function sqlite(dataDir: string, health: DatabaseHealth, image?: Uint8Array): Dialect {
	const database = openSqlite(dataDir === ':memory:' ? dataDir : join(dataDir, 'store.sqlite'))
	try {
		if (image) database.deserialize(image)
		if (dataDir !== ':memory:') backUpBeforeMigrating(database, dataDir)
		migrateSqlite(database)
	} catch (error) {
		database.close()
		throw error
	}
	return sqliteDialect(database, health)
}
