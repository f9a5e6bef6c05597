import type { Insertable } from 'kysely'
import type { Database, Tx } from '../../../db/database.ts'
import type { CarriedDocument } from '../mailer.ts'
import { type MailTables, mailTables } from '../tables.ts'

/** The documents that a mail carries. */
export const documentsOf = (db: Database, mailId: string): Promise<CarriedDocument[]> =>
	mailTables(db)
		.selectFrom('mail_documents')
		.select(['kind', 'about'])
		.where('mail_id', '=', mailId)
		.orderBy('kind')
		.execute()

export async function insertDocuments(
	tx: Tx,
	rows: readonly Insertable<MailTables['mail_documents']>[],
): Promise<void> {
	if (rows.length === 0) return
	await mailTables(tx).insertInto('mail_documents').values(rows).execute()
}
