import type { Database } from '../../db/database.ts'
import type { Actor } from '../../shared/actor.ts'
import { authorizedRead } from '../authorized-read.ts'
import type { Store } from '../store.ts'
import { maySeeBackups } from './policy.ts'
import { hoursSince, OLD_AFTER_HOURS } from './rules.ts'
import type { LastBackup } from './schema.ts'
import { backupTables } from './tables.ts'

/** What the data say of their last backup; null where none has been made. Times are epoch milliseconds. */
export async function findLastBackup(db: Database) {
	const row = await backupTables(db).selectFrom('last_backup').selectAll().executeTakeFirst()
	return row ? { madeAt: row.made_at, place: row.place, pictures: row.pictures } : null
}

/** When the store was copied last, and where to. */
export const lastBackup = (store: Store, actor: Actor) =>
	authorizedRead(maySeeBackups(actor), async (): Promise<LastBackup> => {
		const last = await findLastBackup(store.db)
		if (!last) return { last }
		const isOld = hoursSince(last.madeAt, store.now()) >= OLD_AFTER_HOURS
		return { last: { ...last, madeAt: new Date(last.madeAt).toISOString(), isOld } }
	})
