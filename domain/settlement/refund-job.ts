import { z } from 'zod'
import { inTransaction } from '../../db/transaction.ts'
import { schedule } from '../jobs/commands.ts'
import { UnansweredError } from '../jobs/outcomes.ts'
import type { JobKind } from '../jobs/runner.ts'
import { lockOrder } from '../orders/order-rows.ts'
import { PLACES_AT_PROVIDER } from '../payments/limits.ts'
import type { ReportedRefund } from '../payments/online.ts'
import { findPayment, findRefund, type RefundRow } from '../payments/queries.ts'
import { recordRefund } from '../payments/refunds.ts'
import type { Store } from '../store.ts'
import { notifyOfRefund } from './internal/refund-commands.ts'
import { MAX_REFUND_CHECKS } from './limits.ts'

const HOUR_MS = 3_600_000

const Payload = z.object({ id: z.string(), n: z.number().int().default(1) })

/** Sends a refund of an online payment by its provider, and asks for its state; tried again, it is the same refund there. */
export const refundJob: JobKind = {
	name: 'refund',
	placesOutside: PLACES_AT_PROVIDER,
	run: async (store, { payload }) => {
		const { id, n } = Payload.parse(payload)
		const refund = await findRefund(store.db, id)
		if (refund?.state !== 'requested' && refund?.state !== 'sent') return
		const payment = await findPayment(store.db, refund.payment_id)
		const reported = await store.online?.refund({
			id: refund.id,
			paymentRef: payment?.provider_ref ?? '',
			amount: refund.amount_paise,
		})
		if (!reported)
			throw new UnansweredError(`The provider of refund ${refund.id} cannot be reached`)
		await applyReportedRefund(store, refund, reported)
		if (reported.state === 'sent' && n < MAX_REFUND_CHECKS) await checkAgain(store, id, n + 1)
	},
}

/** Records what a provider reports of a refund, and settles its order in the same transaction. */
export const applyReportedRefund = (
	store: Store,
	{ id, order_id: orderId }: RefundRow,
	reported: ReportedRefund,
): Promise<void> =>
	inTransaction(store.db, async (tx) => {
		const order = await lockOrder(tx, orderId)
		const changed = await recordRefund(tx, id, reported, store.now())
		if (order && changed) await notifyOfRefund(store, tx, order, changed)
	})

const checkAgain = (store: Store, id: string, n: number): Promise<void> =>
	inTransaction(store.db, (tx) =>
		schedule(store, tx, [
			{
				kind: 'refund',
				key: `refund ${id} ${n}`,
				payload: { id, n },
				runAt: store.now() + 8 * HOUR_MS,
			},
		]),
	)
