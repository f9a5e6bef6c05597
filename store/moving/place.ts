import { createHash } from 'node:crypto'
import { existsSync, realpathSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { schemaOnPostgres } from '../../db/engines/schema-there.ts'
import { openDatabase } from '../../db/open.ts'
import type { Tables } from '../../db/tables.ts'
import type { S3Place } from '../../shared/files/s3-place.ts'
import { firstOf } from '../../shared/servers/postgres-addresses.ts'
import { pendingMigrations } from '../pending-migrations.ts'
import { namedUrl, runsOnFile, runsOnServer } from '../running.ts'

/** Where a shop's data are. */
export interface Place {
	dataDir: string
	databaseUrl?: string | undefined
	s3?: S3Place | undefined
}

export const fileOf = ({ dataDir }: Place) => join(dataDir, 'store.sqlite')

/** @param to an address of PostgreSQL, or a folder for SQLite */
export function placeNamed(from: Place, to: string): Place {
	return /^postgres(ql)?:\/\//.test(to)
		? { ...from, databaseUrl: to }
		: { ...from, databaseUrl: undefined, dataDir: resolve(to) }
}

/** With connections that count as the command line's. */
export const byName = (where: Place): Place =>
	where.databaseUrl ? { ...where, databaseUrl: namedUrl(where.databaseUrl) } : where

/** Names the shop that is moved, without its address. */
export function markOf(from: Place): string {
	const { databaseUrl } = from
	const url = databaseUrl && firstOf(databaseUrl)
	const name = url ? `${url.host}${url.pathname}` : realpathSync(fileOf(from))
	return createHash('sha256').update(name).digest('hex')
}

/** @throws Error in words for people where there is no shop of this version */
export async function refuseUnready(from: Place) {
	if (!from.databaseUrl && !existsSync(fileOf(from)))
		throw new Error(`There is no ${fileOf(from)} to be moved: set DATA_DIR.`)
	if (from.databaseUrl && (await schemaOnPostgres(from.databaseUrl)) === null)
		throw new Error('There is no shop in the database of DATABASE_URL.')
	const waiting = await pendingMigrations(from)
	if (waiting.length > 0)
		throw new Error(
			`${from.databaseUrl ? 'The database of DATABASE_URL' : fileOf(from)} is of an older version. Start the store once with this one, end it, and move it then.`,
		)
}

/** @throws Error in words for people where a store is open on it */
export async function refuseRunning(from: Place) {
	if (!from.databaseUrl) {
		if (!runsOnFile(from.dataDir)) return
		throw new Error(`A store is running on ${from.dataDir}. End it, then move it.`)
	}
	const db = await openDatabase<Tables>(byName(from))
	try {
		if (await runsOnServer(db))
			throw new Error('A store is running on DATABASE_URL. End all its processes, then move it.')
	} finally {
		await db.destroy()
	}
}
