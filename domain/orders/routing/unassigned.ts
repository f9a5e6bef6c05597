import type { Tx } from '../../../db/database.ts'
import { placeNameOfPin } from '../../../shared/addresses/address.ts'
import type { OrderId } from '../../../shared/ids.ts'
import { message } from '../../../shared/messages/message.ts'
import { mailAdmins } from '../../mail/commands.ts'
import { notify } from '../../notifications/commands.ts'
import type { Store } from '../../store.ts'
import { orderTables } from '../tables.ts'

interface Unassigned {
	id: OrderId
	zipCode: string
}

/**
 * Notifies the admins of an order that no installer can be asked for, and writes to them: once, until somebody has
 * accepted it or an admin given it to somebody since.
 */
export async function notifyUnassigned(
	store: Store,
	tx: Tx,
	{ id: orderId, zipCode: pin }: Unassigned,
	at: number,
): Promise<void> {
	const path = `/admin/orders/${orderId}`
	const fitsNobody = message('orders.fits_nobody', { orderId, pin })
	await notify(tx, [
		{ to: { role: 'Admin' }, type: 'warning', message: fitsNobody, link: path, orderId, at },
	])
	if (!store.policy.sendsMail) return
	const event = unassignedSince(await lastBeginning(tx, orderId))
	const data = { orderId, pin, place: placeNameOfPin(pin), path }
	await mailAdmins(store, tx, { event, template: 'order-unassigned', data })
}

/** What a mail about an unassigned order is of: all that comes of one step of its history until the next such step. */
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
