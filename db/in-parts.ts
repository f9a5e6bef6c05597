import { type RawBuilder, sql } from 'kysely'

/** Rows in memory at a time: enough to be quick, few enough for any shop's years. */
export const AT_ONCE = 500

interface Placed {
	id: string
	created_at: number | string
}

/**
 * Rows in the order they were made, each part read when the one before has been used.
 * @param read at most `AT_ONCE` rows that fulfil the condition, ordered by created_at and id
 */
export async function* inParts<R extends Placed>(
	read: (isNext: RawBuilder<boolean>) => Promise<R[]>,
): AsyncGenerator<R[]> {
	let isNext = sql<boolean>`true`
	for (;;) {
		const rows = await read(isNext)
		const end = rows.at(-1)
		if (!end) return
		yield rows
		if (rows.length < AT_ONCE) return
		isNext = sql<boolean>`(created_at, id) > (${end.created_at}, ${end.id})`
	}
}
