import { chmodSync } from 'node:fs'
import { join } from 'node:path'
import type { DatabaseSync } from 'node:sqlite'
import { makeFolder } from './folder.ts'
import { pendingOnSqlite } from './migrate.ts'

/**
 * Copies the database of a live shop beside it before anything in it is migrated.
 * @returns the copy; null where there is nothing to migrate, or the data is no live shop's
 * @throws Error where it cannot be copied: nothing is migrated then
 */
export function backUpBeforeMigrating(database: DatabaseSync, dataDir: string): string | null {
	const [first] = pendingOnSqlite(database)
	if (!first || !isLive(database)) return null
	const folder = join(dataDir, 'backups')
	makeFolder(folder)
	const moment = new Date().toISOString().replace(/[:.]/g, '-')
	const file = join(folder, `before-${first.name.slice(0, 4)}-${moment}.sqlite`)
	database.prepare('vacuum into ?').run(file)
	chmodSync(file, 0o600)
	return file
}

/** Data from before its mode was recorded may be a live shop's. */
function isLive(database: DatabaseSync): boolean {
	const hasMode = database
		.prepare("select 1 from sqlite_schema where type = 'table' and name = 'data_mode'")
		.get()
	if (!hasMode) return true
	return database.prepare('select mode from data_mode').get()?.mode === 'live'
}
