import { sql } from 'kysely'

/**
 * Whether money stands in the books within a time: where it is booked, else when it happened. Two ranges, so that each has
 * its index. @param from, before epoch milliseconds
 */
export const standsWithin = (
	happened: 'captured_at' | 'settled_at',
	from: number,
	before: number,
) => {
	const at = sql.ref(happened)
	return sql<boolean>`(
		(${at} >= ${from} and ${at} < ${before} and booked_at is null)
		or (booked_at >= ${from} and booked_at < ${before})
	)`
}
