import { ownTables } from '../../db/module-tables.ts'

export interface ImportTables {
	import_headings: {
		import_name: string
		/** As `plainHeading` has it. */
		heading: string
		/** Blank for a column that is left out. */
		column_name: string
	}
}

declare module '../../db/tables.ts' {
	interface Tables extends ImportTables {}
}

export const importTables = ownTables<ImportTables>
