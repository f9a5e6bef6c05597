import type { ExpressionBuilder } from 'kysely'
import type { Database } from '../../../db/database.ts'
import { findsRow } from '../../../db/finds-row.ts'
import type { OrderId, UserId } from '../../../shared/ids.ts'
import { canBeUndone } from '../refusals/refusal-rules.ts'
import { type OrderTables, orderTables } from '../tables.ts'

/** Of an order that is to be installed and that nobody is asked for. */
export const isUnassigned = (eb: ExpressionBuilder<OrderTables, 'orders'>) =>
	eb.and([
		eb('orders.status', '=', 'pending'),
		eb('orders.installer_id', 'is', null),
		eb('orders.fulfilment', '=', 'installation'),
	])

/** Whether any order is unassigned. */
export const hasUnassigned = (db: Database): Promise<boolean> =>
	findsRow(orderTables(db).selectFrom('orders').select('orders.id').where(isUnassigned))

/** An order that waits for an installer. */
export interface WaitingOrder {
	id: OrderId
	zipCode: string
	/** Installers whom it is not offered to again. */
	refusedBy: ReadonlySet<UserId>
}

/**
 * The unassigned orders that the store offers by itself, the oldest first: not those that an admin has taken from
 * everybody, and not those whose last decline may still be taken back.
 * @param now epoch milliseconds
 */
export async function waitingOrders(db: Database, now: number): Promise<WaitingOrder[]> {
	const tables = orderTables(db)
	const orders = await tables
		.selectFrom('orders')
		.where(isUnassigned)
		.select(['orders.id', 'orders.zip_code'])
		.select((eb) =>
			eb
				.selectFrom('order_events')
				.select('action')
				.whereRef('order_events.order_id', '=', 'orders.id')
				.orderBy('order_events.created_at', 'desc')
				.orderBy('order_events.id', 'desc')
				.limit(1)
				.as('last_action'),
		)
		.orderBy('orders.created_at')
		.orderBy('orders.id')
		.execute()
	const refusals = await tables
		.selectFrom('order_refusals')
		.select(['order_id', 'installer_id', 'is_final', 'undo_until'])
		.where('order_id', 'in', (eb) =>
			eb.selectFrom('orders').select('orders.id').where(isUnassigned),
		)
		.execute()
	const refusedBy = new Map<OrderId, Set<UserId>>()
	const undoable = new Set<OrderId>()
	for (const { order_id, installer_id, is_final, undo_until } of refusals) {
		if (canBeUndone(undo_until, now)) undoable.add(order_id)
		if (is_final !== 1) continue
		refusedBy.set(order_id, (refusedBy.get(order_id) ?? new Set()).add(installer_id))
	}
	return orders
		.filter(({ id, last_action }) => last_action !== 'reassign' && !undoable.has(id))
		.map(({ id, zip_code: zipCode }) => ({
			...{ id, zipCode },
			refusedBy: refusedBy.get(id) ?? new Set(),
		}))
}
