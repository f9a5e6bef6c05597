import type { Tx } from '../../../../db/database.ts'
import { message } from '../../../../shared/messages/message.ts'
import type { AppContext } from '../../../app-context.ts'
import { warnAdmins } from '../../../orders/money/warn-admins.ts'
import { recordEvent } from '../../../payments/events.ts'
import type { PaymentRow } from '../../../payments/queries.ts'
import type { RazorpayPayment } from '../../../payments/razorpay/answers.ts'

/** A payment, or a refund of one. */
type Mismatched = Pick<RazorpayPayment, 'id' | 'amount'>

/** What is of another amount or currency than was requested is not recorded: admins are notified, once for each. */
export async function notifyOfMismatch(
	ctx: AppContext,
	tx: Tx,
	{ order_id: orderId }: PaymentRow,
	{ id: ref, amount }: Mismatched,
): Promise<void> {
	const at = ctx.now()
	const once = {
		provider: 'razorpay',
		id: `mismatch ${ref}`,
		kind: 'mismatch',
		body: '{}',
		at,
	} as const
	if (!(await recordEvent(tx, once))) return
	ctx.log.error({ orderId, ref }, 'what Razorpay reports is of another amount than was requested')
	await warnAdmins(tx, orderId, message('payments.mismatch', { orderId, ref, amount }), at)
}
