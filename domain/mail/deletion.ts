import type { Tx } from '../../db/database.ts'
import { HOUR_MS } from '../../shared/durations.ts'
import type { UserId } from '../../shared/ids.ts'
import type { AppContext } from '../app-context.ts'
import { MAIL_TEMPLATES, unsentLinkLastsMs } from './rules.ts'
import { mailTables } from './tables.ts'

/** Deletes the mails to an account, in the transaction that closes it; what of them waits is not sent. */
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

/** Deletes what mails said that were written before a time; that they were sent stays. */
export async function deleteOldBodies({ db }: AppContext, before: number): Promise<void> {
	await mailTables(db)
		.updateTable('mails')
		.set({ data: null, secret: null })
		.where('created_at', '<', before)
		.where('data', 'is not', null)
		.execute()
}

/**
 * Deletes what mails said that were not sent while their link was good, or while what they say of an order was news: its
 * secret does not lie open for longer, and nobody is sent a link that leads nowhere.
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

/** Deletes the places of hours that are over, of addresses that nobody has confirmed. */
export async function deleteOldSlots({ db, now }: AppContext): Promise<void> {
	await mailTables(db)
		.deleteFrom('mail_hourly_slots')
		.where('taken_at', '<=', now() - HOUR_MS)
		.execute()
}
