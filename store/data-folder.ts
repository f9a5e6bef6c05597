import { chmodSync, existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { OpenDatabase } from '../db/open.ts'
import type { Tables } from '../db/tables.ts'
import { hasOwnPictures } from '../domain/uploads/picture-owner.ts'

interface Where {
	dataDir: string
	databaseUrl?: string | undefined
}

const DATABASE = 'store.sqlite'
const sizeOf = (path: string) => statSync(path, { throwIfNoEntry: false })?.size ?? 0

/**
 * Refuses to make a new SQLite database where there has been one: an empty shop would open in its place.
 * @throws Error in words for people
 */
export function refuseLostFile(where: Where): void {
	const { dataDir, databaseUrl } = where
	const file = join(dataDir, DATABASE)
	if (databaseUrl || dataDir === ':memory:' || sizeOf(file) > 0) return
	const remains =
		sizeOf(`${file}-wal`) > 0 ? `${DATABASE}-wal` : hasOwnPictures(where) ? 'uploads' : null
	if (remains)
		throw new Error(
			`${file} is ${existsSync(file) ? 'empty' : 'missing'}, but ${join(dataDir, remains)} was written by a store that has been used. Put ${DATABASE} back from a backup; or, to begin anew, move ${remains} away.`,
		)
}

/**
 * Refuses a database without a single account beside pictures that were uploaded to it.
 * @throws Error in words for people
 */
export async function refuseEmptied(db: OpenDatabase<Tables>, where: Where): Promise<void> {
	if (!hasOwnPictures(where)) return
	if (await db.selectFrom('users').select('id').limit(1).executeTakeFirst()) return
	throw new Error(
		`the database is empty, but ${join(where.dataDir, 'uploads')} holds pictures that were uploaded to it. Restore the database from a backup; or, to begin anew, move uploads away.`,
	)
}

/** The names of the store's own files in its folder. */
const OWN =
	/^(?:store\.sqlite(?:-wal|-shm|-journal)?|start\.lock(?:-journal)?|session-secret|uploads|uploads-of|photos|backups)$/
/** Permissions of users other than the owner. */
const OTHERS = 0o077

/**
 * Restricts the folder and its files to their owner. A folder that holds other things as well keeps its permissions;
 * the store's own files in it do not.
 * @returns the failures, as a sentence each
 */
export function makePrivate(dataDir: string): string[] {
	if (dataDir === ':memory:' || process.platform === 'win32') return []
	const names = readdirSync(dataDir)
	const own = names.filter((name) => OWN.test(name)).map((name) => join(dataDir, name))
	const isOnlyOurs = own.length === names.length
	return [...(isOnlyOurs ? [dataDir] : []), ...own].flatMap((path) => {
		try {
			const { mode } = statSync(path)
			if ((mode & OTHERS) === 0) return []
			chmodSync(path, mode & 0o700)
			if ((statSync(path).mode & OTHERS) === 0) return []
			return [`${path} can be read by others: its file system knows no permissions.`]
		} catch (error) {
			const { code } = error as NodeJS.ErrnoException
			return code === 'ENOENT'
				? []
				: [`${path} can be read by others (${code}). Make it private: chmod go= ${path}`]
		}
	})
}
