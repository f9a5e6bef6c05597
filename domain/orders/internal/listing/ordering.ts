import type { Database } from '../../../../db/database.ts'
import {
	type Place,
	placeOfPin,
	prefixesByDistance,
} from '../../../../shared/addresses/place-of-pin.ts'
import type { OrderId } from '../../../../shared/ids.ts'
import { ORDER_STATUSES } from '../../schema.ts'
import { matching, type Where } from './conditions.ts'

interface Part {
	limit: number
	offset: number
}

interface Found {
	id: OrderId
	created_at: number
}

/** The ids of a part of the orders that any of the branches finds, by the time of placing. */
export async function byTime(
	db: Database,
	branches: Where[][],
	oldestFirst: boolean,
	{ limit, offset }: Part,
): Promise<OrderId[]> {
	const direction = oldestFirst ? 'asc' : 'desc'
	const single = branches.length === 1
	const found: Found[][] = await Promise.all(
		branches.map((conditions) =>
			matching(db, conditions)
				.select(['id', 'created_at'])
				.orderBy('created_at', direction)
				.orderBy('id', direction)
				.limit(single ? limit : limit + offset)
				.offset(single ? offset : 0)
				.execute(),
		),
	)
	if (single) return found.flat().map(({ id }) => id)
	const sign = oldestFirst ? 1 : -1
	return found
		.flat()
		.sort((a, b) => sign * (a.created_at - b.created_at || (a.id < b.id ? -1 : 1)))
		.slice(offset, offset + limit)
		.map(({ id }) => id)
}

/**
 * As `byTime`, newest first, one group of orders after the other: each is read by its own index.
 * @param inOrder puts those groups in order that any order is in
 */
async function byGroup(
	db: Database,
	branches: Where[][],
	column: 'zip_prefix' | 'status',
	inOrder: (groups: string[]) => readonly string[],
	{ limit, offset }: Part,
): Promise<OrderId[]> {
	const counted = await Promise.all(
		branches.map((conditions) =>
			matching(db, conditions)
				.select((eb) => [eb.ref(column).as('group'), eb.fn.countAll<number>().as('count')])
				.groupBy(column)
				.execute(),
		),
	)
	const counts = new Map<string, number>()
	for (const { group, count } of counted.flat()) counts.set(group, (counts.get(group) ?? 0) + count)
	const ids: OrderId[] = []
	let skip = offset
	for (const group of inOrder([...counts.keys()])) {
		const count = counts.get(group) ?? 0
		if (skip >= count) {
			skip -= count
			continue
		}
		const here = branches.map((each): Where[] => [...each, (eb) => eb(column, '=', group as never)])
		ids.push(...(await byTime(db, here, false, { limit: limit - ids.length, offset: skip })))
		if (ids.length >= limit) break
		skip = 0
	}
	return ids
}

/** The nearest to a place first, and of one sorting district the newest first. */
export const byDistance = (db: Database, branches: Where[][], place: Place, part: Part) =>
	byGroup(
		db,
		branches,
		'zip_prefix',
		(groups) => [
			...prefixesByDistance(place).map(({ prefix }) => prefix),
			...groups.filter((prefix) => !placeOfPin(prefix)).sort(),
		],
		part,
	)

/** By how far they have come, pending first or last, and of one status the newest first. */
export const byStatus = (db: Database, branches: Where[][], pendingFirst: boolean, part: Part) =>
	byGroup(
		db,
		branches,
		'status',
		() => (pendingFirst ? ORDER_STATUSES : ORDER_STATUSES.toReversed()),
		part,
	)
