import { ownTables } from '../../db/module-tables.ts'

export interface BackupTables {
	last_backup: {
		id: 1
		made_at: number
		/** A folder of the machine that made it. */
		place: string
		pictures: number
	}
}

declare module '../../db/tables.ts' {
	interface Tables extends BackupTables {}
}

export const backupTables = ownTables<BackupTables>
