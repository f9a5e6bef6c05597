import type { Tx } from '../../db/database.ts'
import { HOUR_MS } from '../../shared/durations.ts'
import type { UserId } from '../../shared/ids.ts'
import type { AppContext } from '../app-context.ts'
import { MAIL_TEMPLATES, unsentLinkLastsMs } from './rules.ts'
import { mailTables } from './tables.ts'

/** Deletes the mails to an account, in the transaction that closes it; those that wait are not sent. */
export async function deleteMailsTo(tx: Tx, account: UserId): Promise<void> {
	await mailTables(tx)
		.deleteFrom('mail_hourly_slots')
		.where('mail_id', 'in', ({ selectFrom }) =>
			selectFrom('mails').select('id').where('account_id', '=', account),
		)
		.execute()
	for (const table of ['mails', 'mail_opt_outs'] as const)
		await mailTables(tx).deleteFrom(table).where('account_id', '=', account).execute()
}

/** Deletes the bodies of mails written before a time; that they were sent stays. */
export async function deleteOldBodies({ db }: AppContext, before: number): Promise<void> {
	await mailTables(db)
		.updateTable('mails')
		.set({ data: null, secret: null })
		.where('created_at', '<', before)
		.where('data', 'is not', null)
		.execute()
}

/**
 * Deletes the bodies of mails not sent while their link was good, or while their news of an order was current: a secret
 * is stored no longer, and no recipient gets a dead link.
 */
export async function deleteExpiredLinks({ db, now }: AppContext): Promise<void> {
	for (const template of MAIL_TEMPLATES)
		await mailTables(db)
			.updateTable('mails')
			.set({ data: null, secret: null })
			.where('template', '=', template)
			.where('state', 'in', ['kept', 'failed'])
			.where('created_at', '<', now() - unsentLinkLastsMs(template))
			.where('secret', 'is not', null)
			.execute()
}

/** Deletes the slots of past hours, of unconfirmed addresses. */
export async function deleteOldSlots({ db, now }: AppContext): Promise<void> {
	await mailTables(db)
		.deleteFrom('mail_hourly_slots')
		.where('taken_at', '<=', now() - HOUR_MS)
		.execute()
}
