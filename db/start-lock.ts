import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as delay } from 'node:timers/promises'
import { primaryOf } from './engines/servers/primary.ts'
import { timelines } from './engines/servers/timelines.ts'

/** Any number that nothing else on the same database locks; the migrations' own lock is another. */
const LOCK = 50_000_362
const CONNECT_TIMEOUT_MS = 10_000
const POLL_INTERVAL_MS = 50
const SQLITE_BUSY = 5

interface Where {
	dataDir: string
	databaseUrl?: string | undefined
}

/**
 * Does the work while no other process does such work on the same database: of several that start at once,
 * one migrates and fills it, and the others find it done. The lock ends with the process, however it ends.
 */
export function withStartLock<T>(
	{ dataDir, databaseUrl }: Where,
	work: () => Promise<T>,
): Promise<T> {
	if (databaseUrl) {
		timelines.keepIn(dataDir)
		return withAdvisoryLock(databaseUrl, work)
	}
	return dataDir === ':memory:' ? work() : withFileLock(join(dataDir, 'start.lock'), work)
}

async function withAdvisoryLock<T>(url: string, work: () => Promise<T>): Promise<T> {
	const client = await primaryOf(url).connect({
		connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
		keepAlive: true,
	})
	try {
		// Of a transaction and not of the session, so that it holds through a pooler too.
		await client.query('begin')
		await client.query('set local statement_timeout = 0')
		await client.query('set local idle_in_transaction_session_timeout = 0')
		await client.query('select pg_advisory_xact_lock($1)', [LOCK])
		return await work()
	} finally {
		await client.end().catch(() => {})
	}
}

/** SQLite's own lock of a file that holds nothing, since the database itself is written by the work. */
async function withFileLock<T>(file: string, work: () => Promise<T>): Promise<T> {
	const lock = new DatabaseSync(file)
	try {
		while (!isLocked(lock)) await delay(POLL_INTERVAL_MS)
		return await work()
	} finally {
		lock.close()
	}
}

/**
 * Has the lock of a file for as long as this process lives.
 * @returns whether it is this process's; another one may have it
 */
export function keepFileLock(file: string): boolean {
	const lock = new DatabaseSync(file)
	if (isLocked(lock)) {
		kept.add(lock)
		return true
	}
	lock.close()
	return false
}

/** Unreferenced, it would be closed. */
const kept = new Set<DatabaseSync>()

function isLocked(lock: DatabaseSync): boolean {
	try {
		lock.exec('begin exclusive')
		return true
	} catch (error) {
		if (((error as { errcode?: number }).errcode ?? 0) % 256 !== SQLITE_BUSY) throw error
		return false
	}
}
