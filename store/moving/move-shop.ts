import { copyFileSync, existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { makeFolder } from '../../db/folder.ts'
import { MOVE_UNDER_WAY, ownMigrations, pending } from '../../db/migration-list.ts'
import type { Source, Target } from '../../db/moving/end.ts'
import { isSameSum, RowSum, type TableSum } from '../../db/moving/row-sum.ts'
import { type MovedTable, withDependents } from '../../db/moving/table-list.ts'
import { withStartLock } from '../../db/start-lock.ts'
import { giveFiles } from '../../domain/uploads/picture-owner.ts'
import { filesOf } from '../../domain/uploads/storage/files-of.ts'
import { type Ends, onBoth, onTarget } from './both-ends.ts'
import { copyFiles } from './move-files.ts'
import { byName, markOf, type Place, refuseRunning, refuseUnready } from './place.ts'

const SECRET = 'session-secret'

/** A table that is in both databases, compared. */
export interface MovedRows extends TableSum {
	table: string
	/** Whether this run has copied it; an earlier one did otherwise. */
	isCopied: boolean
}

/**
 * Copies a shop from SQLite to PostgreSQL or back, table by table, and compares each by its number of rows and the sum of
 * their hashes. What it is copied from stays as it is. One that was interrupted goes on with the tables that differ.
 * @param to an empty database, or one into which this move was begun
 * @param told of each table that is there and the same
 * @throws Error in words for people; no store then opens what it is moved to
 */
export async function moveShop(from: Place, to: Place, told: (moved: MovedRows) => void) {
	if (Boolean(from.databaseUrl) === Boolean(to.databaseUrl))
		throw new Error(
			'Both are of the same engine: npm run backup and npm run restore bring a shop there.',
		)
	await refuseUnready(from)
	makeFolder(to.dataDir)
	await withStartLock(byName(from), () =>
		withStartLock(byName(to), async () => {
			await refuseRunning(from)
			await onBoth(from, to, (ends) => copy(ends, markOf(from), told))
			await moveFolder(from, to)
			await onTarget(to, (target) => target.removeMark())
		}),
	)
}

async function copy(
	{ source, target, tables: read }: Ends,
	mark: string,
	told: (moved: MovedRows) => void,
) {
	await prepare(target, mark)
	const tables = read()
	const there = new Map<string, TableSum>()
	for (const table of tables) {
		const [one, other] = [await sumOf(source, table), await sumOf(target, table)]
		if (isSameSum(one, other)) there.set(table.name, one)
	}
	const differing = new Set(tables.map(({ name }) => name).filter((name) => !there.has(name)))
	const copied = withDependents(tables, differing)
	await target.clear(copied)
	for (const table of tables) {
		const isCopied = copied.includes(table)
		const sum = isCopied ? await copyTable(source, target, table) : there.get(table.name)
		if (sum) told({ table: table.name, ...sum, isCopied })
	}
	await target.check()
}

/** Migrates it and marks it, unless this move has begun before. */
async function prepare(target: Target, mark: string) {
	const applied = await target.applied()
	const begun = applied.find(({ name }) => name === MOVE_UNDER_WAY)
	if (begun && begun.hash !== mark)
		throw new Error('Another shop is being moved there. Name an empty database in MOVE_TO.')
	const done = applied.filter((it) => it !== begun)
	if (begun && pending(ownMigrations(target.engine), done).length > 0)
		throw new Error(
			'The move was begun by an older version of the store. Empty the database of MOVE_TO, and begin anew.',
		)
	if (begun) return
	await target.migrate()
	if (!(await target.isUnused()))
		throw new Error('There is a shop already where MOVE_TO leads. Name an empty database.')
	await target.setMark(mark)
}

async function copyTable(source: Source, target: Target, table: MovedTable): Promise<TableSum> {
	const read = new RowSum()
	async function* batches() {
		for await (const batch of source.rows(table)) {
			for (const row of batch) read.add(row)
			yield batch
		}
	}
	try {
		await target.fill(table, batches())
	} catch (error) {
		throw new Error(`${table.name} could not be copied: ${(error as Error).message}`, {
			cause: error,
		})
	}
	if (!isSameSum(read.sum, await sumOf(target, table)))
		throw new Error(`${table.name} is not there as it was read. Run npm run move again.`)
	return read.sum
}

async function sumOf(end: Source, table: MovedTable): Promise<TableSum> {
	const counted = new RowSum()
	for await (const batch of end.rows(table)) for (const row of batch) counted.add(row)
	return counted.sum
}

/** Files of a folder go along with the database; those in a bucket stay, and are then of the other database. */
async function moveFolder(from: Place, to: Place) {
	const [files, there] = [filesOf(from), filesOf(to)]
	if (resolve(from.dataDir) !== resolve(to.dataDir)) {
		if (!from.s3) {
			await copyFiles(files.pictures, there.pictures)
			await copyFiles(files.photos, there.photos)
		}
		const [secret, copied] = [join(from.dataDir, SECRET), join(to.dataDir, SECRET)]
		if (existsSync(secret) && !existsSync(copied)) copyFileSync(secret, copied)
	}
	await giveFiles(to, there)
}
