import type { SelectQueryBuilder } from 'kysely'
import { countOf } from './count.ts'

/** A page of a query's rows, in its order, with the total. */
export async function pageOf<DB, TB extends keyof DB, Row, T>(
	sorted: SelectQueryBuilder<DB, TB, Row>,
	{ limit, offset }: { limit: number; offset: number },
	asItem: (row: Row) => T,
): Promise<{ items: T[]; total: number }> {
	const rows = await sorted.limit(limit).offset(offset).execute()
	return { items: rows.map(asItem), total: await countOf(sorted.clearSelect().clearOrderBy()) }
}
