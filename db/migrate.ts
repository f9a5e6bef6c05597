import type { DatabaseSync } from 'node:sqlite'
import type pg from 'pg'
import { onOwnConnection } from './engines/own-connection.ts'
import { type Applied, type Migration, ownMigrations, pending } from './migration-list.ts'

const MIGRATIONS_TABLE = `create table if not exists migrations (
	name text primary key, hash text not null, applied_at bigint not null
)`

/** The migrations this store would apply, in order; none where the database is new. */
export function pendingOnSqlite(database: DatabaseSync, migrations = ownMigrations('sqlite')) {
	const applied = appliedOnSqlite(database)
	return applied.length > 0 ? pending(migrations, applied) : []
}

/** The migrations that a database has; none where it is new. */
export function appliedOnSqlite(database: DatabaseSync): Applied[] {
	const hasMigrationsTable = database
		.prepare("select 1 from sqlite_schema where type = 'table' and name = 'migrations'")
		.get()
	return hasMigrationsTable ? appliedOn(database) : []
}

const appliedOn = (database: DatabaseSync) =>
	database.prepare('select name, hash from migrations').all() as unknown as Applied[]

/**
 * Applies the pending migrations, each in a transaction of its own: one that is interrupted has done nothing, and is
 * taken up at the next start.
 * @throws Error when an applied migration reads differently now, this store does not know it, or one leaves rows that
 * refer to nothing
 */
export function migrateSqlite(database: DatabaseSync, migrations = ownMigrations('sqlite')): void {
	database.exec(MIGRATIONS_TABLE)
	for (const migration of pending(migrations, appliedOn(database))) {
		// A table that others refer to can be made anew while nothing watches over the references; they are checked after.
		if (migration.rebuilds) database.exec('pragma foreign_keys = off')
		try {
			applyOnSqlite(database, migration)
		} finally {
			if (migration.rebuilds) database.exec('pragma foreign_keys = on')
		}
	}
}

function applyOnSqlite(database: DatabaseSync, { name, sql, hash, rebuilds }: Migration) {
	database.exec('begin immediate')
	try {
		// Another process may have been quicker.
		if (!appliedOn(database).some((applied) => applied.name === name)) {
			database.exec(sql)
			if (rebuilds) refuseOrphans(database, name)
			database
				.prepare('insert into migrations (name, hash, applied_at) values (?, ?, ?)')
				.run(name, hash, Date.now())
		}
		database.exec('commit')
	} catch (error) {
		if (database.isTransaction) database.exec('rollback')
		throw error
	}
}

function refuseOrphans(database: DatabaseSync, name: string) {
	const orphans = database.prepare('pragma foreign_key_check').all() as {
		table: string
		parent: string
	}[]
	const [first] = orphans
	if (first)
		throw new Error(
			`${name} would leave ${orphans.length} rows that refer to nothing, the first in ${first.table} to ${first.parent}.`,
		)
}

/** Text that is compared byte by byte, which each engine has its own name for. */
const inPostgres = (sql: string) => sql.replaceAll('collate binary', 'collate "C"')

/** Any number that nothing else on the same database locks. */
const LOCK = 50_000_361

/** The notice of a migration that breaks the version before, before it is applied. @throws Error to refuse it */
export type OnBreaking = (words: string) => void

/** Applies the pending migrations, on a connection of its own. */
export async function migratePostgres(
	url: string,
	migrations = ownMigrations('postgres'),
	onBreaking: OnBreaking = () => {},
): Promise<void> {
	await onOwnConnection(url, async (client) => {
		// Of a new database there is no version before.
		const tell = (await hasMigrationsTable(client)) ? onBreaking : () => {}
		while (await applyNext(client, migrations, tell));
	})
}

/** What the operator is told of a migration that the version before does not stand. */
export const breakingWords = ({ name, breaks }: Migration): string =>
	`${name} is nothing that the version before can work with: ${breaks}. End all of its processes, on every machine, before this version starts`

/** The migrations this store would apply, in order; none where the database is new. */
export async function pendingOnPostgres(
	url: string,
	migrations = ownMigrations('postgres'),
): Promise<Migration[]> {
	return onOwnConnection(url, async (client) => {
		const applied = await appliedOnPostgres(client)
		return applied.length > 0 ? pending(migrations, applied) : []
	})
}

/** The migrations that a database has; none where it is new. */
export async function appliedOnPostgres(client: pg.Client): Promise<Applied[]> {
	if (!(await hasMigrationsTable(client))) return []
	return (await client.query<Applied>('select name, hash from migrations')).rows
}

async function hasMigrationsTable(client: pg.Client): Promise<boolean> {
	const { rows } = await client.query("select to_regclass('migrations') as book")
	return rows[0]?.book !== null
}

/** @returns whether there was one to apply */
async function applyNext(
	client: pg.Client,
	migrations: Migration[],
	onBreaking: OnBreaking,
): Promise<boolean> {
	await client.query('begin')
	// It may take longer than the role's statements may, as behind a pooler.
	await client.query('set local statement_timeout = 0')
	await client.query('select pg_advisory_xact_lock($1)', [LOCK])
	await client.query(MIGRATIONS_TABLE)
	const { rows } = await client.query<Applied>('select name, hash from migrations')
	const [next] = pending(migrations, rows)
	if (next) {
		if (next.breaks !== null) onBreaking(breakingWords(next))
		await client.query(inPostgres(next.sql))
		await client.query('insert into migrations (name, hash, applied_at) values ($1, $2, $3)', [
			next.name,
			next.hash,
			Date.now(),
		])
	}
	await client.query('commit')
	return next !== undefined
}
