import type { Tx } from '../../../db/database.ts'
import type { OrderId } from '../../../shared/ids.ts'
import type { Message } from '../../../shared/messages/message.ts'
import { notify } from '../../notifications/commands.ts'

/** Notifies admins of a matter to look at, with a link to the order or a page of it. @param at epoch milliseconds */
export const warnAdmins = (
	tx: Tx,
	orderId: OrderId,
	message: Message,
	at: number,
	page: '' | '/returns' = '',
): Promise<void> =>
	notify(tx, [
		{
			to: { role: 'Admin' },
			type: 'warning',
			message,
			link: `/admin/orders/${orderId}${page}`,
			orderId,
			at,
		},
	])
