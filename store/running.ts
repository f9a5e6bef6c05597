import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as delay } from 'node:timers/promises'
import { sql } from 'kysely'
import type { OpenDatabase } from '../db/open.ts'
import type { Tables } from '../db/tables.ts'
import { withParameter } from '../shared/servers/postgres-addresses.ts'

/**
 * Whether a store has the SQLite file of a data folder open. Only a database that is open nowhere else leaves its log.
 */
export function runsOnFile(dataDir: string): boolean {
	const file = join(dataDir, 'store.sqlite')
	if (!existsSync(file)) return false
	const database = new DatabaseSync(file)
	try {
		database.exec('pragma journal_mode = delete')
		database.exec('pragma journal_mode = wal')
		return false
	} catch {
		return true
	} finally {
		database.close()
	}
}

/** The name of the command line's own connections to PostgreSQL, to tell them from a store's. */
const OWN_NAME = 'solbazaar-command-line'

/** The address of a PostgreSQL database, for connections that carry the command line's name. */
export const namedUrl = (databaseUrl: string): string =>
	withParameter(databaseUrl, 'application_name', OWN_NAME)

const ATTEMPTS = 20
const INTERVAL_MS = 100

/**
 * Whether another client than the command line is connected to a PostgreSQL database. A store that has just ended may
 * be on the list for a moment.
 * @param db opened by `namedUrl`
 */
export async function runsOnServer(db: OpenDatabase<Tables>): Promise<boolean> {
	for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
		const { rows } = await sql<{ others: number }>`
			select count(*) as others from pg_stat_activity
			where datname = current_database() and backend_type = 'client backend'
				and application_name <> ${OWN_NAME} and pid <> pg_backend_pid()
		`.execute(db)
		if (rows[0]?.others === 0) return false
		if (attempt < ATTEMPTS) await delay(INTERVAL_MS)
	}
	return true
}
