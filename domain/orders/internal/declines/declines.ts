import type { Selectable } from 'kysely'
import type { Database, Tx } from '../../../../db/database.ts'
import type { OrderId, UserId } from '../../../../shared/ids.ts'
import { rowsOfOrder } from '../../../rows-of-order.ts'
import { type OrderTables, orderTables } from '../../tables.ts'
import type { Decline } from './decline-rules.ts'

const declineOf = (row: Selectable<OrderTables['order_refusals']>): Decline => ({
	installerId: row.installer_id,
	kind: row.kind,
	wasOffered: row.was_offered === 1,
	isFinal: row.is_final === 1,
	undoUntil: row.undo_until,
})

/** Who said no to each of these orders. */
export async function declinesOf(db: Database, ids: OrderId[]): Promise<Map<OrderId, Decline[]>> {
	const declines = new Map<OrderId, Decline[]>(ids.map((id) => [id, []]))
	const rows = await rowsOfOrder(orderTables(db), 'order_refusals', ids, 'installer_id')
	for (const row of rows) declines.get(row.order_id)?.push(declineOf(row))
	return declines
}

/** Installers that the order is not to be offered to again. */
export const excludedInstallers = (declines: readonly Decline[]): UserId[] =>
	declines.filter(({ isFinal }) => isFinal).map(({ installerId }) => installerId)

/** Records that an installer declines; their earlier answer is deleted. */
export async function recordDecline(
	tx: Tx,
	orderId: OrderId,
	{ installerId, kind, wasOffered, undoUntil }: Omit<Decline, 'isFinal'>,
	at: number,
): Promise<void> {
	const said = {
		kind,
		was_offered: wasOffered ? 1 : 0,
		is_final: 1,
		undo_until: undoUntil,
		created_at: at,
	}
	await orderTables(tx)
		.insertInto('order_refusals')
		.values({ order_id: orderId, installer_id: installerId, ...said })
		.onConflict((conflict) => conflict.columns(['order_id', 'installer_id']).doUpdateSet(said))
		.execute()
}

const refusalsIn = (tx: Tx, orderId: OrderId) =>
	orderTables(tx).updateTable('order_refusals').where('order_id', '=', orderId)

/** From now on no decline of this order can be taken back. */
export async function endUndo(tx: Tx, orderId: OrderId): Promise<void> {
	const open = refusalsIn(tx, orderId).where('undo_until', 'is not', null)
	await open.set({ undo_until: null }).execute()
}

/** Lets every installer that declined the order be asked again; an installer that handed it back is not. */
export async function forgiveDeclines(tx: Tx, orderId: OrderId): Promise<void> {
	const declines = refusalsIn(tx, orderId).where('kind', '<>', 'hand-back')
	await declines.set({ is_final: 0 }).execute()
}

/** Makes reports ignore the steps of an order that the caller chooses. */
const withdrawnSteps = (tx: Tx, orderId: OrderId) =>
	orderTables(tx).updateTable('order_events').set({ withdrawn: 1 }).where('order_id', '=', orderId)

/** Takes one installer's decline back: the order may be theirs again, and no report counts the answer. */
export async function withdrawDecline(
	tx: Tx,
	orderId: OrderId,
	installerId: UserId,
): Promise<void> {
	const { created_at: at } = await refusalsIn(tx, orderId)
		.set({ is_final: 0 })
		.where('installer_id', '=', installerId)
		.returning('created_at')
		.executeTakeFirstOrThrow()
	await withdrawnSteps(tx, orderId)
		.where('actor_id', '=', installerId)
		.where('action', 'in', ['decline', 'pass'])
		.where('created_at', '=', at)
		.execute()
}

/** No report counts the acceptance of an order that was handed back. */
export async function withdrawAcceptance(tx: Tx, orderId: OrderId): Promise<void> {
	await withdrawnSteps(tx, orderId).where('action', '=', 'accept').execute()
}
