import type { ExpressionBuilder } from 'kysely'
import type { Database, Tx } from '../../../../db/database.ts'
import { findsRow } from '../../../../db/finds-row.ts'
import { placeNameOfPin } from '../../../../shared/addresses/address.ts'
import type { OrderId, UserId } from '../../../../shared/ids.ts'
import { message } from '../../../../shared/messages/message.ts'
import type { AppContext } from '../../../app-context.ts'
import { schedule } from '../../../jobs/commands.ts'
import { mailAdmins } from '../../../mail/commands.ts'
import { notify } from '../../../notifications/commands.ts'
import { UNASSIGNED } from '../../routing/unassigned.ts'
import { type OrderTables, orderTables } from '../../tables.ts'
import { canBeUndone } from '../declines/decline-rules.ts'

/** Whether an order is to be installed and nobody is asked for it. */
export const isUnassigned = (eb: ExpressionBuilder<OrderTables, 'orders'>) => eb.and(UNASSIGNED)

/** Whether any order is unassigned. */
export const hasUnassigned = (db: Database): Promise<boolean> =>
	findsRow(orderTables(db).selectFrom('orders').select('orders.id').where(isUnassigned))

/** An order that waits for an installer. */
export interface WaitingOrder {
	id: OrderId
	zipCode: string
	/** Installers that it is not offered to again. */
	refusedBy: ReadonlySet<UserId>
}

/**
 * The unassigned orders that the store offers by itself, the oldest first: not those that an admin has taken from
 * everybody, and not those with a last decline that may still be taken back.
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
	const declines = await tables
		.selectFrom('order_refusals')
		.select(['order_id', 'installer_id', 'is_final', 'undo_until'])
		.where('order_id', 'in', (eb) =>
			eb.selectFrom('orders').select('orders.id').where(isUnassigned),
		)
		.execute()
	const refusedBy = new Map<OrderId, Set<UserId>>()
	const undoable = new Set<OrderId>()
	for (const { order_id, installer_id, is_final, undo_until } of declines) {
		if (canBeUndone(undo_until, now)) undoable.add(order_id)
		if (is_final !== 1) continue
		refusedBy.set(order_id, (refusedBy.get(order_id) ?? new Set()).add(installer_id))
	}
	return orders
		.filter(({ id, last_action }) => last_action !== 'reassign' && !undoable.has(id))
		.map(({ id, zip_code: zipCode }) => ({
			id,
			zipCode,
			refusedBy: refusedBy.get(id) ?? new Set(),
		}))
}

interface Unassigned {
	id: OrderId
	zipCode: string
}

/**
 * Notifies the admins of an order that no installer can be asked for, and writes to them: once, until somebody has
 * accepted it or an admin given it to somebody since.
 */
export async function notifyUnassigned(
	ctx: AppContext,
	tx: Tx,
	{ id: orderId, zipCode: pin }: Unassigned,
	at: number,
): Promise<void> {
	const path = `/admin/orders/${orderId}`
	const fitsNobody = message('orders.fits_nobody', { orderId, pin })
	await notify(tx, [
		{ to: { role: 'Admin' }, type: 'warning', message: fitsNobody, link: path, orderId, at },
	])
	if (!ctx.policy.sendsMail) return
	const event = unassignedSince(await lastBeginning(tx, orderId))
	const data = { orderId, pin, place: placeNameOfPin(pin), path }
	await mailAdmins(ctx, tx, { event, template: 'order-unassigned', data })
}

/**
 * The event of a mail about an unassigned order: the mails of one step of its history share it until the next such
 * step.
 */
const unassignedSince = (eventId: string) => `unassigned since ${eventId}`

/** The latest step of an order that is not itself a part of asking one installer after another. */
async function lastBeginning(tx: Tx, orderId: OrderId): Promise<string> {
	const { id } = await orderTables(tx)
		.selectFrom('order_events')
		.select('id')
		.where('order_id', '=', orderId)
		.where('action', 'not in', ['decline', 'pass', 'lapse', 'undo', 'route'])
		.orderBy('created_at', 'desc')
		.orderBy('id', 'desc')
		.limit(1)
		.executeTakeFirstOrThrow()
	return id
}

/**
 * Has unassigned orders offered once more, since an installer may be free for them now: they have less to do, serve
 * more PIN codes, take more jobs, or may work for the store again. Where no order is unassigned it does nothing; one
 * that becomes so at the same moment is found by the job that looks at regular times.
 * @param at from when on, epoch milliseconds
 */
export async function offerToFree(
	ctx: AppContext,
	tx: Tx,
	installerId: UserId,
	at: number,
): Promise<void> {
	if (ctx.policy.routing === 'pool' || !(await hasUnassigned(tx))) return
	const key = `installer ${installerId} free at ${at}`
	const payload = { installerId }
	await schedule(ctx, tx, [{ kind: 'installer-free', key, payload, runAt: at }])
}
