import { countOf } from '../../../../db/count.ts'
import type { Database } from '../../../../db/database.ts'
import { type Actor, hasRole, isSignedIn } from '../../../../shared/actor.ts'
import { asPin } from '../../../../shared/addresses/pin.ts'
import { type Place, placeOfPin } from '../../../../shared/addresses/place-of-pin.ts'
import { message } from '../../../../shared/messages/message.ts'
import { fail, failField, ok, type Result } from '../../../../shared/result.ts'
import type { AppContext } from '../../../app-context.ts'
import { findOrders, ordersWith, soughtTerms } from '../../listing/found-orders.ts'
import { COUNTED_BESIDE, type OrderCounts } from '../../listing/order-counts.ts'
import { ordersOf, withRefusals } from '../../queries.ts'
import { ORDER_STATUSES, type OrderWithMessages } from '../../schema.ts'
import { orderTables } from '../../tables.ts'
import {
	filtersOf,
	hasExpired,
	isPartSent,
	matching,
	searched,
	visibleTo,
	type Where,
} from './conditions.ts'
import type { OrderQuery } from './list-schema.ts'
import { byDistance, byStatus, byTime } from './ordering.ts'

const noneOfEach = () =>
	Object.fromEntries([...ORDER_STATUSES, ...COUNTED_BESIDE].map((name) => [name, 0])) as OrderCounts

const BESIDE: Record<(typeof COUNTED_BESIDE)[number], Where> = {
	expired: hasExpired,
	'part-sent': isPartSent,
	'part-refunded': (eb) => eb('money_state', '=', 'part-refunded'),
	refunded: (eb) => eb('money_state', '=', 'refunded'),
}

/**
 * How many orders of each status the caller may see, as `listOrders` would list them; and how many of these have expired
 * or are refunded. A visitor sees none.
 */
export async function countOrders(ctx: AppContext, actor: Actor): Promise<OrderCounts> {
	const branches = isSignedIn(actor) ? visibleTo(ctx, actor, false) : []
	const counts = noneOfEach()
	const rows = await Promise.all(
		branches.map((branch) =>
			matching(ctx.db, [branch])
				.select((eb) => ['status', eb.fn.countAll<number>().as('count')])
				.groupBy('status')
				.execute(),
		),
	)
	for (const { status, count } of rows.flat()) counts[status] += count
	for (const name of COUNTED_BESIDE)
		for (const branch of branches)
			counts[name] += await countOf(matching(ctx.db, [branch, BESIDE[name]]))
	return counts
}

/**
 * Lists the orders that the caller may see, newest first unless asked otherwise, with their number in all; of a word
 * that very many have, with a number that is the least.
 * @returns invalid where "near" names an unknown PIN code
 */
export async function listOrders(
	ctx: AppContext,
	actor: Actor,
	query: OrderQuery,
): Promise<Result<{ items: OrderWithMessages[]; total: number; isLeast?: boolean }>> {
	if (!isSignedIn(actor)) return fail('not_signed_in', message('orders.log_in'))
	const { db } = ctx
	const visible = visibleTo(ctx, actor, query.mine ?? false)
	const hides = ctx.policy.buyerVisible === 'after-acceptance' && hasRole(actor, 'Installer')
	const ofAll = hasRole(actor, 'Admin') && !query.mine
	const place = query.near ? placeOfPin(asPin(query.near)) : null
	if (query.sort === 'near' && !place) return failField('near', NO_PLACE)
	const filters = filtersOf(query)
	const { ids, ...count } =
		ofAll && query.q
			? await found(db, filters, query, place)
			: await listed(
					db,
					visible.map((each) => [each, ...searched(query.q, hides ? actor : null), ...filters]),
					query,
					place,
				)
	const rows = ids.length
		? await orderTables(db).selectFrom('orders').selectAll().where('id', 'in', ids).execute()
		: []
	const byId = new Map((await withRefusals(db, rows)).map((row) => [row.id, row]))
	const items = await ordersOf(
		ctx,
		actor,
		ids.flatMap((id) => byId.get(id) ?? []),
	)
	return ok({ items, ...count })
}

/** A part of the orders that any of the branches finds, and how many they find. */
async function listed(db: Database, branches: Where[][], query: OrderQuery, place: Place | null) {
	const [ids, totals] = await Promise.all([
		idsOf(db, branches, query, place),
		Promise.all(branches.map((each) => countOf(matching(db, each)))),
	])
	return { ids, total: totals.reduce((sum, total) => sum + total, 0) }
}

/** As `listed`, for an admin who searches. */
async function found(db: Database, filters: Where[], query: OrderQuery, place: Place | null) {
	const terms = await soughtTerms(db, query.q)
	if (terms.length === 0 || filters.length > 0) {
		const isAmong: Where[] = terms.map((term) => (eb) => eb('id', 'in', ordersWith(db, term)))
		return listed(db, [[...isAmong, ...filters]], query, place)
	}
	const { conditions, ...count } = await findOrders(db, terms, query)
	return { ids: await idsOf(db, [conditions], query, place), ...count }
}

/** A part of the orders, as the query sorts them. */
function idsOf(db: Database, branches: Where[][], query: OrderQuery, place: Place | null) {
	const { sort } = query
	if (sort === 'near' && place) return byDistance(db, branches, place, query)
	if (sort === 'status' || sort === '-status')
		return byStatus(db, branches, sort === 'status', query)
	return byTime(db, branches, sort === 'oldest', query)
}

const NO_PLACE = message('orders.near_needs_pin')
