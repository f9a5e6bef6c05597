import type { Expression, ExpressionBuilder, SqlBool } from 'kysely'
import type { Database } from '../../../../db/database.ts'
import { hasRole, type SignedIn } from '../../../../shared/actor.ts'
import { dayAfter, startOfDay } from '../../../../shared/calendar.ts'
import type { UserId } from '../../../../shared/ids.ts'
import { afterPrefix, searchTermsIn } from '../../../../shared/lists/search-terms.ts'
import type { AppContext } from '../../../app-context.ts'
import { UNDO_GRACE_MS } from '../../limits.ts'
import { ORDER_STATUSES } from '../../schema.ts'
import { type OrderTables, orderTables } from '../../tables.ts'
import { PART_SENT } from '../../transitions/part-sent.ts'
import { isApproved, OPEN_STATUSES } from '../../transitions/status-rules.ts'
import { isUnassigned } from '../routing/unassigned-orders.ts'
import type { OrderQuery } from './list-schema.ts'

/** A condition on an order. */
export type Where = (eb: ExpressionBuilder<OrderTables, 'orders'>) => Expression<SqlBool>

/**
 * `maySee` as conditions that no order fulfils twice: each can be read by an index of its own, in the order of time,
 * which one condition for all could not.
 */
export function visibleTo({ policy, now }: AppContext, actor: SignedIn, mine: boolean): Where[] {
	if (mine || hasRole(actor, 'Buyer')) return [(eb) => eb('user_id', '=', actor.id)]
	if (hasRole(actor, 'Admin')) return [(eb) => eb.lit(true)]
	const theirs: Where = (eb) => eb('installer_id', '=', actor.id)
	const open: Where = (eb) => eb.and([isUnassigned(eb), eb.not(refusedBy(actor)(eb))])
	return policy.routing === 'pool' ? [open, theirs] : [theirs, undoableDeclines(actor, now())]
}

/** Orders that were closed because nobody paid or confirmed them in time. */
export const hasExpired: Where = (eb) =>
	eb.and([
		eb('status', '=', 'cancelled'),
		eb('released_at', 'is', null),
		eb('payment_way', 'is not', null),
	])

export const isPartSent: Where = () => PART_SENT

/** The orders that an installer has refused for good. */
const finalRefusals = (eb: Parameters<Where>[0], installerId: UserId) =>
	eb
		.selectFrom('order_refusals')
		.select('order_id')
		.where('installer_id', '=', installerId)
		.where('is_final', '=', 1)

/** Whether this installer declined the order or handed it back: to them it is no longer offered. */
const refusedBy =
	({ id }: SignedIn): Where =>
	(eb) =>
		eb('id', 'in', finalRefusals(eb, id))

/** Orders that this installer has declined, that are offered to another one, and whose decline can still be undone. */
const undoableDeclines =
	({ id }: SignedIn, now: number): Where =>
	(eb) =>
		eb.and([
			eb('status', '=', 'pending'),
			eb.or([eb('installer_id', 'is', null), eb('installer_id', '<>', id)]),
			eb(
				'id',
				'in',
				finalRefusals(eb, id)
					.where('kind', '=', 'pass')
					.where('undo_until', '>=', now - UNDO_GRACE_MS),
			),
		])

/** The installer's part of `mayKnowBuyer`. */
const buyerShownTo =
	({ id }: SignedIn): Where =>
	(eb) =>
		eb.or([
			eb('orders.user_id', '=', id),
			eb.and([eb('orders.installer_id', '=', id), eb('orders.status', 'in', APPROVED)]),
		])

const APPROVED = ORDER_STATUSES.filter(isApproved)

/** Whether a word of the order begins like this, and is not hidden from the caller. */
const hasTerm =
	(word: string, hiddenFrom: SignedIn | null): Where =>
	(eb) => {
		const words = eb
			.selectFrom('order_search_terms')
			.select('order_search_terms.order_id')
			.whereRef('order_search_terms.order_id', '=', 'orders.id')
			.where('term', '>=', word)
			.where('term', '<', afterPrefix(word))
		return eb.exists(
			hiddenFrom
				? words.where((each) =>
						each.or([each('before_acceptance', '=', 1), buyerShownTo(hiddenFrom)(eb)]),
					)
				: words,
		)
	}

/** The orders with all words of a text, as those who are no admins find them. */
export const searched = (q: string | undefined, hiddenFrom: SignedIn | null): Where[] =>
	searchTermsIn(q ?? '').map((word) => hasTerm(word, hiddenFrom))

/** The conditions of a query on each order, but for its words. */
export function filtersOf({
	status,
	money,
	expired,
	fulfilment,
	partSent,
	open,
	from,
	to,
	installer,
	unassigned,
}: OrderFilter): Where[] {
	const conditions: Where[] = []
	if (money) conditions.push((eb) => eb('money_state', '=', money))
	if (fulfilment) conditions.push((eb) => eb('fulfilment', '=', fulfilment))
	if (expired) conditions.push(hasExpired)
	if (partSent) conditions.push(isPartSent)
	if (open) conditions.push((eb) => eb('status', 'in', OPEN_STATUSES))
	if (status) conditions.push((eb) => eb('status', '=', status))
	if (from) conditions.push((eb) => eb('created_at', '>=', startOfDay(from)))
	if (to) conditions.push((eb) => eb('created_at', '<', startOfDay(dayAfter(to))))
	if (installer === 'none') conditions.push((eb) => eb('installer_id', 'is', null))
	else if (installer) conditions.push((eb) => eb('installer_id', '=', installer as UserId))
	if (unassigned) conditions.push(isUnassigned)
	return conditions
}

type OrderFilter = Pick<OrderQuery, 'status' | 'from' | 'to' | 'installer'> &
	Partial<Pick<OrderQuery, 'open' | 'unassigned' | 'money' | 'expired' | 'partSent' | 'fulfilment'>>

/** The orders that fulfil all of the conditions. */
export function matching(db: Database, conditions: Where[]) {
	let orders = orderTables(db).selectFrom('orders')
	for (const condition of conditions) orders = orders.where(condition)
	return orders
}
