import { z } from '@hono/zod-openapi'
import type { Database } from '../../db/database.ts'
import type { Actor } from '../../shared/actor.ts'
import { adminsOnly } from '../../shared/admins-only.ts'
import { HOUR_MS } from '../../shared/durations.ts'
import { message } from '../../shared/messages/message.ts'
import { model } from '../../shared/model.ts'
import type { AppContext } from '../app-context.ts'
import { authorizedRead } from '../authorized-read.ts'
import { OLD_AFTER_HOURS } from './limits.ts'
import { backupTables } from './tables.ts'

export const LastBackup = model('LastBackup', {
	last: z
		.object({
			madeAt: z.string(),
			place: z.string().openapi({ description: 'A folder of the machine that made it' }),
			pictures: z.number().int(),
			isOld: z.boolean().openapi({ description: 'Whether another should have been made since' }),
		})
		.nullable()
		.openapi({ description: 'Null where none has been made' }),
})
export type LastBackup = z.output<typeof LastBackup>

/** Whole hours since a backup was made. @param madeAt epoch milliseconds, as `now` */
export const hoursSince = (madeAt: number, now: number) => Math.floor((now - madeAt) / HOUR_MS)

/** Admins alone see when and where the store was copied. */
export const maySeeBackups = adminsOnly(
	message('backups.admins_only'),
	message('backups.log_in_as_admin'),
)

/** The last backup as the data record it; null where none has been made. Times are epoch milliseconds. */
export async function findLastBackup(db: Database) {
	const row = await backupTables(db).selectFrom('last_backup').selectAll().executeTakeFirst()
	return row ? { madeAt: row.made_at, place: row.place, pictures: row.pictures } : null
}

/** When the store was copied last, and where to. */
export const lastBackup = (ctx: AppContext, actor: Actor) =>
	authorizedRead(maySeeBackups(actor), async (): Promise<LastBackup> => {
		const last = await findLastBackup(ctx.db)
		if (!last) return { last }
		const isOld = hoursSince(last.madeAt, ctx.now()) >= OLD_AFTER_HOURS
		return { last: { ...last, madeAt: new Date(last.madeAt).toISOString(), isOld } }
	})

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
