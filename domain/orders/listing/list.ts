import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely'
import type { Database } from '../../../db/database.ts'
import { type Actor, hasRole, isSignedIn, type SignedIn } from '../../../shared/actor.ts'
import { placeOfPin, prefixesByDistance } from '../../../shared/addresses/places.ts'
import { dayAfter, startOfDay } from '../../../shared/calendar.ts'
import type { OrderId, UserId } from '../../../shared/ids.ts'
import { message } from '../../../shared/messages/message.ts'
import { ok, type Result, refuse } from '../../../shared/result.ts'
import { afterPrefix, searchTermsIn } from '../../../shared/search-terms.ts'
import type { Store } from '../../store.ts'
import { ordersOf, withRefusals } from '../queries.ts'
import { UNDO_GRACE_MS } from '../refusals/refusal-rules.ts'
import { isApproved, OPEN_STATUSES } from '../rules.ts'
import { ORDER_STATUSES, type OrderQuery, type OrderStatus, type UnwordedOrder } from '../schema.ts'
import { type OrderTables, orderTables } from '../tables.ts'

/** A condition on an order. */
export type Where = (eb: ExpressionBuilder<OrderTables, 'orders'>) => Expression<SqlBool>

/**
 * What `maySee` allows, as conditions that no order fulfils twice: each can be read by an index of its
 * own, in the order of time, which one condition for all could not.
 */
function visibleTo({ policy, now }: Store, actor: SignedIn, mine: boolean): Where[] {
	if (mine || hasRole(actor, 'Buyer')) return [(eb) => eb('user_id', '=', actor.id)]
	if (hasRole(actor, 'Admin')) return [(eb) => eb.lit(true)]
	const theirs: Where = (eb) => eb('installer_id', '=', actor.id)
	const inPool: Where = (eb) =>
		eb.and([eb('status', '=', 'pending'), eb('installer_id', 'is', null)])
	const open: Where = (eb) => eb.and([inPool(eb), eb.not(refusedBy(actor)(eb))])
	return policy.routing === 'pool' ? [open, theirs] : [theirs, justPassed(actor, now())]
}

/** Whether this installer declined the order or handed it back: to them it is no longer offered. */
const refusedBy =
	({ id }: SignedIn): Where =>
	(eb) =>
		eb(
			'id',
			'in',
			eb
				.selectFrom('order_refusals')
				.select('order_id')
				.where('installer_id', '=', id)
				.where('is_final', '=', 1),
		)

/** What this installer has passed on and can still take back. */
const justPassed =
	({ id }: SignedIn, now: number): Where =>
	(eb) =>
		eb.and([
			eb('status', '=', 'pending'),
			eb.or([eb('installer_id', 'is', null), eb('installer_id', '<>', id)]),
			eb(
				'id',
				'in',
				eb
					.selectFrom('order_refusals')
					.select('order_id')
					.where('installer_id', '=', id)
					.where('kind', '=', 'pass')
					.where('is_final', '=', 1)
					.where('undo_until', '>=', now - UNDO_GRACE_MS),
			),
		])

/** What `mayKnowBuyer` allows an installer. */
const buyerShownTo =
	({ id }: SignedIn): Where =>
	(eb) =>
		eb.or([
			eb('orders.user_id', '=', id),
			eb.and([eb('orders.installer_id', '=', id), eb('orders.status', 'in', APPROVED)]),
		])

const APPROVED = ORDER_STATUSES.filter(isApproved)

/** Who searches: of all orders, or those of one person; and the installer from whom some words are hidden. */
interface Searching {
	ofAll: boolean
	hiddenFrom?: SignedIn | null
}

/**
 * Whether a word of the order begins like this. Of all orders those with the word are found; of the few
 * of one installer or buyer each is looked at for it.
 */
const hasTerm =
	(word: string, { ofAll, hiddenFrom }: Searching): Where =>
	(eb) => {
		let words = eb
			.selectFrom('order_search_terms')
			.where('term', '>=', word)
			.where('term', '<', afterPrefix(word))
		if (hiddenFrom)
			words = words.where((each) =>
				each.or([each('before_acceptance', '=', 1), buyerShownTo(hiddenFrom)(eb)]),
			)
		return ofAll
			? eb('id', 'in', words.select('order_id'))
			: eb.exists(
					words
						.select('order_search_terms.order_id')
						.whereRef('order_search_terms.order_id', '=', 'orders.id'),
				)
	}

/** What a query asks of each order. */
export function conditionsOf(
	{ status, open, q, from, to, installer }: OrderFilter,
	searching: Searching,
): Where[] {
	const conditions: Where[] = searchTermsIn(q ?? '').map((word) => hasTerm(word, searching))
	if (open === 'true') conditions.push((eb) => eb('status', 'in', OPEN_STATUSES))
	if (status) conditions.push((eb) => eb('status', '=', status))
	if (from) conditions.push((eb) => eb('created_at', '>=', startOfDay(from)))
	if (to) conditions.push((eb) => eb('created_at', '<', startOfDay(dayAfter(to))))
	if (installer === 'none') conditions.push((eb) => eb('installer_id', 'is', null))
	else if (installer) conditions.push((eb) => eb('installer_id', '=', installer as UserId))
	return conditions
}

type OrderFilter = Pick<OrderQuery, 'status' | 'q' | 'from' | 'to' | 'installer'> &
	Partial<Pick<OrderQuery, 'open'>>

interface Part {
	limit: number
	offset: number
}

interface Found {
	id: OrderId
	created_at: number
}

/** The orders that fulfil all of the conditions. */
export function matching(db: Database, conditions: Where[]) {
	let orders = orderTables(db).selectFrom('orders')
	for (const condition of conditions) orders = orders.where(condition)
	return orders
}

/** The ids of a part of what any of the branches finds, by the time of placing. */
async function byTime(
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

/** As `byTime`, the nearest to a place first, and of one sorting district the newest first. */
async function byDistance(
	db: Database,
	branches: Where[][],
	prefixes: string[],
	{ limit, offset }: Part,
): Promise<OrderId[]> {
	const counted = await Promise.all(
		branches.map((conditions) =>
			matching(db, conditions)
				.select((eb) => ['zip_prefix', eb.fn.countAll<number>().as('count')])
				.groupBy('zip_prefix')
				.execute(),
		),
	)
	const counts = new Map<string, number>()
	for (const { zip_prefix, count } of counted.flat())
		counts.set(zip_prefix, (counts.get(zip_prefix) ?? 0) + Number(count))
	const unknown = [...counts.keys()].filter((prefix) => !placeOfPin(prefix)).sort()
	const ids: OrderId[] = []
	let skip = offset
	for (const prefix of [...prefixes, ...unknown]) {
		const count = counts.get(prefix) ?? 0
		if (skip >= count) {
			skip -= count
			continue
		}
		const here = branches.map((each): Where[] => [...each, (eb) => eb('zip_prefix', '=', prefix)])
		ids.push(...(await byTime(db, here, false, { limit: limit - ids.length, offset: skip })))
		if (ids.length >= limit) break
		skip = 0
	}
	return ids
}

/** How many orders of each status the caller may see, as `listOrders` would list them; a visitor none. */
export async function countOrders(
	store: Store,
	actor: Actor,
): Promise<Record<OrderStatus, number>> {
	const branches = isSignedIn(actor) ? visibleTo(store, actor, false) : []
	const counted = await Promise.all(
		branches.map((branch) =>
			matching(store.db, [branch])
				.select((eb) => ['status', eb.fn.countAll<number>().as('count')])
				.groupBy('status')
				.execute(),
		),
	)
	const counts = Object.fromEntries(ORDER_STATUSES.map((status) => [status, 0])) as Record<
		OrderStatus,
		number
	>
	for (const { status, count } of counted.flat()) counts[status] += Number(count)
	return counts
}

/**
 * What the caller may see, newest first unless asked otherwise, with how many there are in all.
 * @returns invalid where "near" is asked of a PIN code nobody knows
 */
export async function listOrders(
	store: Store,
	actor: Actor,
	query: OrderQuery,
): Promise<Result<{ items: UnwordedOrder[]; total: number }>> {
	if (!isSignedIn(actor)) return refuse('not_signed_in', message('orders.log_in'))
	const { db } = store
	const visible = visibleTo(store, actor, query.mine === 'true')
	const hides = store.policy.buyerShown === 'after-acceptance' && hasRole(actor, 'Installer')
	const conditions = conditionsOf(query, {
		ofAll: hasRole(actor, 'Admin') && query.mine !== 'true',
		hiddenFrom: hides ? actor : null,
	})
	const branches = visible.map((each) => [each, ...conditions])
	const place = query.near ? placeOfPin(query.near) : null
	if (query.sort === 'near' && !place)
		return refuse('invalid', NO_PLACE, { fields: { near: NO_PLACE } })
	const [ids, totals] = await Promise.all([
		query.sort === 'near' && place
			? byDistance(
					db,
					branches,
					prefixesByDistance(place).map(({ prefix }) => prefix),
					query,
				)
			: byTime(db, branches, query.sort === 'oldest', query),
		Promise.all(
			branches.map((each) =>
				matching(db, each).select(sql<number>`count(*)`.as('total')).executeTakeFirstOrThrow(),
			),
		),
	])
	const rows = ids.length
		? await orderTables(db).selectFrom('orders').selectAll().where('id', 'in', ids).execute()
		: []
	const byId = new Map((await withRefusals(db, rows)).map((row) => [row.id, row]))
	const items = await ordersOf(
		store,
		actor,
		ids.flatMap((id) => byId.get(id) ?? []),
	)
	return ok({ items, total: totals.reduce((sum, { total }) => sum + Number(total), 0) })
}

const NO_PLACE = message('orders.near_needs_pin')
