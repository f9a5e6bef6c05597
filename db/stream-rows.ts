import { type SelectQueryBuilder, sql } from 'kysely'

/** Rows in memory at a time: enough to be quick, few enough for any shop's years. */
const BATCH_SIZE = 500

interface Placed {
	id: string
	created_at: number | string
}

/** Streams a query's rows, in the order they were made, in chunks, each read when the one before has been used. */
export async function* streamRows<DB, TB extends keyof DB, R extends Placed>(
	query: SelectQueryBuilder<DB, TB, R>,
): AsyncGenerator<R[]> {
	const inOrder = query.orderBy(sql`created_at`).orderBy(sql`id`).limit(BATCH_SIZE)
	let next = inOrder
	for (;;) {
		const rows = await next.execute()
		const end = rows.at(-1)
		if (!end) return
		yield rows
		if (rows.length < BATCH_SIZE) return
		next = inOrder.where(sql<boolean>`(created_at, id) > (${end.created_at}, ${end.id})`)
	}
}
