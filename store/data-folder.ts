import { randomUUID } from 'node:crypto'
import { chmodSync, existsSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { makeFolder } from '../db/folder.ts'
import type { OpenDatabase } from '../db/open.ts'
import type { Tables } from '../db/tables.ts'
import { hasOwnPictures } from '../domain/uploads/picture-owner.ts'
import { filesOf } from '../domain/uploads/storage/files-of.ts'
import type { Files } from '../domain/uploads/storage/storage.ts'
import type { S3Place } from '../shared/files/s3-place.ts'

interface Where {
	dataDir: string
	databaseUrl?: string | undefined
}

export interface Folder {
	path: string
	files: Files
	remove: () => void
}

/** The folder of the data, and its files; a database in memory has a folder that goes with it. */
export function withFolder<T>(
	{ dataDir, s3 }: Pick<Where, 'dataDir'> & { s3?: S3Place | undefined },
	work: (folder: Folder) => Promise<T>,
): Promise<T> {
	const inMemory = dataDir === ':memory:'
	const path = inMemory ? join(tmpdir(), `solbazaar-${randomUUID()}`) : dataDir
	const files = filesOf({ dataDir: path, s3 })
	if (s3) makeFolder(path)
	else if (!inMemory) for (const name of ['uploads', 'photos']) makeFolder(join(path, name))
	const remove = () => inMemory && rmSync(path, { recursive: true, force: true })
	return work({ path, files, remove })
}

const DATABASE = 'store.sqlite'
const sizeOf = (path: string) => statSync(path, { throwIfNoEntry: false })?.size ?? 0

/**
 * Refuses to make a new SQLite database where there has been one: an empty shop would open in its place.
 * @throws Error in words for people
 */
export async function refuseLostFile(where: Where, files: Files): Promise<void> {
	const { dataDir, databaseUrl } = where
	const file = join(dataDir, DATABASE)
	if (databaseUrl || dataDir === ':memory:' || sizeOf(file) > 0) return
	const remains =
		sizeOf(`${file}-wal`) > 0
			? `${DATABASE}-wal`
			: (await hasOwnPictures(where, files))
				? 'uploads'
				: null
	if (remains)
		throw new Error(
			`${file} is ${existsSync(file) ? 'empty' : 'missing'}, but ${join(dataDir, remains)} was written by a store that has been used. Put ${DATABASE} back from a backup; or, to begin anew, move ${remains} away.`,
		)
}

/**
 * Refuses a database without a single account beside pictures that were uploaded to it.
 * @throws Error in words for people
 */
export async function refuseEmptied(
	db: OpenDatabase<Tables>,
	where: Where,
	files: Files,
): Promise<void> {
	// First: a store of files that is away keeps no shop from opening.
	if (await db.selectFrom('users').select('id').limit(1).executeTakeFirst()) return
	if (!(await hasOwnPictures(where, files))) return
	throw new Error(
		`the database is empty, but ${join(where.dataDir, 'uploads')} holds pictures that were uploaded to it. Restore the database from a backup; or, to begin anew, move uploads away.`,
	)
}

/** The names of the store's own files in its folder. */
const OWN =
	/^(?:store\.sqlite(?:-wal|-shm|-journal)?|(?:start|serving)\.lock(?:-journal)?|session-secret|uploads|uploads-of|photos|backups)$/
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
