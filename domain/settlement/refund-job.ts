import { z } from 'zod'
import { inTransaction } from '../../db/transaction.ts'
import { HOUR_MS } from '../../shared/durations.ts'
import type { AppContext } from '../app-context.ts'
import { schedule } from '../jobs/commands.ts'
import { UnansweredError } from '../jobs/outcomes.ts'
import type { JobKind } from '../jobs/runner.ts'
import { notifyOfRefund } from '../orders/money/reported-refunds.ts'
import { lockOrder } from '../orders/order-rows.ts'
import { PLACES_AT_PROVIDER } from '../payments/limits.ts'
import type { ReportedRefund } from '../payments/online.ts'
import { findPayment, findRefund, type RefundRow } from '../payments/queries.ts'
import { recordRefund } from '../payments/refunds.ts'
import { MAX_REFUND_CHECKS } from './limits.ts'

const Payload = z.object({ id: z.string(), n: z.number().int().default(1) })

/** Sends a refund of an online payment by its provider, and asks for its state; tried again, it is the same refund there. */
export const refundJob: JobKind = {
	name: 'refund',
	placesOutside: PLACES_AT_PROVIDER,
	run: async (ctx, { payload }) => {
		const { id, n } = Payload.parse(payload)
		const refund = await findRefund(ctx.db, id)
		if (refund?.state !== 'requested' && refund?.state !== 'sent') return
		const payment = await findPayment(ctx.db, refund.payment_id)
		const reported = await ctx.online?.refund({
			id: refund.id,
			paymentRef: payment?.provider_ref ?? '',
			amount: refund.amount_paise,
		})
		if (!reported)
			throw new UnansweredError(`The provider of refund ${refund.id} cannot be reached`)
		await applyReportedRefund(ctx, refund, reported)
		if (reported.state === 'sent' && n < MAX_REFUND_CHECKS) await checkAgain(ctx, id, n + 1)
	},
}

/** Records a refund as a provider reports it, and settles its order in the same transaction. */
export const applyReportedRefund = (
	ctx: AppContext,
	{ id, order_id: orderId }: RefundRow,
	reported: ReportedRefund,
): Promise<void> =>
	inTransaction(ctx.db, async (tx) => {
		const order = await lockOrder(tx, orderId)
		const changed = await recordRefund(tx, id, reported, ctx.now())
		if (order && changed) await notifyOfRefund(ctx, tx, order, changed)
	})

const checkAgain = (ctx: AppContext, id: string, n: number): Promise<void> =>
	inTransaction(ctx.db, (tx) =>
		schedule(ctx, tx, [
			{
				kind: 'refund',
				key: `refund ${id} ${n}`,
				payload: { id, n },
				runAt: ctx.now() + 8 * HOUR_MS,
			},
		]),
	)
