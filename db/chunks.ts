import { type RawBuilder, sql } from 'kysely'
import { type Database, isPostgres } from './database.ts'

/** As many as one statement may name on either database, with room for the columns of each. */
const CHUNK_SIZE = 500

/** A long list in chunks that a statement can take. */
export function chunks<T>(list: readonly T[]): T[][] {
	const all: T[][] = []
	for (let from = 0; from < list.length; from += CHUNK_SIZE)
		all.push(list.slice(from, from + CHUNK_SIZE))
	return all
}

/** Values as a list for `in`, sent as one parameter. */
export function valueList<T extends string>(db: Database, values: readonly T[]): RawBuilder<T> {
	return isPostgres(db)
		? sql<T>`(select unnest(${sql.val(values)}::text[]))`
		: sql<T>`(select value from json_each(${JSON.stringify(values)}))`
}
