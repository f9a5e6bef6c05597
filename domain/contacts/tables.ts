import { ownTables } from '../../db/module-tables.ts'
import type { UserId } from '../../shared/ids.ts'
import type { ContactNoteKind } from './schema.ts'

export interface ContactTables {
	contact_notes: {
		id: string
		/** The value of a `Contact`. */
		contact: string
		kind: ContactNoteKind
		text: string
		written_by: UserId
		writer_name: string
		created_at: number
	}
}

declare module '../../db/tables.ts' {
	interface Tables extends ContactTables {}
}

export const contactTables = ownTables<ContactTables>
