import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { type Kysely, sql, type Transaction } from 'kysely'
import type { Tx } from '../../db/database.ts'
import { type OpenDatabase, openDatabase } from '../../db/open.ts'
import { withStartLock } from '../../db/start-lock.ts'
import type { Tables } from '../../db/tables.ts'
import { type LeftAdmins, leaveOnlyAdmins } from '../../domain/accounts/administration/admins.ts'
import { backUp, type Where } from '../backup/backup.ts'
import { namedUrl, runsOnFile, runsOnServer } from '../running.ts'
import { type Removed, removeSamples } from '../samples/remove.ts'

interface Wanted {
	/** Addresses of the accounts that are to be admins; all others become buyers. */
	admins: readonly string[]
	/** Whether invented products stay in the database, not for sale. */
	keepProducts: boolean
	/** Whether everything is undone at the end, and no backup made. */
	dryRun: boolean
	/** An empty folder, or none yet. */
	backup: string
}

export interface WentLive extends LeftAdmins {
	removed: Removed
	/** Orders that are with a former installer. */
	ordersOfFormerInstallers: number
}

/**
 * Makes a live store's data of a demo's: a backup, then one transaction that removes the samples, leaves only those named
 * as admins, ends all sessions and records the data as a live store's.
 * @returns null where the data is a live store's already
 * @throws Error in words for people; the data is then as it was
 */
export async function goLive(where: Where, wanted: Wanted): Promise<WentLive | null> {
	const { dataDir, databaseUrl } = where
	if (!databaseUrl && !existsSync(join(dataDir, 'store.sqlite')))
		throw new Error(`There is no database in ${dataDir}.`)
	const named = { dataDir, databaseUrl: databaseUrl && namedUrl(databaseUrl) }
	return withStartLock(named, async () => {
		if (!databaseUrl && runsOnFile(dataDir)) throw new Error(running(dataDir))
		const db = await openDatabase<Tables>(named)
		try {
			if (await isLive(db)) return null
			if (databaseUrl && (await runsOnServer(db))) throw new Error(running('this database'))
			if (!wanted.dryRun) await backUp(where, wanted.backup)
			return await inOneTransaction(db, wanted)
		} finally {
			await db.destroy()
		}
	})
}

const running = (where: string) => `A store is running on ${where}. End it, then go live.`

async function isLive(db: OpenDatabase<Tables>): Promise<boolean> {
	const recorded = await db.selectFrom('data_mode').select('mode').executeTakeFirst()
	return recorded?.mode === 'live'
}

/** Thrown to undo a trial run. */
class Undone extends Error {
	readonly would: WentLive
	constructor(would: WentLive) {
		super('undone')
		this.would = would
	}
}

async function inOneTransaction(db: Kysely<Tables>, wanted: Wanted): Promise<WentLive> {
	try {
		return await db.transaction().execute(async (tx) => {
			const done = await change(tx, wanted, Date.now())
			if (wanted.dryRun) throw new Undone(done)
			return done
		})
	} catch (error) {
		if (error instanceof Undone) return error.would
		throw error
	}
}

async function change(
	tx: Transaction<Tables>,
	{ admins, keepProducts }: Wanted,
	at: number,
): Promise<WentLive> {
	const removed = await removeSamples(tx, { keepProducts, at })
	const left = await leaveOnlyAdmins(tx as unknown as Tx, admins, at)
	const mode = { id: 1, mode: 'live', recorded_at: at } as const
	await tx
		.insertInto('data_mode')
		.values(mode)
		.onConflict((conflict) => conflict.column('id').doUpdateSet(mode))
		.execute()
	const { count } = await tx
		.selectFrom('orders')
		.innerJoin('users', 'users.id', 'orders.installer_id')
		.select(sql<number>`count(*)`.as('count'))
		.where('users.role', '<>', 'Installer')
		.where('orders.status', 'in', ['pending', 'accepted', 'scheduled', 'dispatched'])
		.executeTakeFirstOrThrow()
	return { ...left, removed, ordersOfFormerInstallers: count }
}
