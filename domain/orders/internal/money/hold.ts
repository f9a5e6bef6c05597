import type { Tx } from '../../../../db/database.ts'
import { message } from '../../../../shared/messages/message.ts'
import type { AppContext } from '../../../app-context.ts'
import { holdCharge } from '../../../payments/held.ts'
import type { Charge } from '../../../payments/online.ts'
import type { PaymentRow } from '../../../payments/queries.ts'
import { addReferences } from '../../listing/order-references.ts'
import { warnAdmins } from '../../money/warn-admins.ts'

/** Holds a charge of another amount or currency than was asked for; admins are notified, once for each. */
export async function hold(
	ctx: AppContext,
	tx: Tx,
	payment: PaymentRow,
	charge: Charge,
): Promise<void> {
	const at = ctx.now()
	if (!(await holdCharge(tx, payment, charge, at))) return
	const { order_id: orderId } = payment
	const { ref, amount, currency } = charge
	await addReferences(tx, orderId, 'payment', [ref])
	ctx.log.warn({ orderId, ref }, 'a payment is not what was asked for, and is held')
	await warnAdmins(tx, orderId, message('payments.held', { orderId, ref, amount, currency }), at)
}
