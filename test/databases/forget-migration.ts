import type { OpenStore } from '../../store/open.ts'

/** As if a store had not been migrated so far; the next to open it applies these anew. @param name the migration's file */
export const forgetMigration = ({ db }: OpenStore, name: string) =>
	db
		.deleteFrom('migrations' as 'users')
		.where('name' as 'id', '=', name as never)
		.execute()
