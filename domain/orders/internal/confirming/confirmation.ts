import type { Tx } from '../../../../db/database.ts'
import type { OrderId } from '../../../../shared/ids.ts'
import { message } from '../../../../shared/messages/message.ts'
import type { AppContext } from '../../../app-context.ts'
import { warnAdmins } from '../../money/warn-admins.ts'
import { lockOrder } from '../../order-rows.ts'
import type { OrderColumns } from '../../queries.ts'
import { orderTables } from '../../tables.ts'
import { channelFor, sendBy } from './channels.ts'

/** Has a new order wait until it is confirmed: a code goes to its buyer where one can, and admins are notified. */
export async function beginConfirmation(
	ctx: AppContext,
	tx: Tx,
	id: OrderId,
	at: number,
): Promise<void> {
	const order = await lockOrder(tx, id)
	if (!order) return
	const nothing = { channel: null, code_hash: null, sent_at: null, confirmed_at: null }
	await orderTables(tx)
		.insertInto('order_confirmations')
		.values({ order_id: id, ...nothing })
		.execute()
	await sendCode(ctx, tx, order, at)
	await warnAdmins(tx, id, message('orders.waits_for_confirmation', { orderId: id }), at)
}

/** Sends a new code, which takes the place of the one before. @returns whether one reaches the buyer */
export async function sendCode(
	ctx: AppContext,
	tx: Tx,
	order: OrderColumns,
	at: number,
): Promise<boolean> {
	const channel = channelFor(ctx, order)
	if (!channel) return false
	const { sent } = await orderTables(tx)
		.updateTable('order_confirmations')
		.set((eb) => ({ channel, code_hash: null, sent: eb('sent', '+', 1), sent_at: at }))
		.where('order_id', '=', order.id)
		.returning('sent')
		.executeTakeFirstOrThrow()
	await sendBy(channel)(ctx, tx, order, sent)
	return true
}
