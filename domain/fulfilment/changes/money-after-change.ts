import type { Tx } from '../../../db/database.ts'
import type { OrderId } from '../../../shared/ids.ts'
import { message } from '../../../shared/messages/message.ts'
import type { Paise } from '../../../shared/money.ts'
import { notify } from '../../notifications/commands.ts'
import { rescheduleTo } from '../../payments/schedule-changes.ts'
import type { Store } from '../../store.ts'

interface Changed {
	orderId: OrderId
	total: Paise
	/** Which change of the order. */
	n: number
	at: number
}

/** Has the money of an order follow its new total: its schedule, and what was paid beyond it. */
export async function moneyAfterChange(store: Store, tx: Tx, changed: Changed): Promise<void> {
	const overpaid = await rescheduleTo(tx, changed.orderId, changed.total)
	if (overpaid > 0) await refundOverpaid(store, tx, changed, overpaid)
}

/** Gives back what was paid beyond the new total: until refunds can be asked for here, admins are told to. */
async function refundOverpaid(
	_store: Store,
	tx: Tx,
	{ orderId, at }: Changed,
	overpaid: Paise,
): Promise<void> {
	const text = message('fulfilment.to_refund', { orderId, amount: overpaid })
	const about = { link: `/admin/orders/${orderId}`, orderId, at }
	await notify(tx, [{ to: { role: 'Admin' }, type: 'warning', message: text, ...about }])
}
