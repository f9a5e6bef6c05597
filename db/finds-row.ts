import type { SelectQueryBuilder } from 'kysely'

/** Whether a query finds a row. */
export const findsRow = async <DB, TB extends keyof DB, Row>(
	query: SelectQueryBuilder<DB, TB, Row>,
): Promise<boolean> => (await query.limit(1).executeTakeFirst()) !== undefined
