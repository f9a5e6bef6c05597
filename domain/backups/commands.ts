import type { Database } from '../../db/database.ts'
import { backupTables } from './tables.ts'

interface MadeBackup {
	/** Epoch milliseconds. */
	madeAt: number
	place: string
	pictures: number
}

/** Notes in the data themselves where their last backup is, in place of the one before. */
export async function recordBackup(
	db: Database,
	{ madeAt, place, pictures }: MadeBackup,
): Promise<void> {
	const row = { made_at: madeAt, place, pictures }
	await backupTables(db)
		.insertInto('last_backup')
		.values({ id: 1, ...row })
		.onConflict((conflict) => conflict.column('id').doUpdateSet(row))
		.execute()
}
