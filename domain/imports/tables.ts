import { ownTables } from '../../db/module-tables.ts'

export interface ImportTables {
	import_headings: {
		import_name: string
		/** As `plainHeading` has it. */
		heading: string
		/** Blank for a column that is left out. */
		column_name: string
	}
	table_imports: {
		id: string
		/** Which table it was. */
		name: string
		created_at: number
		undone_at: number | null
	}
	table_import_rows: {
		import_id: string
		row_key: string
		/** What the row was called. */
		title: string
		/** As JSON; null of a row that the import added. */
		before: string | null
		/** As JSON, as the import has left it. */
		after: string
	}
}

declare module '../../db/tables.ts' {
	interface Tables extends ImportTables {}
}

export const importTables = ownTables<ImportTables>
