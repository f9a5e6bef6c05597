import type { Tx } from '../../../../db/database.ts'
import { message } from '../../../../shared/messages/message.ts'
import { recorded } from '../../../../shared/messages/record.ts'
import type { Paise } from '../../../../shared/money.ts'
import { ok, type Result } from '../../../../shared/result.ts'
import type { AppContext } from '../../../app-context.ts'
import { mailRefunds } from '../../../orders/money/mails.ts'
import { scheduleRefunds } from '../../../orders/money/refunds.ts'
import type { OrderColumns } from '../../../orders/queries.ts'
import { requestRefund } from '../../../payments/refunds.ts'
import { rescheduleTo } from '../../../payments/schedule-changes.ts'

interface Changed {
	/** Locked. */
	order: OrderColumns
	total: Paise
	/** Which change of the order. */
	n: number
	at: number
}

/**
 * Adjusts the money of an order to its new total: its schedule, and a refund of the surplus. The caller writes the
 * order's state of money.
 */
export async function moneyAfterChange(
	ctx: AppContext,
	tx: Tx,
	{ order, total, n, at }: Changed,
): Promise<Result<void>> {
	const amount = await rescheduleTo(tx, order.id, total)
	if (amount === 0) return ok(undefined)
	const refunds = await requestRefund(tx, {
		orderId: order.id,
		amount,
		key: `change ${n} of ${order.id}`,
		reason: recorded(message('fulfilment.refund_reason')),
		// It covers nothing of the order as it is now.
		payAgain: true,
		by: null,
		at,
	})
	if (!refunds.ok) return refunds
	await scheduleRefunds(ctx, tx, refunds.value)
	await mailRefunds(ctx, tx, order, refunds.value)
	return ok(undefined)
}
