import type { Tx } from '../../../db/database.ts'
import { message } from '../../../shared/messages/message.ts'
import { notify } from '../../notifications/commands.ts'
import type { Store } from '../../store.ts'
import { type NewlyOpen, offerToNext } from '../routing/offer-to-next.ts'

/** Notifies of an order that is there to be worked on: admins, and whoever is asked to install it. */
export async function announce(store: Store, tx: Tx, order: NewlyOpen, at: number): Promise<void> {
	await notify(tx, [
		{
			to: { role: 'Admin' },
			type: 'info',
			message: message('orders.new_from', { buyer: order.full_name }),
			link: `/admin/orders/${order.id}`,
			orderId: order.id,
			at,
		},
	])
	await offerToNext(store, tx, order, at)
}
