import { z } from 'zod'
import { inTransaction } from '../../db/transaction.ts'
import { UnansweredError } from '../jobs/outcomes.ts'
import type { JobKind } from '../jobs/runner.ts'
import { scheduleCheck } from '../orders/money/online-payment.ts'
import { PLACES_AT_PROVIDER } from '../payments/limits.ts'
import { findPayment } from '../payments/queries.ts'
import { nextCheck } from './internal/check-times.ts'
import { checkPayment } from './internal/refresh-payment.ts'

const Payload = z.object({ id: z.string(), n: z.number().int() })

/**
 * Reconciliation: asks the provider about a payment without any report, at growing intervals, until it is captured or
 * can no longer be. A check with a number (`n`) above 0 schedules the next.
 */
export const paymentCheck: JobKind = {
	name: 'payment-check',
	placesOutside: PLACES_AT_PROVIDER,
	run: async (ctx, { payload }) => {
		const { id, n } = Payload.parse(payload)
		const before = await findPayment(ctx.db, id)
		if (!before || before.state === 'captured') return
		if (!(await checkPayment(ctx, id)))
			throw new UnansweredError(`The provider of payment ${id} cannot be reached`)
		const payment = await findPayment(ctx.db, id)
		if (!payment || payment.state === 'captured' || n === 0) return
		const runAt = nextCheck(n, payment.created_at, ctx.now())
		if (runAt === null) return
		await inTransaction(ctx.db, (tx) => scheduleCheck(ctx, tx, { id, n: n + 1, runAt }))
	},
}
