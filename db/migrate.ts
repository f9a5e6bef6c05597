import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import type { DatabaseSync } from 'node:sqlite'
import { pathToFileURL } from 'node:url'
import pg from 'pg'

interface Migration {
	name: string
	sql: string
	hash: string
}

interface Applied {
	name: string
	hash: string
}

const BOOK = `create table if not exists migrations (
	name text primary key, hash text not null, applied_at bigint not null
)`

function migrations(): Migration[] {
	const folder = pathToFileURL('db/migrations/')
	return readdirSync(folder)
		.filter((name) => name.endsWith('.sql'))
		.sort()
		.map((name) => {
			const sql = readFileSync(new URL(name, folder), 'utf8')
			return { name, sql, hash: createHash('sha256').update(sql).digest('hex') }
		})
}

/**
 * What has not been applied yet, in order.
 * @throws Error when an applied migration reads differently now, or this store does not know it
 */
function pending(applied: Applied[]): Migration[] {
	const all = migrations()
	for (const { name, hash } of applied) {
		const known = all.find((migration) => migration.name === name)
		if (!known) throw new Error(`The database is newer than this store: it has ${name}.`)
		if (known.hash !== hash) throw new Error(`${name} was changed after it had been applied.`)
	}
	const done = new Set(applied.map(({ name }) => name))
	return all.filter(({ name }) => !done.has(name))
}

export function migrateSqlite(database: DatabaseSync): void {
	database.exec('begin immediate')
	try {
		database.exec(BOOK)
		const applied = database.prepare('select name, hash from migrations').all()
		const book = database.prepare(
			'insert into migrations (name, hash, applied_at) values (?, ?, ?)',
		)
		for (const { name, sql, hash } of pending(applied as unknown as Applied[])) {
			database.exec(sql)
			book.run(name, hash, Date.now())
		}
		database.exec('commit')
	} catch (error) {
		database.exec('rollback')
		throw error
	}
}

/** Text that is compared byte by byte, which each engine has its own name for. */
const inPostgres = (sql: string) => sql.replaceAll('collate binary', 'collate "C"')

/** Any number that nothing else on the same database locks. */
const LOCK = 50_000_361

const CONNECT_TIMEOUT_MS = 10_000

/** On a connection of its own, without the limits of time that statements of the store have. */
export async function migratePostgres(url: string): Promise<void> {
	const client = new pg.Client({
		connectionString: url,
		connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
	})
	client.on('error', () => {})
	try {
		await client.connect()
		await client.query('begin')
		await client.query('select pg_advisory_xact_lock($1)', [LOCK])
		await client.query(BOOK)
		const { rows } = await client.query<Applied>('select name, hash from migrations')
		for (const { name, sql, hash } of pending(rows)) {
			await client.query(inPostgres(sql))
			await client.query('insert into migrations (name, hash, applied_at) values ($1, $2, $3)', [
				name,
				hash,
				Date.now(),
			])
		}
		await client.query('commit')
	} finally {
		// What was not committed ends with the connection.
		await client.end().catch(() => {})
	}
}
