import type { Tx } from '../../../../db/database.ts'
import { message } from '../../../../shared/messages/message.ts'
import type { AppContext } from '../../../app-context.ts'
import { notify } from '../../../notifications/commands.ts'
import { nameBeforeAcceptance } from '../../policy.ts'
import type { OrderColumns } from '../../queries.ts'
import { orderTables } from '../../tables.ts'
import { openOffer } from './offers.ts'
import { installerFor } from './routing.ts'
import { notifyUnassigned } from './unassigned-orders.ts'

/** Notifies of an order that is ready for work: admins, and the installers asked to install it. */
export async function notifyNewOrder(
	ctx: AppContext,
	tx: Tx,
	order: NewlyOpen,
	at: number,
): Promise<void> {
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
	await offerToNext(ctx, tx, order, at)
}

export type NewlyOpen = Pick<OrderColumns, 'id' | 'zip_code' | 'full_name' | 'fulfilment'>

/**
 * Brings an order that has just become pending to the first installer by routing: from the pool to every installer,
 * else to the best fit, and where it fits nobody to the admins. An order that is only delivered concerns no installer.
 * @param at epoch milliseconds
 */
export async function offerToNext(
	ctx: AppContext,
	tx: Tx,
	order: NewlyOpen,
	at: number,
): Promise<void> {
	if (order.fulfilment !== 'installation') return
	const { policy } = ctx
	const { id: orderId, zip_code: zipCode } = order
	const buyer = nameBeforeAcceptance(policy, order.full_name)
	const offer = {
		type: 'order',
		message: message('orders.new_from', { buyer }),
		link: '/installer/orders',
		orderId,
		at,
	} as const
	if (policy.routing === 'pool') return notify(tx, [{ to: { role: 'Installer' }, ...offer }])
	const installerId = await installerFor(tx, policy, zipCode)
	if (installerId === null) return notifyUnassigned(ctx, tx, { id: orderId, zipCode }, at)
	await orderTables(tx)
		.updateTable('orders')
		.set({ installer_id: installerId })
		.where('id', '=', orderId)
		.execute()
	await openOffer(ctx, tx, orderId, { installerId, at })
	await notify(tx, [{ to: { userId: installerId }, ...offer }])
}
