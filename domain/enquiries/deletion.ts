import type { Tx } from '../../db/database.ts'
import type { UserId } from '../../shared/ids.ts'
import { deleteNotificationsOfEnquiries } from '../notifications/commands.ts'
import { BATCH_SIZE } from './limits.ts'
import { enquiryTables } from './tables.ts'

/** Deletes enquiries with all there is of them. */
async function deleteEnquiries(tx: Tx, ids: string[]): Promise<void> {
	if (ids.length === 0) return
	const tables = enquiryTables(tx)
	for (const table of ['enquiry_search_terms', 'enquiry_dedup_keys'] as const)
		await tables.deleteFrom(table).where('enquiry_id', 'in', ids).execute()
	await tables.deleteFrom('enquiries').where('id', 'in', ids).execute()
}

/** Deletes all enquiries of an account, in the transaction that closes it. */
export async function deleteEnquiriesOf(tx: Tx, user: UserId): Promise<void> {
	const rows = await enquiryTables(tx)
		.selectFrom('enquiries')
		.select(['id', 'number'])
		.where('user_id', '=', user)
		.execute()
	await deleteNotificationsOfEnquiries(
		tx,
		rows.map(({ number }) => number),
	)
	await deleteEnquiries(
		tx,
		rows.map(({ id }) => id),
	)
}

/** Deletes some of those that are answered or closed since before a time. @returns whether there may be more */
export async function deleteOldEnquiries(tx: Tx, before: number): Promise<boolean> {
	const rows = await enquiryTables(tx)
		.selectFrom('enquiries')
		.select('id')
		.where('status', 'in', ['answered', 'closed'])
		.where('updated_at', '<', before)
		.limit(BATCH_SIZE)
		.execute()
	await deleteEnquiries(
		tx,
		rows.map(({ id }) => id),
	)
	return rows.length === BATCH_SIZE
}
