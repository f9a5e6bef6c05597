import type { Tx } from '../../../../db/database.ts'
import type { OrderId } from '../../../../shared/ids.ts'
import { message } from '../../../../shared/messages/message.ts'
import { failField, ok, type Result } from '../../../../shared/result.ts'
import type { AppContext } from '../../../app-context.ts'
import type { PricedOrder } from '../../../checkout/queries.ts'
import { insertSchedule } from '../../../payments/commands.ts'
import type { ScheduleRow } from '../../../payments/rules.ts'
import type { PaymentProvider } from '../../../payments/schema.ts'
import { reservedUntil } from '../../../payments/ways.ts'
import type { OrderWithMoney } from '../../follower.ts'
import { scheduleExpiry } from '../../money/expire.ts'
import { beginOnline } from '../../money/online-payment.ts'
import { reconcilePayments } from '../../money/reconcile-payments.ts'

const NO_WAY = message('payments.way_required')

/** How a new order is paid. */
export interface Paying {
	/** Null where the store takes no money. */
	way: PaymentProvider | null
	/** Parts that sum to the order's total. */
	schedule: readonly ScheduleRow[]
	/** Until when its goods are reserved, epoch milliseconds; null where it goes to work at once. */
	reservedUntil: number | null
}

/**
 * How a new order is to be paid, by the way and the schedule it is sold by, and whether it waits for that.
 * @returns invalid where that has to be said, and where no way takes its total
 */
export function payingOf(
	ctx: AppContext,
	{
		payment: way,
		schedule,
		whyNotPayable,
	}: Pick<PricedOrder, 'payment' | 'schedule' | 'whyNotPayable'>,
	at: number,
): Result<Paying> {
	if (!ctx.policy.takesPayment) return ok({ way: null, schedule: [], reservedUntil: null })
	if (way === null) return failField('payment', whyNotPayable ?? NO_WAY)
	const rows = schedule.map((row, index) => ({ n: index + 1, ...row }))
	const waits = rows.some(({ due, amount }) => due === 'on-order' && amount > 0)
	const until = waits ? reservedUntil(way, ctx.settings.current(), at) : null
	return ok({ way, schedule: rows, reservedUntil: until })
}

/**
 * Records how a new order is paid, in the transaction that places it; a payment online is begun.
 * @returns the order and its money; null where the store takes none
 */
export async function beginPaying(
	ctx: AppContext,
	tx: Tx,
	orderId: OrderId,
	{ way, schedule, reservedUntil: until }: Paying,
	at: number,
): Promise<OrderWithMoney | null> {
	if (way === null) return null
	await insertSchedule(tx, orderId, schedule)
	const first = schedule.find(({ due, amount }) => due === 'on-order' && amount > 0)
	if (way === 'razorpay' && first)
		await beginOnline(ctx, tx, { orderId, scheduleN: first.n, amount: first.amount, at })
	if (until !== null)
		await scheduleExpiry(ctx, tx, orderId, { at, until, isOnline: way === 'razorpay' })
	return reconcilePayments(ctx, tx, orderId)
}
