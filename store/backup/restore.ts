import { existsSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { chmod, copyFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { makeFolder } from '../../db/folder.ts'
import { openDatabase } from '../../db/open.ts'
import type { Tables } from '../../db/tables.ts'
import { runsOnFile } from '../running.ts'
import { COPIES, type Where } from './backup.ts'
import { faultsIn } from './checks.ts'
import { checkedManifest, FOLDERS, type Manifest } from './manifest.ts'
import { fill } from './postgres-programs.ts'

export interface Restored {
	/** The folder that the former data were moved to; null where there were none. */
	before: string | null
	madeAt: string
}

/**
 * Puts a backup in the place of the data, once it is known to be whole and its figures agree. The former data are moved
 * aside, not deleted. On PostgreSQL the database must be an empty one.
 * @throws Error in words for people; the data is then as it was
 */
export async function restore(where: Where, folder: string): Promise<Restored> {
	const manifest = await checkedManifest(folder)
	const engine = where.databaseUrl ? 'postgres' : 'sqlite'
	if (manifest.engine !== engine)
		throw new Error(
			`The backup is of ${manifest.engine === 'sqlite' ? 'SQLite' : 'PostgreSQL'}, and the store is set to the other: ${manifest.engine === 'sqlite' ? 'leave out DATABASE_URL' : 'set DATABASE_URL to an empty database'}.`,
		)
	const dataDir = resolve(where.dataDir)
	refuseRunning(dataDir)
	const beside = `${dataDir}.restoring`
	rmSync(beside, { recursive: true, force: true })
	try {
		await copyTo(beside, folder, manifest)
		if (where.databaseUrl) await fill(where.databaseUrl, join(folder, COPIES.postgres))
		await refuseFaults({ ...where, dataDir: beside })
		return { before: swap(beside, dataDir), madeAt: manifest.madeAt }
	} catch (error) {
		rmSync(beside, { recursive: true, force: true })
		throw error
	}
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
