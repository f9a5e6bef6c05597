import type { Selectable } from 'kysely'
import type { ContactNote } from './schema.ts'
import type { ContactTables } from './tables.ts'

export const noteOf = (row: Selectable<ContactTables['contact_notes']>): ContactNote => ({
	id: row.id,
	kind: row.kind,
	text: row.text,
	by: row.writer_name,
	at: new Date(row.created_at).toISOString(),
})
