import { resolve } from 'node:path'
import { openDatabase } from '../../db/open.ts'
import type { Tables } from '../../db/tables.ts'
import { recordBackup } from '../../domain/backups/last-backup.ts'
import { pendingMigrations } from '../pending-migrations.ts'
import type { Where } from './backup.ts'

interface Made {
	folder: string
	pictures: number
	/** Epoch milliseconds. */
	madeAt: number
}

/**
 * Notes in the data where a backup of them went, for admins and the doctor. Data that a newer store would migrate first
 * are left as they are.
 * @returns whether it was noted
 */
export async function noteBackup(where: Where, { folder, ...made }: Made): Promise<boolean> {
	if ((await pendingMigrations(where)).length > 0) return false
	const db = await openDatabase<Tables>(where)
	try {
		await recordBackup(db, { ...made, place: resolve(folder) })
		return true
	} finally {
		await db.destroy()
	}
}
