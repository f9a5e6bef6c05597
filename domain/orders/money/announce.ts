import type { Tx } from '../../../db/database.ts'
import type { OrderId, UserId } from '../../../shared/ids.ts'
import { message } from '../../../shared/messages/message.ts'
import { notify } from '../../notifications/commands.ts'
import type { Store } from '../../store.ts'
import { nameBeforeAcceptance } from '../policy.ts'
import { notifyUnassigned, recordOffer } from '../routing/routing.ts'
import type { Fulfilment } from '../schema.ts'

interface NewOrder {
	id: OrderId
	fullName: string
	zipCode: string
	fulfilment: Fulfilment
	/** Whom it is offered to. */
	installerId: UserId | null
}

/** Notifies of an order that is there to be worked on: whom it is offered to, and admins. */
export async function announce(
	{ policy }: Store,
	tx: Tx,
	{ id: orderId, fullName, zipCode, fulfilment, installerId }: NewOrder,
	at: number,
): Promise<void> {
	const about = { orderId, at }
	const offer = {
		type: 'order',
		message: message('orders.new_from', { buyer: nameBeforeAcceptance(policy, fullName) }),
		link: '/installer/orders',
		...about,
	} as const
	await notify(tx, [
		...(installerId ? [{ to: { userId: installerId }, ...offer }] : []),
		...(policy.routing === 'pool' ? [{ to: { role: 'Installer' as const }, ...offer }] : []),
		{
			to: { role: 'Admin' },
			type: 'info',
			message: message('orders.new_from', { buyer: fullName }),
			link: `/admin/orders/${orderId}`,
			...about,
		},
	])
	if (installerId) await recordOffer(tx, orderId, installerId, at)
	else if (policy.routing === 'by-pin' && fulfilment === 'installation')
		await notifyUnassigned(tx, { id: orderId, zipCode }, at)
}
