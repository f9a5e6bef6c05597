import { type Expression, type ExpressionBuilder, type Selectable, type SqlBool, sql } from 'kysely'
import type { Database } from '../../db/open.ts'
import type { Tables } from '../../db/tables.ts'
import type { Tx } from '../../db/transaction.ts'
import { type Actor, hasRole, isSignedIn, type SignedIn } from '../shared/actor.ts'
import type { OrderId } from '../shared/ids.ts'
import { times, toRupees } from '../shared/money.ts'
import { ok, type Result, refuse } from '../shared/result.ts'
import type { Store } from '../store.ts'
import { isBuyer, maySee, type OrderFacts, openSteps } from './policy.ts'
import { isApproved } from './rules.ts'
import type { Order, OrderQuery } from './schema.ts'
import type { OrderTables } from './tables.ts'

type OrderRow = Selectable<OrderTables['orders']>
type Details = Pick<Order, 'items' | 'history'>

export const NOT_FOUND = 'There is no such order, or it is not yours to see.'

const iso = (at: number) => new Date(at).toISOString()

export const factsOf = (row: OrderRow): OrderFacts => ({
	status: row.status,
	userId: row.user_id,
	installerId: row.installer_id,
	trackingKey: row.tracking_key,
})

function orderOf(row: OrderRow, details: Details, actor: Actor, key?: string): Order {
	const facts = factsOf(row)
	return {
		id: row.id,
		status: row.status,
		approved: isApproved(row.status),
		buyer: row.full_name,
		...details,
		total: toRupees(row.total_paise),
		tax: toRupees(row.tax_paise),
		shipping: {
			fullName: row.full_name,
			contactNumber: row.contact_number,
			street: row.street,
			city: row.city,
			zipCode: row.zip_code,
			country: row.country,
			email: row.email,
		},
		may: openSteps(actor, facts, key),
		trackingKey: isBuyer(actor, facts, key) ? row.tracking_key : null,
		createdAt: iso(row.created_at),
		updatedAt: iso(row.updated_at),
	}
}

/** Lines and history of many orders in two queries. */
async function detailsOf(store: Store, ids: OrderId[]): Promise<Map<OrderId, Details>> {
	const details = new Map<OrderId, Details>(ids.map((id) => [id, { items: [], history: [] }]))
	if (ids.length === 0) return details
	const lines = await store.db
		.selectFrom('order_lines')
		.selectAll()
		.where('order_id', 'in', ids)
		.orderBy('line')
		.execute()
	for (const line of lines) {
		details.get(line.order_id)?.items.push({
			productId: line.product_id,
			name: line.name,
			image: store.catalogue.byId(line.product_id)?.image ?? null,
			price: toRupees(line.price_paise),
			quantity: line.quantity,
			lineTotal: toRupees(times(line.price_paise, line.quantity)),
		})
	}
	const events = await store.db
		.selectFrom('order_events')
		.selectAll()
		.where('order_id', 'in', ids)
		.orderBy('created_at')
		.orderBy('id')
		.execute()
	for (const event of events) {
		details.get(event.order_id)?.history.push({
			action: event.action,
			status: event.status,
			actor: event.actor_name,
			role: event.actor_role,
			note: event.note,
			at: iso(event.created_at),
		})
	}
	return details
}

export async function findOrder(db: Database | Tx, id: string): Promise<OrderRow | undefined> {
	return db
		.selectFrom('orders')
		.selectAll()
		.where('id', '=', id as OrderId)
		.executeTakeFirst()
}

/** One order, for whoever may see it; to anyone else it does not exist. */
export async function getOrder(
	store: Store,
	actor: Actor,
	id: string,
	key?: string,
): Promise<Result<Order>> {
	const row = await findOrder(store.db, id)
	if (!row || !maySee(actor, factsOf(row), key)) return refuse('not_found', NOT_FOUND)
	const details = await detailsOf(store, [row.id])
	return ok(orderOf(row, details.get(row.id) ?? { items: [], history: [] }, actor, key))
}

type Where = (eb: ExpressionBuilder<Tables, 'orders'>) => Expression<SqlBool>

/** The condition that `maySee` is, as SQL. */
function visibleTo(actor: SignedIn): Where {
	if (hasRole(actor, 'Admin')) return (eb) => eb.lit(true)
	if (hasRole(actor, 'Installer'))
		return (eb) =>
			eb.or([
				eb.and([eb('status', '=', 'pending'), eb('installer_id', 'is', null)]),
				eb('installer_id', '=', actor.id),
				eb('user_id', '=', actor.id),
			])
	return (eb) => eb('user_id', '=', actor.id)
}

const SEARCHED = ['id', 'full_name', 'city', 'zip_code'] as const

/** Whether one of the columns holds the word, whatever its case. */
function holds(word: string): Where {
	const pattern = `%${word.replace(/[!%_]/g, '!$&')}%`
	return (eb) =>
		eb.or(
			SEARCHED.map(
				(column) => sql<SqlBool>`lower(${eb.ref(column)}) like lower(${pattern}) escape '!'`,
			),
		)
}

/** What the caller may see, newest first unless asked, with how many there are in all. */
export async function listOrders(
	store: Store,
	actor: Actor,
	{ status, q, sort, limit, offset }: OrderQuery,
): Promise<Result<{ orders: Order[]; total: number }>> {
	if (!isSignedIn(actor)) return refuse('not_signed_in', 'Log in to see your orders.')
	let matching = store.db.selectFrom('orders').where(visibleTo(actor))
	if (status) matching = matching.where('status', '=', status)
	for (const word of q?.split(/\s+/) ?? []) matching = matching.where(holds(word))
	const rows = await matching
		.selectAll()
		.orderBy('created_at', sort === 'newest' ? 'desc' : 'asc')
		.orderBy('id')
		.limit(limit)
		.offset(offset)
		.execute()
	const { total } = await matching
		.select((eb) => eb.fn.countAll<number>().as('total'))
		.executeTakeFirstOrThrow()
	const details = await detailsOf(
		store,
		rows.map((row) => row.id),
	)
	const orders = rows.map((row) =>
		orderOf(row, details.get(row.id) ?? { items: [], history: [] }, actor),
	)
	return ok({ orders, total: Number(total) })
}
