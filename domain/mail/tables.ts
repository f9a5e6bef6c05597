import { ownTables } from '../../db/module-tables.ts'
import type { UserId } from '../../shared/ids.ts'
import type { MailChoice } from './rules.ts'
import type { MailState } from './schema.ts'
import type { MailTemplate } from './templates.ts'

export interface MailTables {
	mails: {
		id: string
		event: string
		template: MailTemplate
		recipient: string
		recipient_name: string
		account_id: UserId | null
		/** As JSON, without its secret; null once it is too old to be kept. */
		data: string | null
		secret: string | null
		message_id: string
		state: MailState
		/** Why it was not taken the last time. */
		error: string | null
		sent_at: number | null
		created_at: number
	}
	/** The documents that a mail carries. */
	mail_documents: { mail_id: string; kind: string; about: string }
	/** The mails of the last hour to an unconfirmed address, each in one of its few slots. */
	mail_hourly_slots: { recipient: string; slot: number; mail_id: string; taken_at: number }
	/** The mail an account does not want. */
	mail_opt_outs: { account_id: UserId; kind: MailChoice }
}

declare module '../../db/tables.ts' {
	interface Tables extends MailTables {}
}

export const mailTables = ownTables<MailTables>
