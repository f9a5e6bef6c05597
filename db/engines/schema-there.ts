import { DatabaseSync } from 'node:sqlite'
import { onOwnConnection } from './own-connection.ts'

const LAST = 'select name from migrations order by name desc limit 1'

/** The last migration that a file has; null where it was never migrated. @throws Error where it is no database */
export function schemaOfFile(file: string): string | null {
	const database = new DatabaseSync(file, { readOnly: true })
	try {
		const hasMigrationsTable = database
			.prepare("select 1 from sqlite_schema where type = 'table' and name = 'migrations'")
			.get()
		return hasMigrationsTable
			? ((database.prepare(LAST).get() as { name: string } | undefined)?.name ?? null)
			: null
	} finally {
		database.close()
	}
}

/** What SQLite finds wrong in a file, in its own words; `ok` where it finds nothing. */
export function integrityOf(file: string): string {
	const database = new DatabaseSync(file, { readOnly: true })
	try {
		const [{ integrity_check } = { integrity_check: 'ok' }] = database
			.prepare('pragma integrity_check(1)')
			.all() as { integrity_check: string }[]
		return integrity_check
	} catch (error) {
		return (error as Error).message
	} finally {
		database.close()
	}
}

/** The last migration that a database of PostgreSQL has; null where it was never migrated. */
export const schemaOnPostgres = (url: string): Promise<string | null> =>
	onOwnConnection(url, async (client) => {
		const { rows: books } = await client.query("select to_regclass('migrations') as book")
		if (books[0]?.book === null) return null
		const { rows } = await client.query<{ name: string }>(LAST)
		return rows[0]?.name ?? null
	})

const TABLES =
	"select oid::regclass::text as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')"

/** Whether a database of PostgreSQL has no table yet. */
export const isEmptyOnPostgres = (url: string): Promise<boolean> =>
	onOwnConnection(
		url,
		async (client) => (await client.query(`${TABLES} limit 1`)).rows.length === 0,
	)

/** Drops all tables of a database of PostgreSQL, or none; it waits a few seconds for who uses them. */
export const emptyPostgres = (url: string): Promise<void> =>
	onOwnConnection(url, async (client) => {
		await client.query('begin')
		await client.query("set local lock_timeout = '5s'")
		const { rows } = await client.query<{ name: string }>(TABLES)
		const names = rows.map(({ name }) => name)
		if (names.length > 0) await client.query(`drop table ${names.join()} cascade`)
		await client.query('commit')
	})
