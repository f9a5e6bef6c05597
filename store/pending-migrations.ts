import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { pendingOnPostgres, pendingOnSqlite } from '../db/migrate.ts'
import type { Migration } from '../db/migration-list.ts'

interface Where {
	dataDir: string
	databaseUrl?: string | undefined
}

/**
 * The migrations of the next start, in order. Code that must leave data as they are asks before opening
 * them.
 * @throws Error where there is no database, or it cannot be opened
 */
export async function pendingMigrations({ dataDir, databaseUrl }: Where): Promise<Migration[]> {
	if (databaseUrl) return pendingOnPostgres(databaseUrl)
	const database = new DatabaseSync(join(dataDir, 'store.sqlite'), { readOnly: true })
	try {
		return pendingOnSqlite(database)
	} finally {
		database.close()
	}
}
