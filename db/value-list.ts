import { PostgresAdapter, type RawBuilder, sql } from 'kysely'
import type { Database } from './database.ts'
import { ownTables } from './module-tables.ts'

/** Values as a list for `in`, sent as one parameter: a statement takes some ten thousand of these at most. */
export function valueList<T extends string>(db: Database, values: readonly T[]): RawBuilder<T> {
	return ownTables(db).getExecutor().adapter instanceof PostgresAdapter
		? sql<T>`(select unnest(${sql.val(values)}::text[]))`
		: sql<T>`(select value from json_each(${JSON.stringify(values)}))`
}
