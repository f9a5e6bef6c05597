import { existsSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { chmod, copyFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { emptyPostgres, integrityOf, isEmptyOnPostgres } from '../../db/engines/schema-there.ts'
import { makeFolder } from '../../db/folder.ts'
import { ownMigrations } from '../../db/migration-list.ts'
import { openDatabase } from '../../db/open.ts'
import type { Tables } from '../../db/tables.ts'
import { filesOf } from '../../domain/uploads/storage/files-of.ts'
import { filesInFolder } from '../../domain/uploads/storage/folder-storage.ts'
import { copyFiles } from '../moving/move-files.ts'
import { runsOnFile } from '../running.ts'
import { COPIES, type Where } from './backup.ts'
import { faultsIn } from './checks.ts'
import { failureWords } from './failure-words.ts'
import { checkFiles, FOLDERS, foldersOf, type Manifest, readManifest } from './manifest.ts'
import { fill } from './postgres-programs.ts'
import { type SignedBy, secretsOf, signedBy } from './signature.ts'

export interface Restored {
	/** The folder that the former data were moved to; null where there were none. */
	before: string | null
	madeAt: string
	signedBy: SignedBy
	/** The schema that was migrated to this store's; null where it was this store's, or the backup does not say. */
	migratedFrom: string | null
}

interface Options {
	/** Whether a backup that this store has not signed is restored as well. */
	isUnsignedTaken?: boolean
}

/**
 * Puts a backup in the place of the data, once it is known to be this store's, to be whole, and its figures agree. The
 * former data are moved aside, not deleted. On PostgreSQL the database must be an empty one.
 * @throws Error in words for people; the data is then as it was
 */
export async function restore(
	where: Where,
	folder: string,
	{ isUnsignedTaken = false }: Options = {},
): Promise<Restored> {
	const manifest = readManifest(folder)
	const signer = signedBy(manifest, secretsOf(where))
	refuseEngine(where, manifest)
	refuseNewer(folder, manifest)
	if (!isUnsignedTaken) refuseSigner(folder, signer)
	const dataDir = resolve(where.dataDir)
	refuseRunning(dataDir)
	await refuseFilled(where)
	await checkFiles(folder, manifest)
	const beside = `${dataDir}.restoring`
	rmSync(beside, { recursive: true, force: true })
	let isFilled = false
	try {
		await copyTo(beside, folder, manifest)
		if (where.databaseUrl) {
			await fill(where.databaseUrl, join(folder, COPIES.postgres))
			isFilled = true
		} else refuseDamaged(join(beside, COPIES.sqlite))
		await refuseFaults({ ...where, dataDir: beside })
		if (where.s3) await fillBucket(where, beside)
		const { madeAt, schema } = manifest
		const isOlder = schema !== null && schema !== newestOf(manifest)
		const before = swap(beside, dataDir)
		return { before, madeAt, signedBy: signer, migratedFrom: isOlder ? schema : null }
	} catch (error) {
		rmSync(beside, { recursive: true, force: true })
		if (where.databaseUrl && isFilled) await emptyAgain(where.databaseUrl, error)
		throw error
	}
}

/** Leaves a database as empty as it was. @throws Error in words for people, with what to do, where it cannot */
async function emptyAgain(url: string, failure: unknown) {
	try {
		await emptyPostgres(url)
	} catch (error) {
		throw new Error(
			`${failureWords(failure, url)}\nWhat has been restored could not be removed (${(error as Error).message}). Before you try again, make the database of DATABASE_URL anew: dropdb, then createdb.`,
			{ cause: failure },
		)
	}
}

const newestOf = ({ engine }: Manifest) => ownMigrations(engine).at(-1)?.name ?? null

function refuseEngine({ databaseUrl }: Where, { engine }: Manifest) {
	if (engine === (databaseUrl ? 'postgres' : 'sqlite')) return
	const [ofBackup, todo] =
		engine === 'sqlite'
			? ['SQLite', 'leave out DATABASE_URL']
			: ['PostgreSQL', 'set DATABASE_URL to an empty database']
	throw new Error(`The backup is of ${ofBackup}, and the store is set to the other: ${todo}.`)
}

function refuseNewer(folder: string, manifest: Manifest) {
	const { engine, schema } = manifest
	if (schema === null || ownMigrations(engine).some(({ name }) => name === schema)) return
	throw new Error(
		`The backup in ${folder} is of a newer store, whose schema is ${schema}; this store’s is ${newestOf(manifest)}. Update this one, then restore.`,
	)
}

function refuseSigner(folder: string, signer: SignedBy) {
	if (signer === 'store') return
	const why =
		signer === 'nobody'
			? 'is not signed, so nothing shows that it is what your store has saved'
			: 'is signed with another secret than this store’s, or its manifest was changed. Give the secret it was made with as SESSION_SECRET or SESSION_SECRET_OLD'
	throw new Error(
		`The backup in ${folder} ${why}. If you know where it comes from: npm run restore -- ${folder} --unsigned`,
	)
}

async function refuseFilled({ databaseUrl }: Where) {
	if (!databaseUrl || (await isEmptyOnPostgres(databaseUrl))) return
	throw new Error(
		'The database of DATABASE_URL is not empty. A backup is restored into a new one: make it (createdb), and name it in DATABASE_URL. If a restore was broken off here, drop this one first (dropdb).',
	)
}

/** Reads all of a copied database: what its checksum cannot show is that it was whole when it was saved. */
function refuseDamaged(file: string) {
	const found = integrityOf(file)
	if (found !== 'ok')
		throw new Error(`The database in the backup is damaged (${found}). Take an earlier backup.`)
}

async function copyTo(beside: string, folder: string, { files }: Manifest) {
	makeFolder(beside)
	for (const name of FOLDERS) makeFolder(join(beside, name))
	for (const path of Object.keys(files)) {
		if (path === COPIES.postgres) continue
		await copyFile(join(folder, path), join(beside, path))
		await chmod(join(beside, path), 0o600)
	}
}

/** Files of a backup go into the bucket; those that are there and named by nothing stay until they are collected. */
async function fillBucket(where: Where, beside: string) {
	const from = foldersOf(filesInFolder(beside))
	const to = foldersOf(filesOf(where))
	for (const name of FOLDERS) {
		await copyFiles(from[name], to[name])
		rmSync(join(beside, name), { recursive: true })
	}
}

/** Migrates it too, so that this version can open the data of an older one. */
async function refuseFaults(where: Where) {
	const db = await openDatabase<Tables>(where)
	try {
		const faults = await faultsIn(db)
		if (faults.length > 0)
			throw new Error(`The backup does not agree with itself:\n${faults.join('\n')}`)
	} finally {
		await db.destroy()
	}
}

function refuseRunning(dataDir: string) {
	if (runsOnFile(dataDir))
		throw new Error(`A store is running on ${dataDir}. End it, then restore.`)
}

function swap(beside: string, dataDir: string): string | null {
	if (!existsSync(dataDir) || readdirSync(dataDir).length === 0) {
		rmSync(dataDir, { recursive: true, force: true })
		renameSync(beside, dataDir)
		return null
	}
	const before = `${dataDir}.before-${new Date().toISOString().replace(/[:.]/g, '-')}`
	renameSync(dataDir, before)
	renameSync(beside, dataDir)
	return before
}
