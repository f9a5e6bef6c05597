import { constants, existsSync, readdirSync } from 'node:fs'
import { chmod, copyFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { backup as copyDatabase, DatabaseSync } from 'node:sqlite'
import { schemaOfFile, schemaOnPostgres } from '../../db/engines/schema-there.ts'
import { makeFolder } from '../../db/folder.ts'
import { filesOf } from '../../domain/uploads/storage/files-of.ts'
import type { FileStorage } from '../../domain/uploads/storage/storage.ts'
import type { S3Place } from '../../shared/files/s3-place.ts'
import { FILES, foldersOf, hashOf, LEFT_OUT, MANIFEST, type Manifest } from './manifest.ts'
import { dump } from './postgres-programs.ts'
import { type Secrets, secretsOf, signatureOf } from './signature.ts'

export interface Where extends Secrets {
	databaseUrl?: string | undefined
	/** The bucket of its files; else they are in the folder of the data. */
	s3?: S3Place | undefined
}

interface MadeBackup {
	pictures: number
	/** Whether the store had a secret to sign it with. */
	isSigned: boolean
}

/** The name of the database in a backup. */
export const COPIES = { sqlite: 'store.sqlite', postgres: 'store.dump' } as const

/**
 * Copies the database as it is at one moment, then the pictures, into an empty folder, while the store serves. The
 * manifest of all files is written last, and signed: a backup without it is not whole.
 * @throws Error in words for people
 */
export async function backUp(where: Where, folder: string): Promise<MadeBackup> {
	if (existsSync(folder) && readdirSync(folder).length > 0)
		throw new Error(`${folder} is not empty. A backup goes into a folder of its own.`)
	makeFolder(folder)
	const engine = where.databaseUrl ? 'postgres' : 'sqlite'
	const copy = COPIES[engine]
	if (where.databaseUrl) await dump(where.databaseUrl, join(folder, copy))
	else await copySqlite(where.dataDir, join(folder, copy))
	await chmod(join(folder, copy), 0o600)
	// After the database: a picture that it names is there, since none goes for a day after nothing names it.
	const files: Manifest['files'] = { [copy]: await hashOf(join(folder, copy)) }
	let pictures = 0
	for (const [name, storage] of Object.entries(foldersOf(filesOf(where))))
		for (const path of await copiedFrom(storage, folder, name)) {
			files[path] = await hashOf(join(folder, path))
			pictures++
		}
	for (const name of FILES)
		if (await copied(join(where.dataDir, name), join(folder, name)))
			files[name] = await hashOf(join(folder, name))
	// After the copy: it is never older than this says.
	const schema = where.databaseUrl
		? await schemaOnPostgres(where.databaseUrl)
		: schemaOfFile(join(folder, copy))
	const manifest: Manifest = { engine, madeAt: new Date().toISOString(), files, schema }
	const [secret] = secretsOf(where)
	const signature = secret && signatureOf(manifest, secret)
	const text = JSON.stringify({ ...manifest, signature }, null, '\t')
	await writeFile(join(folder, MANIFEST), `${text}\n`, { mode: 0o600, flush: true })
	return { pictures, isSigned: secret !== undefined }
}

async function copySqlite(dataDir: string, to: string) {
	const file = join(dataDir, 'store.sqlite')
	if (!existsSync(file)) throw new Error(`There is no database in ${dataDir}.`)
	const database = new DatabaseSync(file, { readOnly: true })
	try {
		await copyDatabase(database, to)
	} finally {
		database.close()
	}
	emptyTables(to)
}

/** Deletes from a copy the tables that no backup holds. */
function emptyTables(file: string) {
	const copy = new DatabaseSync(file)
	try {
		copy.exec('pragma secure_delete = on')
		for (const table of LEFT_OUT) {
			const sql = "select 1 from sqlite_master where type = 'table' and name = ?"
			if (copy.prepare(sql).get(table)) copy.exec(`delete from ${table}`)
		}
	} finally {
		copy.close()
	}
}

/** Copies the files of a place into a folder of a backup. @returns their paths; unnamed files may go meanwhile */
async function copiedFrom(storage: FileStorage, folder: string, name: string): Promise<string[]> {
	makeFolder(join(folder, name))
	const paths: string[] = []
	for (const file of await storage.list()) {
		const path = `${name}/${file.name}`
		const bytes = await storage.read(file.name)
		if (!bytes) continue
		await writeFile(join(folder, path), bytes, { flag: 'wx', mode: 0o600 })
		paths.push(path)
	}
	return paths
}

/** Whether it was there to be copied. */
async function copied(from: string, to: string): Promise<boolean> {
	try {
		await copyFile(from, to, constants.COPYFILE_EXCL)
		return true
	} catch (error) {
		if ((error as NodeJS.ErrnoException).code === 'ENOENT') return false
		throw error
	}
}
