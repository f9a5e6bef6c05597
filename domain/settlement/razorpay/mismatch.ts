import type { Tx } from '../../../db/database.ts'
import { message } from '../../../shared/messages/message.ts'
import { notify } from '../../notifications/commands.ts'
import { keepEvent } from '../../payments/events.ts'
import type { PaymentRow } from '../../payments/queries.ts'
import type { RazorpayEvent } from '../../payments/razorpay/events.ts'
import type { Store } from '../../store.ts'

type Told = Extract<RazorpayEvent, { kind: 'payment' }>['payment']

/** Money of another amount or currency than was asked for is not booked: admins are told, once for each. */
export async function notifyOfMismatch(
	store: Store,
	tx: Tx,
	{ order_id: orderId }: PaymentRow,
	{ id: ref, amount }: Told,
): Promise<void> {
	const at = store.now()
	const once = {
		provider: 'razorpay',
		id: `mismatch ${ref}`,
		kind: 'mismatch',
		body: '{}',
		at,
	} as const
	if (!(await keepEvent(tx, once))) return
	store.log.error({ orderId, ref }, 'a payment is of another amount than was asked for')
	await notify(tx, [
		{
			to: { role: 'Admin' },
			type: 'warning',
			message: message('payments.mismatch', { orderId, ref, amount }),
			link: `/admin/orders/${orderId}`,
			orderId,
			at,
		},
	])
}
