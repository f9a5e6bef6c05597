import { ownTables } from '../../db/module-tables.ts'
import type { UserId } from '../../shared/ids.ts'
import type { ListName } from './schema.ts'

export interface ListViewTables {
	/** Filters of a list that their owner has named. */
	list_views: {
		id: string
		user_id: UserId
		list: ListName
		name: string
		/** The parameters of the list’s address, without its page. */
		query: string
		created_at: number
	}
	/** The filters of each list that their owner used last. */
	list_filters: {
		user_id: UserId
		list: ListName
		query: string
		updated_at: number
	}
}

declare module '../../db/tables.ts' {
	interface Tables extends ListViewTables {}
}

export const listViewTables = ownTables<ListViewTables>
